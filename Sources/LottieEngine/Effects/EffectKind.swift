import LottieModel

/// The implementations of the supported effects; the features identify them.
enum EffectKind {
  static let rules: [Feature: any EffectRule.Type] = [
    .effectFill: FillEffect.self,
    .effectTint: TintEffect.self,
    .effectTritone: TritoneEffect.self,
    .effectLevels: LevelsEffect.self,
    .effectEasyLevels: EasyLevelsEffect.self,
    .effectDropShadow: DropShadowEffect.self,
    .effectGaussianBlur: GaussianBlurEffect.self,
    .effectMatte3: SetMatteEffect.self,
    .effectTransform: TransformEffect.self,
    .effectRadialWipe: RadialWipeEffect.self,
    .effectLinearWipe: LinearWipeEffect.self,
    .effectInvert: InvertEffect.self,
    .effectBrightnessContrast: BrightnessContrastEffect.self,
    .effectHueSaturation: HueSaturationEffect.self,
    .effectStroke: StrokeEffect.self,
    .effectGradientRamp: GradientRampEffect.self,
    .effectFourColorGradient: FourColorGradientEffect.self,
    .effectBulge: BulgeEffect.self,
    .effectSimpleChoker: SimpleChokerEffect.self,
    .effectBoxBlur: BoxBlurEffect.self,
    .effectFastBlur: GaussianBlurEffect.self,
    .effectDirectionalBlur: DirectionalBlurEffect.self,
    .effectChangeToColor: ChangeToColorEffect.self,
    .effectPosterize: PosterizeEffect.self,
    .effectColorBalance: ColorBalanceEffect.self,
    .effectChannelMixer: ChannelMixerEffect.self,
    .effectWavy: WaveWarpEffect.self,
    .effectVenetianBlinds: VenetianBlindsEffect.self,
    .effectBlackWhite: BlackAndWhiteEffect.self,
    .effectThreshold: ThresholdEffect.self,
    .effectShiftChannels: ShiftChannelsEffect.self,
    .effectCcToner: CCTonerEffect.self,
    .effectOffset: OffsetEffect.self,
    .effectMirror: MirrorEffect.self,
    .effectMotionTile: MotionTileEffect.self,
    .effectCornerPin: CornerPinEffect.self,
    .effectTwirl: TwirlEffect.self,
    .effectSpherize: SpherizeEffect.self,
    .effectCcSphere: CCSphereEffect.self,
    .effectSharpen: SharpenEffect.self,
    .effectFractalNoise: FractalNoiseEffect.self,
    .effectGlow: GlowEffect.self,
    .effectRadialBlur: RadialBlurEffect.self,
    .effectNoise: NoiseEffect.self,
    .effectDisplacementMap: DisplacementMapEffect.self,
    .effectExposure: ExposureEffect.self,
    .effectEcho: EchoEffect.self,
  ]

  /// The implementation of an effect; nil for one that is not drawn.
  static func rule(for effect: Effect) -> (any EffectRule.Type)? {
    Feature.effect(matchName: effect.matchName, type: effect.type).flatMap { rules[$0] }
  }
}

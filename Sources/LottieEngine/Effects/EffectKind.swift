import LottieModel

/// The effects that are drawn, and how they are told: by the name they have in every language, else by
/// the document's `ty`.
enum EffectKind {
  private static let byName: [String: any EffectRule.Type] = [
    "ADBE Fill": FillEffect.self,
    "ADBE Tint": TintEffect.self,
    "ADBE Tritone": TritoneEffect.self,
    "ADBE Pro Levels2": LevelsEffect.self,
    "ADBE Easy Levels2": EasyLevelsEffect.self,
    "ADBE Drop Shadow": DropShadowEffect.self,
    "ADBE Gaussian Blur 2": GaussianBlurEffect.self,
    "ADBE Gaussian Blur": GaussianBlurEffect.self,
    "ADBE Set Matte3": SetMatteEffect.self,
    "ADBE Geometry2": TransformEffect.self,
    "ADBE Radial Wipe": RadialWipeEffect.self,
    "ADBE Linear Wipe": LinearWipeEffect.self,
    "ADBE Invert": InvertEffect.self,
    "ADBE Brightness & Contrast 2": BrightnessContrastEffect.self,
    "ADBE HUE SATURATION": HueSaturationEffect.self,
    "ADBE Stroke": StrokeEffect.self,
  ]

  private static let byType: [Int: any EffectRule.Type] = [
    20: TintEffect.self, 21: FillEffect.self, 22: StrokeEffect.self, 23: TritoneEffect.self,
    24: LevelsEffect.self, 25: DropShadowEffect.self, 26: RadialWipeEffect.self,
    28: SetMatteEffect.self, 29: GaussianBlurEffect.self, 35: TransformEffect.self,
  ]

  /// The rule of an effect; nil for one that is not drawn.
  static func rule(for effect: Effect) -> (any EffectRule.Type)? {
    guard let name = effect.matchName, !name.isEmpty else {
      return effect.type.flatMap { byType[$0] }
    }
    return byName[name]
  }
}

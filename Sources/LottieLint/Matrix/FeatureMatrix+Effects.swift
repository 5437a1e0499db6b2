import LottieModel

extension FeatureMatrix {
  /// The rows about effects.
  static let effects: [FeatureRow] = [
    FeatureRow(
      .effectExpressionControl,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .thorvg: .plays],
      loses: .none
    ),
    FeatureRow(
      .effectTint,
      everywhere: .lacks,
      except: [.web: .plays, .skottie: .plays, .thorvg: .plays],
      loses: .content
    ),
    FeatureRow(
      .effectFill,
      everywhere: .lacks,
      except: [.web: .plays, .skottie: .plays, .thorvg: .plays],
      loses: .content
    ),
    FeatureRow(
      .effectStroke,
      everywhere: .lacks,
      except: [.web: .plays],
      loses: .content
    ),
    FeatureRow(
      .effectTritone,
      everywhere: .lacks,
      except: [.web: .plays, .skottie: .plays, .thorvg: .plays],
      loses: .content
    ),
    FeatureRow(
      .effectLevels,
      everywhere: .lacks,
      except: [.web: .plays, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectDropShadow,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .differs, .web: .differs, .canvas: .lacks,
        .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail,
      note:
        "lottie-android casts it shape by shape and matches English names; lottie-web cuts it off at the box of the layer unless filterSize is set."
    ),
    FeatureRow(
      .effectRadialWipe,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectDisplacementMap,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectMatte3,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .web: .plays],
      loses: .content
    ),
    FeatureRow(
      .effectGaussianBlur,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .differs, .web: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .content,
      note: "lottie-android blurs each shape separately."
    ),
    FeatureRow(
      .effectTwirl,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectMeshWarp,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectWavy,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectSpherize,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectPuppet,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectTransform,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
      ],
      loses: .content
    ),
    FeatureRow(
      .effectBulge,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectBlackWhite,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectBrightnessContrast,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectCornerPin,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectEasyLevels,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectFractalNoise,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectHueSaturation,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectInvert,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectLinearWipe,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectDirectionalBlur,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectGradientRamp,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .content
    ),
    FeatureRow(
      .effectGradientRampScatter,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectSharpen,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectShiftChannels,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectThreshold,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectMotionTile,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectVenetianBlinds,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectCcSphere,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectCcToner,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectSksl,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .effectFourColorGradient,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .effectSimpleChoker,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectBoxBlur,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .effectFastBlur,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .effectChangeToColor,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectPosterize,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectColorBalance,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectChannelMixer,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectOffset,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectMirror,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectGlow,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectRadialBlur,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .effectNoise,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectExposure,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .effectEcho,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .effectUnknown,
      everywhere: .unknown,
      loses: .detail
    ),
    FeatureRow(
      .effectDisabled,
      everywhere: .unknown,
      except: [
        .web: .plays, .canvas: .plays, .rlottie: .lacks, .telegram: .lacks, .thorvg: .plays,
      ],
      loses: .none
    ),
  ]
}

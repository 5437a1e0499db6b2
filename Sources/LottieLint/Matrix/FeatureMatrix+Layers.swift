import LottieModel

extension FeatureMatrix {
  /// The rows about layers.
  static let layers: [FeatureRow] = [
    FeatureRow(.layerPrecomp, everywhere: .plays, loses: .content),
    FeatureRow(
      .layerPrecompOpacity,
      everywhere: .plays,
      except: [.iosOld: .unknown, .android: .differs, .canvas: .differs],
      loses: .detail,
      note:
        "Each layer fades by itself, and what they cover shows through; in lottie-android unless the app calls setApplyingOpacityToLayersEnabled(true)."
    ),
    FeatureRow(
      .layerSolid,
      everywhere: .plays,
      except: [.iosOld: .unknown],
      loses: .content
    ),
    FeatureRow(
      .layerSolidOpacity,
      everywhere: .plays,
      except: [.iosOld: .unknown, .thorvg: .differs],
      loses: .detail,
      note: "thorvg 1.1 applies the opacity twice."
    ),
    FeatureRow(.layerImage, everywhere: .plays, loses: .content),
    FeatureRow(.layerNull, everywhere: .plays, except: [.iosOld: .unknown], loses: .none),
    FeatureRow(.layerShape, everywhere: .plays, loses: .content),
    FeatureRow(
      .layerShapeOpacity,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .android: .differs, .canvas: .differs],
      loses: .detail,
      note:
        "Each shape fades by itself, and what it covers shows through; in lottie-android unless the app calls setApplyingOpacityToLayersEnabled(true)."
    ),
    FeatureRow(
      .layerText,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .ios3: .differs, .iosCoreAnimation: .differs, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .content,
      note:
        "Core Animation takes static text without animators only; otherwise lottie-ios falls back."
    ),
    FeatureRow(
      .layerAudio,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .differs, .canvas: .differs, .skottie: .differs,
        .thorvg: .differs,
      ],
      loses: .none
    ),
    FeatureRow(
      .layerVideoPlaceholder,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .layerImageSequence,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .layerVideo,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .layerImagePlaceholder,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .layerGuide,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .none
    ),
    FeatureRow(
      .layerAdjustment,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail,
      note: "Effects on it are lost."
    ),
    FeatureRow(
      .layerAdjustmentExtras,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .layerCamera,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .content,
      note: "lottie-web stops with an error; most players show the scene flat."
    ),
    FeatureRow(
      .layerLight,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .layerData,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .differs, .canvas: .differs, .skottie: .differs,
      ],
      loses: .none
    ),
    FeatureRow(
      .layerUnknownType,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(.layerHidden, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
    FeatureRow(.layerParenting, everywhere: .plays, loses: .detail),
    FeatureRow(
      .layerInOut,
      everywhere: .plays,
      loses: .detail,
      note: "Mobile players still show the layer on its out frame."
    ),
    FeatureRow(.layerStartTime, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
    FeatureRow(
      .layerTimeStretch,
      everywhere: .plays,
      except: [.iosOld: .lacks],
      loses: .content
    ),
    FeatureRow(
      .layerTimeRemap,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosCoreAnimation: .differs, .rlottie: .differs, .telegram: .differs,
      ],
      loses: .detail,
      note: "Core Animation rejects many remapped layers."
    ),
    FeatureRow(
      .layerAutoOrient,
      everywhere: .lacks,
      except: [
        .android: .plays, .web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .differs,
      ],
      loses: .content,
      note: "lottie-android supports it since 6.2."
    ),
    FeatureRow(
      .layer3d,
      everywhere: .differs,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .skottie: .plays, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .none,
      note: "The switch alone has no effect; rotation, depth and cameras have."
    ),
    FeatureRow(.layerRotationWithout3d, everywhere: .unknown, loses: .detail),
    FeatureRow(
      .layerRotationUnflagged,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail,
      note: "rlottie treats the layer as three-dimensional, and ignores its rotation."
    ),
    FeatureRow(
      .layerCollapse,
      everywhere: .unknown,
      except: [.web: .lacks, .canvas: .lacks],
      loses: .none
    ),
    FeatureRow(
      .layerMotionBlur,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .layerHtmlClass,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .web: .plays],
      loses: .none
    ),
  ]
}

import LottieModel

extension FeatureMatrix {
  /// Who plays what of layers.
  static let layers: [FeatureRow] = [
    FeatureRow(.layerPrecomp, everywhere: .plays, loses: .content),
    FeatureRow(
      .layerSolid,
      everywhere: .plays,
      except: [.iosOld: .unknown, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(.layerImage, everywhere: .plays, except: [.telegram: .lacks], loses: .content),
    FeatureRow(.layerNull, everywhere: .plays, except: [.iosOld: .unknown], loses: .none),
    FeatureRow(.layerShape, everywhere: .plays, loses: .content),
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
      .layerCamera,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail,
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
      except: [.iosOld: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .layerTimeRemap,
      everywhere: .plays,
      except: [.iosOld: .lacks, .iosCoreAnimation: .differs, .ios: .differs, .telegram: .lacks],
      loses: .detail,
      note: "Core Animation refuses many remapped layers."
    ),
    FeatureRow(
      .layerAutoOrient,
      everywhere: .lacks,
      except: [
        .android: .plays, .web: .plays, .canvas: .plays, .skottie: .plays, .rlottie: .plays,
        .thorvg: .plays,
      ],
      loses: .detail,
      note: "lottie-android has it since 6.2."
    ),
    FeatureRow(
      .layer3d,
      everywhere: .differs,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays, .telegram: .lacks],
      loses: .detail,
      note: "Drawn flat, without a camera."
    ),
    FeatureRow(.layerRotationWithout3d, everywhere: .unknown, loses: .detail),
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

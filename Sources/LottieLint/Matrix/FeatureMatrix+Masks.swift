import LottieModel

extension FeatureMatrix {
  /// Who plays what of masks.
  static let masks: [FeatureRow] = [
    FeatureRow(.maskPath, everywhere: .plays, loses: .detail),
    FeatureRow(.maskPathAnimated, everywhere: .plays, loses: .detail),
    FeatureRow(
      .maskOpacity,
      everywhere: .plays,
      except: [.iosMainThread: .differs, .iosCoreAnimation: .lacks, .ios: .lacks, .canvas: .lacks],
      loses: .detail,
      note: "lottie-ios shows any mask opacity as opaque."
    ),
    FeatureRow(.maskNone, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
    FeatureRow(.maskAdd, everywhere: .plays, loses: .detail),
    FeatureRow(
      .maskSubtract,
      everywhere: .plays,
      except: [.iosOld: .differs, .canvas: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .maskIntersect,
      everywhere: .plays,
      except: [.iosOld: .lacks, .canvas: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .maskLighten,
      everywhere: .lacks,
      except: [
        .iosMainThread: .differs, .iosCoreAnimation: .differs, .ios: .differs, .android: .differs,
        .web: .differs, .thorvg: .plays,
      ],
      loses: .detail,
      note: "Drawn as add."
    ),
    FeatureRow(
      .maskDarken,
      everywhere: .lacks,
      except: [
        .iosMainThread: .differs, .iosCoreAnimation: .differs, .ios: .differs, .thorvg: .plays,
      ],
      loses: .detail,
      note: "Drawn as add or intersect."
    ),
    FeatureRow(
      .maskDifference,
      everywhere: .lacks,
      except: [.skottie: .plays, .rlottie: .plays, .telegram: .plays, .thorvg: .plays],
      loses: .detail,
      note: "lottie-ios draws it as intersect."
    ),
    FeatureRow(
      .maskInverted,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .iosMainThread: .differs, .iosCoreAnimation: .differs, .ios: .differs,
      ],
      loses: .detail
    ),
    FeatureRow(
      .maskExpansion,
      everywhere: .lacks,
      except: [.web: .differs, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(.maskFeather, everywhere: .lacks, except: [.skottie: .plays], loses: .detail),
    FeatureRow(.maskMultiple, everywhere: .plays, loses: .detail),
  ]
}

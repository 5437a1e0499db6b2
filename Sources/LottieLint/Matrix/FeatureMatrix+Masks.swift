import LottieModel

extension FeatureMatrix {
  /// The rows about masks.
  static let masks: [FeatureRow] = [
    FeatureRow(
      .maskPath,
      everywhere: .plays,
      loses: .content
    ),
    FeatureRow(.maskPathAnimated, everywhere: .plays, loses: .detail),
    FeatureRow(
      .maskOpacity,
      everywhere: .plays,
      except: [.iosMainThread: .differs, .iosCoreAnimation: .lacks, .canvas: .lacks],
      loses: .detail,
      note: "lottie-ios shows any mask opacity as opaque."
    ),
    FeatureRow(
      .maskNone,
      everywhere: .plays,
      except: [.iosOld: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(
      .maskAdd,
      everywhere: .plays,
      loses: .content
    ),
    FeatureRow(
      .maskSubtract,
      everywhere: .plays,
      except: [.iosOld: .differs, .canvas: .lacks],
      loses: .content
    ),
    FeatureRow(
      .maskIntersect,
      everywhere: .plays,
      except: [.iosOld: .lacks, .canvas: .lacks],
      loses: .content
    ),
    FeatureRow(
      .maskLighten,
      everywhere: .lacks,
      except: [
        .iosMainThread: .differs, .iosCoreAnimation: .differs, .android: .differs, .web: .differs,
        .thorvg: .plays,
      ],
      loses: .content,
      note: "Drawn as add."
    ),
    FeatureRow(
      .maskDarken,
      everywhere: .lacks,
      except: [.iosMainThread: .differs, .iosCoreAnimation: .differs, .thorvg: .plays],
      loses: .content,
      note: "Drawn as add or intersect."
    ),
    FeatureRow(
      .maskDifference,
      everywhere: .lacks,
      except: [.skottie: .plays, .rlottie: .plays, .telegram: .plays, .thorvg: .plays],
      loses: .content,
      note: "lottie-ios draws it as intersect."
    ),
    FeatureRow(
      .maskInverted,
      everywhere: .plays,
      except: [.iosOld: .unknown],
      loses: .content,
      note: "lottie-ios ignores the inversion in mode intersect."
    ),
    FeatureRow(
      .maskExpansion,
      everywhere: .lacks,
      except: [.web: .differs, .thorvg: .differs],
      loses: .content
    ),
    FeatureRow(.maskFeather, everywhere: .lacks, except: [.skottie: .plays], loses: .detail),
    FeatureRow(
      .maskMultiple,
      everywhere: .plays,
      loses: .content
    ),
    FeatureRow(
      .maskUnflagged,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .lacks, .canvas: .lacks, .skottie: .unknown,
        .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content,
      note: "Players that rely on hasMask ignore the masks, or read their tangents wrongly."
    ),
  ]
}

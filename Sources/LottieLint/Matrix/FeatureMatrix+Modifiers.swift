import LottieModel

extension FeatureMatrix {
  /// The rows about modifiers.
  static let modifiers: [FeatureRow] = [
    FeatureRow(.trimSimultaneous, everywhere: .plays, except: [.iosOld: .differs], loses: .detail),
    FeatureRow(
      .trimIndividual,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosCoreAnimation: .lacks, .rlottie: .differs, .telegram: .differs,
      ],
      loses: .detail,
      note: "Core Animation trims each path separately."
    ),
    FeatureRow(
      .trimIndividualSeveral,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosCoreAnimation: .lacks, .rlottie: .differs, .telegram: .differs,
        .thorvg: .differs,
      ],
      loses: .detail,
      note: "Core Animation trims each path by itself, thorvg each group."
    ),
    FeatureRow(
      .trimOnFill,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .iosCoreAnimation: .lacks],
      loses: .detail,
      note: "lottie-ios falls back to its main-thread engine."
    ),
    FeatureRow(
      .trimPrimitive,
      everywhere: .plays,
      except: [.iosOld: .unknown, .rlottie: .differs, .telegram: .differs],
      loses: .detail,
      note: "rlottie starts at another point of the outline."
    ),
    FeatureRow(
      .trimPolygon,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .rlottie: .differs, .telegram: .differs,
        .thorvg: .differs,
      ],
      loses: .detail
    ),
    FeatureRow(.trimOffset, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
    FeatureRow(
      .repeater,
      everywhere: .plays,
      except: [.ios3: .lacks, .iosMainThread: .lacks, .iosCoreAnimation: .differs],
      loses: .content,
      note: "lottie-ios draws it in Core Animation only."
    ),
    FeatureRow(
      .repeaterOpacity,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .lacks, .iosMainThread: .lacks, .iosCoreAnimation: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .repeaterOffset,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .lacks, .iosMainThread: .lacks, .iosCoreAnimation: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .repeaterAnimatedCopies,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .lacks, .iosMainThread: .lacks, .iosCoreAnimation: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .repeaterFractional,
      everywhere: .differs,
      except: [
        .iosOld: .unknown, .ios3: .lacks, .iosMainThread: .lacks, .web: .plays, .canvas: .plays,
        .skottie: .unknown,
      ],
      loses: .detail,
      note: "lottie-web rounds up, others round down."
    ),
    FeatureRow(
      .repeaterComposite,
      everywhere: .unknown,
      except: [
        .ios3: .lacks, .iosMainThread: .lacks, .iosCoreAnimation: .lacks, .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .merge1,
      everywhere: .lacks,
      except: [.android: .differs, .skottie: .plays],
      loses: .none,
      note: "The paths of a group are filled together in any case."
    ),
    FeatureRow(
      .merge2,
      everywhere: .lacks,
      except: [.android: .differs, .skottie: .plays],
      loses: .detail,
      note: "As merge.1."
    ),
    FeatureRow(
      .merge3,
      everywhere: .lacks,
      except: [.android: .differs, .skottie: .plays],
      loses: .detail,
      note: "As merge.1."
    ),
    FeatureRow(
      .merge4,
      everywhere: .lacks,
      except: [.android: .differs, .skottie: .plays],
      loses: .detail,
      note: "As merge.1."
    ),
    FeatureRow(
      .merge5,
      everywhere: .lacks,
      except: [.android: .differs, .skottie: .plays],
      loses: .detail,
      note: "As merge.1."
    ),
    FeatureRow(
      .roundCorners,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosCoreAnimation: .differs, .rlottie: .differs,
        .telegram: .lacks,
      ],
      loses: .content,
      note: "Rectangles only in rlottie; not for all shapes in Core Animation."
    ),
    FeatureRow(
      .puckerBloat,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .content
    ),
    FeatureRow(
      .offsetPath,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .differs,
      ],
      loses: .content
    ),
    FeatureRow(
      .zigZag,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .thorvg: .differs,
      ],
      loses: .content
    ),
    FeatureRow(
      .twist,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
    FeatureRow(
      .wiggle,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .content
    ),
  ]
}

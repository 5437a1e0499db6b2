import LottieModel

extension FeatureMatrix {
  /// Who plays what of blend modes.
  static let blendModes: [FeatureRow] = [
    FeatureRow(
      .blend0,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .blend1,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .blend2,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .blend3,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .blend4,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .blend5,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .blend6,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend7,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend8,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend9,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend10,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend11,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend12,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend13,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend14,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend15,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend16,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .plays, .skottie: .plays, .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .blend17,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .blendUnknown,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail,
      note: "Drawn as normal."
    ),
  ]
}

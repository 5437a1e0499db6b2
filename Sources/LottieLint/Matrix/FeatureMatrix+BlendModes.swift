import LottieModel

extension FeatureMatrix {
  /// The rows about blend modes.
  static let blendModes: [FeatureRow] = [
    FeatureRow(
      .blend0,
      everywhere: .plays,
      loses: .detail
    ),
    FeatureRow(
      .blend1,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(
      .blend2,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(
      .blend3,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(
      .blend4,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(
      .blend5,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(
      .blend6,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .blend7,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .blend8,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .blend9,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .blend10,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .blend11,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .blend12,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
        .thorvg: .differs,
      ],
      loses: .content,
      note: "thorvg uses other luminance weights for red, green and blue."
    ),
    FeatureRow(
      .blend13,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
        .thorvg: .differs,
      ],
      loses: .content,
      note: "thorvg uses other luminance weights for red, green and blue."
    ),
    FeatureRow(
      .blend14,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
        .thorvg: .differs,
      ],
      loses: .content,
      note: "thorvg uses other luminance weights for red, green and blue."
    ),
    FeatureRow(
      .blend15,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .rlottie: .lacks, .telegram: .lacks,
        .thorvg: .differs,
      ],
      loses: .content,
      note: "thorvg uses other luminance weights for red, green and blue."
    ),
    FeatureRow(
      .blend16,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .plays, .skottie: .plays, .thorvg: .differs,
      ],
      loses: .content
    ),
    FeatureRow(
      .blend17,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .content
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

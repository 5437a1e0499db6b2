import LottieModel

extension FeatureMatrix {
  /// Who plays what of containers.
  static let containers: [FeatureRow] = [
    FeatureRow(
      .containerDotlottieV1,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .differs, .web: .lacks, .canvas: .lacks,
        .skottie: .lacks, .thorvg: .lacks,
      ],
      loses: .file
    ),
    FeatureRow(
      .containerDotlottieV2,
      everywhere: .unknown,
      except: [
        .iosMainThread: .differs, .iosCoreAnimation: .differs, .android: .differs,
        .web: .lacks, .canvas: .lacks, .skottie: .lacks, .thorvg: .lacks,
      ],
      loses: .file
    ),
    FeatureRow(
      .containerDotlottieMulti,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosMainThread: .plays, .iosCoreAnimation: .plays,
      ],
      loses: .file
    ),
    FeatureRow(
      .containerDotlottieTheme,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .file
    ),
    FeatureRow(
      .containerDotlottieStatemachine,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .file
    ),
    FeatureRow(
      .containerDotlottieFonts,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .android: .differs],
      loses: .file
    ),
    FeatureRow(
      .containerTgs,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .android: .plays, .telegram: .plays],
      loses: .file
    ),
    FeatureRow(
      .containerZipJson,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .android: .plays],
      loses: .file
    ),
  ]
}

import LottieModel

extension FeatureMatrix {
  /// The rows about containers.
  static let containers: [FeatureRow] = [
    FeatureRow(
      .containerDotlottieV1,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .lacks, .canvas: .lacks, .skottie: .lacks,
        .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .file,
      note: "thorvg reads the JSON in it through the dotLottie players."
    ),
    FeatureRow(
      .containerDotlottieV2,
      everywhere: .unknown,
      except: [
        .iosMainThread: .plays, .iosCoreAnimation: .plays, .android: .differs, .web: .lacks,
        .canvas: .lacks, .skottie: .lacks, .rlottie: .lacks, .telegram: .lacks, .thorvg: .plays,
      ],
      loses: .file,
      note: "lottie-android loads the last JSON file in it: the right one if there is only one."
    ),
    FeatureRow(
      .containerDotlottieMulti,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .differs, .web: .lacks, .canvas: .lacks,
        .skottie: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail,
      note:
        "lottie-android plays one of them. Who cannot open the container is told by its own row."
    ),
    FeatureRow(
      .containerDotlottieTheme,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosMainThread: .lacks, .iosCoreAnimation: .lacks,
        .android: .lacks, .web: .lacks, .canvas: .lacks, .skottie: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail,
      note: "The animation has the colors it was exported with."
    ),
    FeatureRow(
      .containerDotlottieStatemachine,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosMainThread: .lacks, .iosCoreAnimation: .lacks,
        .android: .lacks, .web: .lacks, .canvas: .lacks, .skottie: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail,
      note: "The animation plays, but does not respond to taps."
    ),
    FeatureRow(
      .containerDotlottieFonts,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosMainThread: .lacks, .iosCoreAnimation: .lacks,
        .android: .differs, .web: .lacks, .canvas: .lacks, .skottie: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail
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

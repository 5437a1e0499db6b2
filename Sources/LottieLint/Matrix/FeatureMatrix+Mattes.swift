import LottieModel

extension FeatureMatrix {
  /// The rows about mattes.
  static let mattes: [FeatureRow] = [
    FeatureRow(.matteAlpha, everywhere: .plays, loses: .detail),
    FeatureRow(
      .matteAlphaInverted,
      everywhere: .plays,
      except: [.iosOld: .lacks],
      loses: .content
    ),
    FeatureRow(
      .matteLuma,
      everywhere: .lacks,
      except: [
        .web: .plays, .canvas: .plays, .skottie: .plays, .rlottie: .plays, .telegram: .plays,
        .thorvg: .plays,
      ],
      loses: .content,
      note: "Drawn as an alpha matte or not at all."
    ),
    FeatureRow(
      .matteLumaInverted,
      everywhere: .lacks,
      except: [
        .canvas: .unknown, .skottie: .plays, .rlottie: .plays, .telegram: .plays, .thorvg: .plays,
      ],
      loses: .content,
      note: "lottie-ios shows the matte as a layer."
    ),
    FeatureRow(
      .matteParent,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .content,
      note: "Without it the layer above is used as the matte."
    ),
    FeatureRow(
      .matteSourceFlag,
      everywhere: .differs,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .none
    ),
  ]
}

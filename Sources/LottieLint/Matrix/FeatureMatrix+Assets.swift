import LottieModel

extension FeatureMatrix {
  /// The rows about assets.
  static let assets: [FeatureRow] = [
    FeatureRow(.imageExternal, everywhere: .plays, loses: .content),
    FeatureRow(
      .imageEmbedded,
      everywhere: .plays,
      except: [.iosOld: .unknown],
      loses: .content
    ),
    FeatureRow(
      .imageUnflagged,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks, .thorvg: .lacks,
      ],
      loses: .content,
      note: "Without e: 1 the data are read as a file name."
    ),
    FeatureRow(
      .imageRemote,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .differs, .web: .plays, .canvas: .plays,
      ],
      loses: .content
    ),
    FeatureRow(
      .imageSvg,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .unknown,
        .thorvg: .differs,
      ],
      loses: .content
    ),
    FeatureRow(
      .imageWebp,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content,
      note: "lottie-ios needs iOS 14."
    ),
    FeatureRow(
      .imageColorProfile,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .skottie: .unknown, .rlottie: .differs,
        .telegram: .differs, .thorvg: .differs,
      ],
      loses: .detail,
      note: "Without the profile the colors of the image differ."
    ),
    FeatureRow(
      .imageSizeMismatch,
      everywhere: .differs,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .unknown,
      ],
      loses: .detail
    ),
    FeatureRow(
      .imageEffects,
      everywhere: .differs,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
        .rlottie: .lacks, .telegram: .lacks, .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .assetAudio,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .differs, .canvas: .differs, .skottie: .differs,
        .thorvg: .differs,
      ],
      loses: .none
    ),
    FeatureRow(
      .assetData,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .differs, .canvas: .differs, .skottie: .differs,
      ],
      loses: .none
    ),
    FeatureRow(
      // Exporters write a still image for each frame; players ignore that it belongs to a sequence.
      .assetSequence,
      everywhere: .plays,
      loses: .content
    ),
    FeatureRow(.precompNested, everywhere: .plays, loses: .detail),
    FeatureRow(
      .precompSizeDiffers,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
  ]
}

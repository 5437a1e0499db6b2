import LottieModel

extension FeatureMatrix {
  /// The rows about transforms.
  static let transforms: [FeatureRow] = [
    FeatureRow(.transformAnchor, everywhere: .plays, loses: .detail),
    FeatureRow(.transformPosition, everywhere: .plays, loses: .detail),
    FeatureRow(
      .transformPositionSplit,
      everywhere: .plays,
      except: [.iosOld: .differs],
      loses: .detail
    ),
    FeatureRow(
      .transformPositionZ,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .differs, .canvas: .differs, .skottie: .plays,
        .thorvg: .differs,
      ],
      loses: .detail
    ),
    FeatureRow(.transformScale, everywhere: .plays, loses: .detail),
    FeatureRow(
      .transformScaleNegative,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(.transformRotation, everywhere: .plays, loses: .detail),
    FeatureRow(
      .transformRotationXyz,
      everywhere: .differs,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .skottie: .plays, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content
    ),
    FeatureRow(
      .transformOrientation,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .differs, .canvas: .differs, .skottie: .plays,
        .thorvg: .differs,
      ],
      loses: .detail
    ),
    FeatureRow(.transformOpacity, everywhere: .plays, loses: .detail),
    FeatureRow(
      .transformSkewLayer,
      everywhere: .lacks,
      except: [
        .ios3: .plays, .android: .plays, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .content,
      note: "Mobile players read skew in groups only."
    ),
    FeatureRow(
      .transformSkewGroup,
      everywhere: .plays,
      except: [.iosOld: .lacks, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
  ]
}

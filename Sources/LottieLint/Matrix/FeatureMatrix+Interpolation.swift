import LottieModel

extension FeatureMatrix {
  /// The rows about interpolation.
  static let interpolation: [FeatureRow] = [
    FeatureRow(.kfAnimated, everywhere: .plays, loses: .detail),
    FeatureRow(
      .kfLinear,
      everywhere: .plays,
      except: [
        .iosOld: .differs, .web: .lacks, .canvas: .lacks, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .content,
      note: "lottie-web fails at a keyframe without i or o, and does not draw the layer."
    ),
    FeatureRow(.kfBezier, everywhere: .plays, loses: .detail),
    FeatureRow(
      .kfBezierPerDimension,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .plays, .web: .plays, .canvas: .plays,
        .skottie: .unknown,
      ],
      loses: .detail,
      note: "Players that read one curve use the first axis for all."
    ),
    FeatureRow(
      .kfBezierOvershoot,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(.kfHold, everywhere: .plays, loses: .detail),
    FeatureRow(.kfSpatial, everywhere: .plays, except: [.iosOld: .differs], loses: .detail),
    FeatureRow(.kfRove, everywhere: .plays, loses: .none),
    FeatureRow(.kfLegacyEndValue, everywhere: .plays, loses: .detail),
    FeatureRow(.kfTerminalNoValue, everywhere: .plays, loses: .detail),
    FeatureRow(
      .kfTerminalHandles,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content,
      note: "In rlottie the property is 0 at all times."
    ),
    FeatureRow(.kfLegacyNoA, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
  ]
}

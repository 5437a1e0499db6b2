extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Interpolation".
  static let interpolation: [FeatureRow] = [
    FeatureRow(
      .kfAnimated,
      "Animated property",
      "yyyyyyyyyyyy",
      .detail,
      "prop.a==1 or prop.k[0] is object with t"
    ),
    FeatureRow(
      .kfLinear,
      "Linear interpolation",
      "pyyyyyyyyyyy",
      .detail,
      "keyframe with i/o on the diagonal, or missing i/o"
    ),
    FeatureRow(.kfBezier, "Bezier easing", "yyyyyyyyyyyy", .detail, "keyframe.i & keyframe.o"),
    FeatureRow(
      .kfBezierPerDimension,
      "Different easing per dimension",
      "uunnnyyyunnn",
      .detail,
      "keyframe.i.x array with non-equal members",
      note: "Players that read one curve use the first axis for all."
    ),
    FeatureRow(
      .kfBezierOvershoot,
      "Overshooting easing (y outside 0..1)",
      "uuyyyyyyyyyy",
      .detail,
      "i.y or o.y <0 or >1"
    ),
    FeatureRow(.kfHold, "Hold interpolation", "yyyyyyyyyyyy", .detail, "keyframe.h==1"),
    FeatureRow(
      .kfSpatial,
      "Spatial bezier",
      "pyyyyyyyyyyy",
      .detail,
      "keyframe.to / keyframe.ti non-zero"
    ),
    FeatureRow(
      .kfRove,
      "Rove across time",
      "yyyyyyyyyyyy",
      .none,
      "(baked to linear keyframes at export - no JSON trace)"
    ),
    FeatureRow(
      .kfLegacyEndValue,
      "Legacy keyframe end value",
      "yyyyyyyyyyyy",
      .detail,
      "keyframe.e present"
    ),
    FeatureRow(
      .kfTerminalNoValue,
      "Terminal keyframe without s",
      "yyyyyyyyyyyy",
      .detail,
      "last keyframe has t but no s"
    ),
    FeatureRow(
      .kfLegacyNoA,
      "Property without a flag",
      "uyyyyyyyyyyy",
      .detail,
      "prop has k but no a (bodymovin 5.1-ish)"
    ),
  ]
}

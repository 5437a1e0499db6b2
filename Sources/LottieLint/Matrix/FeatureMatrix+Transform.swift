extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Transform".
  static let transform: [FeatureRow] = [
    FeatureRow(
      .transformAnchor,
      "Anchor point",
      "yyyyyyyyyyyy",
      .detail,
      "ks.a non-zero or animated"
    ),
    FeatureRow(.transformPosition, "Position", "yyyyyyyyyyyy", .detail, "ks.p"),
    FeatureRow(
      .transformPositionSplit,
      "Separated X/Y position",
      "pyyyyyyyyyyy",
      .detail,
      "ks.p.s==true with ks.p.x, ks.p.y"
    ),
    FeatureRow(
      .transformPositionZ,
      "Z position",
      "uunnnnppynnp",
      .detail,
      "ks.p.s && ks.p.z.k!=0, or 3rd component !=0 on ddd layer"
    ),
    FeatureRow(.transformScale, "Scale", "yyyyyyyyyyyy", .detail, "ks.s"),
    FeatureRow(.transformScaleNegative, "Negative scale", "uuyyyyyyyyyy", .detail, "ks.s.k[i] < 0"),
    FeatureRow(.transformRotation, "Rotation", "yyyyyyyyyyyy", .detail, "ks.r (or ks.rz)"),
    FeatureRow(
      .transformRotationXyz,
      "3D rotation",
      "uuppppppypnp",
      .detail,
      "ks.rx / ks.ry non-zero or animated"
    ),
    FeatureRow(.transformOrientation, "3D orientation", "uunnnnppynnp", .detail, "ks.or non-zero"),
    FeatureRow(.transformOpacity, "Opacity", "yyyyyyyyyyyy", .detail, "ks.o"),
    FeatureRow(
      .transformSkewLayer,
      "Layer skew",
      "nynnnyyyynny",
      .detail,
      "ks.sk.k!=0 or animated",
      note: "Mobile players read skew in groups only."
    ),
    FeatureRow(
      .transformSkewGroup,
      "Shape-group skew",
      "nyyyyyyyynny",
      .detail,
      "shape tr.sk.k!=0 or animated"
    ),
  ]
}

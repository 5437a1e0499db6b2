extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Shapes".
  static let shapes: [FeatureRow] = [
    FeatureRow(.shapeGroup, "Group", "yyyyyyyyyyyy", .detail, "shape.ty==\"gr\""),
    FeatureRow(.shapePath, "Path", "yyyyyyyyyyyy", .detail, "shape.ty==\"sh\""),
    FeatureRow(.shapePathAnimated, "Animated path", "yyyyyyyyyyyy", .detail, "sh.ks.a==1"),
    FeatureRow(
      .shapePathVertexMismatch,
      "Animated path with changing vertex count",
      "uuuuupuuuuuu",
      .detail,
      "number of v differs between keyframes"
    ),
    FeatureRow(.shapeEllipse, "Ellipse", "yyyyyyyyyyyy", .detail, "shape.ty==\"el\""),
    FeatureRow(.shapeRect, "Rectangle", "yyyyyyyyyyyy", .detail, "shape.ty==\"rc\""),
    FeatureRow(
      .shapeRectRounded,
      "Rounded rectangle",
      "yyyyyyyyyyyy",
      .detail,
      "rc.r.k!=0 or animated"
    ),
    FeatureRow(
      .shapePolystarStar,
      "Polystar - star",
      "yyyyyyyyyyyy",
      .detail,
      "shape.ty==\"sr\" && sy==1"
    ),
    FeatureRow(
      .shapePolystarPolygon,
      "Polystar - polygon",
      "yyyyyyyyyyyy",
      .detail,
      "shape.ty==\"sr\" && sy==2"
    ),
    FeatureRow(
      .shapePolystarRoundness,
      "Polystar roundness",
      "uuyyyyyyyyyy",
      .detail,
      "sr.os / sr.is non-zero"
    ),
    FeatureRow(
      .shapeDirectionReversed,
      "Reversed direction",
      "uuyyyyyyyyyy",
      .detail,
      "shape.d==3"
    ),
    FeatureRow(.shapeHidden, "Hidden shape item", "uyyyyyyyyyyy", .detail, "shape.hd==true"),
    FeatureRow(.shapeTransform, "Shape transform", "yyyyyyyyyyyy", .detail, "shape.ty==\"tr\""),
    FeatureRow(
      .shapeLegacyClosed,
      "Legacy closed flag on sh",
      "uuuuunyyuuuu",
      .none,
      "sh.closed / sh.ks without c (bodymovin<4.4)"
    ),
    FeatureRow(
      .shapeUnknown,
      "Unknown shape item",
      "uunnnnnnnnnn",
      .content,
      "ty not in gr sh el rc sr fl st gf gs tm rp rd mm pb op zz tw tr no"
    ),
  ]
}

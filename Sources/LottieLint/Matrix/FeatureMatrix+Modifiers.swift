extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Modifiers".
  static let modifiers: [FeatureRow] = [
    FeatureRow(
      .trimSimultaneous,
      "Trim path - simultaneously (each shape)",
      "pyyyyyyyyyyy",
      .detail,
      "tm.m==1"
    ),
    FeatureRow(
      .trimIndividual,
      "Trim path - individually (one run over all shapes)",
      "nyynnyyyyyyy",
      .detail,
      "tm.m==2",
      note: "Core Animation trims each path by itself."
    ),
    FeatureRow(
      .trimOnFill,
      "Trim applied to a filled shape",
      "uuynyyyyyyyy",
      .detail,
      "tm and fl/gf in same scope",
      note: "lottie-ios falls back to its main-thread engine."
    ),
    FeatureRow(.trimOffset, "Trim offset", "uyyyyyyyyyyy", .detail, "tm.o.k!=0 or animated"),
    FeatureRow(
      .repeater,
      "Repeater",
      "ynnppyyyyyyy",
      .detail,
      "shape.ty==\"rp\"",
      note: "lottie-ios draws it in Core Animation only."
    ),
    FeatureRow(
      .repeaterOpacity,
      "Repeater start/end opacity",
      "unnnnyyyyyyy",
      .detail,
      "rp.tr.so!=100 or rp.tr.eo!=100"
    ),
    FeatureRow(
      .repeaterOffset,
      "Repeater offset",
      "unnnnyyyyyyy",
      .detail,
      "rp.o.k!=0 or animated"
    ),
    FeatureRow(.repeaterAnimatedCopies, "Animated copies", "unnnnyyyyyyy", .detail, "rp.c.a==1"),
    FeatureRow(.repeaterComposite, "Composite above/below", "unnnnuuuuuuy", .detail, "rp.m==2"),
    FeatureRow(
      .merge1,
      "Merge paths - merge",
      "nnnnnpnnynnn",
      .detail,
      "mm.mm==1",
      note: "lottie-android draws it after enableMergePathsForKitKatAndAbove(true)."
    ),
    FeatureRow(
      .merge2,
      "Merge paths - add",
      "nnnnnpnnynnn",
      .detail,
      "mm.mm==2",
      note: "As merge.1."
    ),
    FeatureRow(
      .merge3,
      "Merge paths - subtract",
      "nnnnnpnnynnn",
      .detail,
      "mm.mm==3",
      note: "As merge.1."
    ),
    FeatureRow(
      .merge4,
      "Merge paths - intersect",
      "nnnnnpnnynnn",
      .detail,
      "mm.mm==4",
      note: "As merge.1."
    ),
    FeatureRow(
      .merge5,
      "Merge paths - exclude",
      "nnnnnpnnynnn",
      .detail,
      "mm.mm==5",
      note: "As merge.1."
    ),
    FeatureRow(
      .roundCorners,
      "Rounded corners modifier",
      "uuyppyyyypny",
      .detail,
      "shape.ty==\"rd\"",
      note: "Rectangles only in rlottie; not for all shapes in Core Animation."
    ),
    FeatureRow(.puckerBloat, "Pucker & bloat", "uunnnnyyynny", .detail, "shape.ty==\"pb\""),
    FeatureRow(.offsetPath, "Offset path", "uunnnnyyynny", .detail, "shape.ty==\"op\""),
    FeatureRow(.zigZag, "Zig zag", "uunnnnyynnnp", .detail, "shape.ty==\"zz\""),
    FeatureRow(.twist, "Twist", "uunnnnnnnnnn", .detail, "shape.ty==\"tw\""),
    FeatureRow(
      .wiggle,
      "Wiggle paths / wiggle transform",
      "uunnnnnnnnnn",
      .detail,
      "(not exported by bodymovin)"
    ),
  ]
}

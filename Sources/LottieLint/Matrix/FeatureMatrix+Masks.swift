extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Masks".
  static let masks: [FeatureRow] = [
    FeatureRow(.maskPath, "Mask path", "yyyyyyyyyyyy", .detail, "masksProperties[].pt"),
    FeatureRow(.maskPathAnimated, "Animated mask path", "yyyyyyyyyyyy", .detail, "mask.pt.a==1"),
    FeatureRow(
      .maskOpacity,
      "Mask opacity",
      "yypnnyynyyyy",
      .detail,
      "mask.o.k!=100 or animated",
      note: "lottie-ios shows any mask opacity as opaque."
    ),
    FeatureRow(.maskNone, "Mode none", "uyyyyyyyyyyy", .detail, "mask.mode==\"n\""),
    FeatureRow(.maskAdd, "Mode add", "yyyyyyyyyyyy", .detail, "mask.mode==\"a\""),
    FeatureRow(.maskSubtract, "Mode subtract", "pyyyyyynyyyy", .detail, "mask.mode==\"s\""),
    FeatureRow(.maskIntersect, "Mode intersect", "nyyyyyynyyyy", .detail, "mask.mode==\"i\""),
    FeatureRow(
      .maskLighten,
      "Mode lighten",
      "nnpppppnnnny",
      .detail,
      "mask.mode==\"l\"",
      note: "Drawn as add."
    ),
    FeatureRow(
      .maskDarken,
      "Mode darken",
      "nnpppnnnnnny",
      .detail,
      "mask.mode==\"d\"",
      note: "Drawn as add or intersect."
    ),
    FeatureRow(
      .maskDifference,
      "Mode difference",
      "nnnnnnnnyyyy",
      .detail,
      "mask.mode==\"f\"",
      note: "lottie-ios draws it as intersect."
    ),
    FeatureRow(.maskInverted, "Inverted mask", "uypppyyyyyyy", .detail, "mask.inv==true"),
    FeatureRow(
      .maskExpansion,
      "Mask expansion",
      "nnnnnnpnnnny",
      .detail,
      "mask.x.k!=0 or animated"
    ),
    FeatureRow(.maskFeather, "Mask feather", "nnnnnnnnynnn", .detail, "mask.f.k!=[0,0]"),
    FeatureRow(
      .maskMultiple,
      "Several masks on one layer",
      "yyyyyyyyyyyy",
      .detail,
      "masksProperties.length>1 (mode!=n)"
    ),
  ]
}

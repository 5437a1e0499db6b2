extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Other".
  static let other: [FeatureRow] = [
    FeatureRow(
      .expressions,
      "Expressions",
      "nnnnnnyypnny",
      .detail,
      "any property object with string x (not split-position x object)",
      note: "Other players show the keyframes baked at export."
    ),
    FeatureRow(.markers, "Markers", "nyyyyyyyyyny", .none, "markers[] non-empty"),
    FeatureRow(.markersDuration, "Marker with duration", "uuyyyyyyyyny", .none, "markers[].dr>0"),
    FeatureRow(
      .markersPayload,
      "Marker payload (cm is JSON text)",
      "uunnnnyynnnn",
      .none,
      "markers[].cm parses as JSON object"
    ),
    FeatureRow(.slots, "Property slots", "uunnnnppynny", .detail, "slots{} and props with sid"),
    FeatureRow(.slotsImage, "Image slot", "uunnnnnnynny", .none, "assets[].sid"),
    FeatureRow(.versionSpec, "Spec version number", "uunnnnnnnnnn", .none, "ver integer (MMmmpp)"),
    FeatureRow(.versionBodymovin, "Bodymovin version string", "uunnnyyyynnn", .none, "v \"x.y.z\""),
    FeatureRow(.meta, "Metadata", "uunnnnnnnnnn", .none, "meta{g,a,k,d,tc}"),
    FeatureRow(
      .compMotionBlur,
      "Comp motion blur settings",
      "uunnnnnnynnn",
      .none,
      "mb {spf,sa,sp}"
    ),
    FeatureRow(.comp3d, "Comp ddd flag", "uunnnnyyynnn", .none, "ddd==1"),
    FeatureRow(
      .compFractionalTiming,
      "Fractional fr/ip/op",
      "uuyyyyyyyppy",
      .detail,
      "fr, ip or op not integral",
      note: "rlottie counts whole frames."
    ),
    FeatureRow(
      .tgsFitz,
      "Telegram fitzpatrick colour replacement",
      "uunnnnnnnpyn",
      .none,
      "tgs==1, fitz[]"
    ),
  ]
}

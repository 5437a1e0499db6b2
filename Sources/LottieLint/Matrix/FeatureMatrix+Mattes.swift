extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Mattes".
  static let mattes: [FeatureRow] = [
    FeatureRow(.matteAlpha, "Alpha matte", "yyyyyyyyyyyy", .detail, "tt==1"),
    FeatureRow(.matteAlphaInverted, "Alpha inverted matte", "nyyyyyyyyyyy", .detail, "tt==2"),
    FeatureRow(
      .matteLuma,
      "Luma matte",
      "nnnnnnyyyyyy",
      .detail,
      "tt==3",
      note: "Drawn as an alpha matte or not at all."
    ),
    FeatureRow(
      .matteLumaInverted,
      "Luma inverted matte",
      "nnnnnnnuyyyy",
      .detail,
      "tt==4",
      note: "lottie-ios shows the matte as a layer."
    ),
    FeatureRow(
      .matteParent,
      "Explicit matte parent",
      "uunnnnyyynny",
      .detail,
      "tp present (and != ind of the layer above)",
      note: "Without it the layer above is taken as the matte."
    ),
    FeatureRow(.matteSourceFlag, "Matte source flag", "uuppppyyyppy", .none, "td==1"),
  ]
}

extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Layer styles".
  static let layerStyles: [FeatureRow] = [
    FeatureRow(.styleLayerStroke, "Layer style stroke", "uunnnnnnnnnn", .detail, "sy[].ty==0"),
    FeatureRow(
      .styleLayerDropShadow,
      "Layer style drop shadow",
      "uuyyynnnynnn",
      .detail,
      "sy[].ty==1"
    ),
    FeatureRow(
      .styleLayerInnerShadow,
      "Layer style inner shadow",
      "uunnnnnnynnn",
      .detail,
      "sy[].ty==2"
    ),
    FeatureRow(
      .styleLayerOuterGlow,
      "Layer style outer glow",
      "uunnnnnnynnn",
      .detail,
      "sy[].ty==3"
    ),
    FeatureRow(
      .styleLayerInnerGlow,
      "Layer style inner glow",
      "uunnnnnnynnn",
      .detail,
      "sy[].ty==4"
    ),
    FeatureRow(
      .styleLayerBevel,
      "Layer style bevel & emboss",
      "uunnnnnnnnnn",
      .detail,
      "sy[].ty==5"
    ),
    FeatureRow(.styleLayerSatin, "Layer style satin", "uunnnnnnnnnn", .detail, "sy[].ty==6"),
    FeatureRow(
      .styleLayerColorOverlay,
      "Layer style colour overlay",
      "uunnnnnnnnnn",
      .detail,
      "sy[].ty==7"
    ),
    FeatureRow(
      .styleLayerGradientOverlay,
      "Layer style gradient overlay",
      "uunnnnnnnnnn",
      .detail,
      "sy[].ty==8"
    ),
  ]
}

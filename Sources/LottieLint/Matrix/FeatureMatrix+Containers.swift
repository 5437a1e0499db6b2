extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Containers".
  static let containers: [FeatureRow] = [
    FeatureRow(
      .containerDotlottieV1,
      "dotLottie v1 (.lottie zip, manifest.json version 1, animations/*.json)",
      "uuyyypnnnyyn",
      .file,
      "zip with manifest.json {\"version\":\"1.0\"}"
    ),
    FeatureRow(
      .containerDotlottieV2,
      "dotLottie v2 (a/*.json, i/, t/, s/, manifest version \"2\")",
      "uuppppnnnuun",
      .file,
      "zip, manifest.version==\"2\""
    ),
    FeatureRow(
      .containerDotlottieMulti,
      "Several animations in one container",
      "uuyyynnnnnnn",
      .file,
      "manifest.animations.length>1"
    ),
    FeatureRow(
      .containerDotlottieTheme,
      "Themes",
      "uunnnnnnnnnn",
      .file,
      "manifest.themes / t/*.json"
    ),
    FeatureRow(
      .containerDotlottieStatemachine,
      "State machines",
      "uunnnnnnnnnn",
      .file,
      "manifest.stateMachines / s/*.json"
    ),
    FeatureRow(.containerDotlottieFonts, "Packaged fonts", "uunnnpnnnnnn", .file, "f/*.ttf"),
    FeatureRow(.containerTgs, "Gzipped JSON (.tgs)", "uunnnynnnnyn", .file, "magic 1f 8b"),
    FeatureRow(
      .containerZipJson,
      "Plain zip (json + images)",
      "uunnnynnnnnn",
      .file,
      "zip without manifest"
    ),
  ]
}

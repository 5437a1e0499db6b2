import LottieModel

extension FileRule {
  /// Containers that cannot be opened.
  static let container: [any Rule] = [
    RuleInfo(
      .badZip,
      .error,
      "The .lottie file is not a zip archive that can be read.",
      explanation:
        "Players unpack the archive first; nothing plays when that fails.",
      example: "a .lottie file cut short",
      fix: "Export or pack the file again."
    ),
    RuleInfo(
      .noAnimation,
      .error,
      "The .lottie file holds no animation.",
      explanation:
        "Players look for animations/*.json or a/*.json, as the manifest names them.",
      example: "an archive with images only",
      fix: "Pack the animation with its manifest again."
    ),
    RuleInfo(
      .badGzip,
      .error,
      "The .tgs file is not gzip data that can be read.",
      explanation:
        "Telegram and others unpack it first.",
      example: "a .tgs file cut short",
      fix: "Compress the JSON with gzip again."
    ),
  ].map(FileRule.init)
}

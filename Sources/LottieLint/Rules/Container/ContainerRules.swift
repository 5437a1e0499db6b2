import LottieModel

extension FileRule {
  /// Containers that cannot be opened.
  static let container: [any Rule] = [
    RuleInfo(
      .badZip,
      .error,
      "The .lottie file is not a readable zip archive.",
      explanation:
        "Players unpack the archive first; if that fails nothing plays.",
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
      "The .tgs file is not readable gzip data.",
      explanation:
        "Telegram and others unpack it first.",
      example: "a .tgs file cut short",
      fix: "Compress the JSON with gzip again."
    ),
  ].map(FileRule.init)
}

import LottieModel

extension FileRule {
  /// Text that cannot be read.
  static let json: [any Rule] = [
    RuleInfo(
      .jsonSyntax,
      .error,
      "The file is not JSON.",
      explanation:
        "No player can read it. The location is where parsing stopped; the error is there or just before.",
      example: #"{"w": 100,}"#,
      fix: "Export the animation again, or fix the text at the reported location."
    ),
    RuleInfo(
      .jsonEncoding,
      .error,
      "The text is not plain UTF-8.",
      explanation:
        "Players read UTF-8. A byte order mark stops some of them, UTF-16 stops all.",
      example: "a file that begins with the bytes EF BB BF",
      fix: "Save the file as UTF-8 without a byte order mark."
    ),
    RuleInfo(
      .jsonDepth,
      .error,
      "The document is nested too deeply.",
      explanation:
        "Players with recursive parsers crash on such a file; no editor writes one.",
      example: "[[[[[[…]]]]]]",
      fix: "Export the animation again."
    ),
    RuleInfo(
      .jsonSize,
      .error,
      "The file exceeds the size limit.",
      explanation:
        "More than 256 MiB is not an animation that any player should load.",
      example: "a file of 300 MB",
      fix: "Move the images out of the document, or split it."
    ),
  ].map(FileRule.init)
}

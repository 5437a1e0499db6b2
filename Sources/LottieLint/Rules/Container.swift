import LottieModel

extension RuleCatalog {
  /// Containers.
  static let container: [any Rule] =
    FileRule.container + [
      Renamed()
    ]
}

extension RuleID {
  package static let badZip: RuleID = "container/zip"
  package static let noAnimation: RuleID = "container/manifest"
  package static let badGzip: RuleID = "container/gzip"
}

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

struct Renamed: DocumentRule {
  let info = RuleInfo(
    "container/renamed",
    .warning,
    "The file's extension does not match its format.",
    explanation:
      "Players that rely on the extension do not open it.",
    example: "sticker.tgs that holds plain JSON",
    fix: "Rename the file, or convert it to the format of its extension."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let expected = document.environment.expected, expected != document.environment.container
    else { return }
    report.add(
      info,
      at: document.root,
      "the name promises \(expected.words), the file is \(document.environment.container.words)"
    )
  }
}

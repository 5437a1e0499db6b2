import LottieModel

/// `container/renamed`: the file's name promises another kind of file.
struct Renamed: DocumentRule {
  let info = RuleInfo(
    .renamed,
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

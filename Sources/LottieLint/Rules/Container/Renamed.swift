import LottieModel

/// `container/renamed`: the file's name promises another kind of file.
struct Renamed: DocumentRule {
  let info = RuleInfo(
    .renamed,
    .warning,
    "The file's name promises another kind of file.",
    explanation:
      "Players that go by the name do not open it.",
    example: "sticker.tgs that holds plain JSON",
    fix: "Rename the file, or pack it as its name says."
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

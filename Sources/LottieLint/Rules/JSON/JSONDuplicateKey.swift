import LottieModel

/// `json/duplicate-key`: an object has two members of one name.
struct JSONDuplicateKey: DocumentRule {
  let info = RuleInfo(
    .jsonDuplicateKey,
    .warning,
    "An object has two members of one name.",
    explanation:
      "Players disagree on which of them to use.",
    example: #"{"a": 0, "a": 1}"#,
    fix: "Remove one of them."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    document.root.forEachObject { object in
      guard let name = object.repeatedName else { return }
      report.add(info, at: object, "\(Words.quoted(name)) stands twice in one object")
    }
  }
}

import LottieModel

/// `expr/unsafe`: an expression does more than compute.
struct Unsafe: PropertyRule {
  let info = RuleInfo(
    .unsafe,
    .off,
    "An expression does more than compute.",
    explanation:
      "Players that run it with JavaScript would load or run other code.",
    example: #"fetch("https://example.com")"#,
    fix: "Remove the expression."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor["x"], let text = cursor.string else { return }
    let words = [
      "eval(", "Function(", "fetch(", "XMLHttpRequest", "import(", "document.", "window.",
    ]
    if let word = words.first(where: { text.firstRange(of: $0) != nil }) {
      report.add(info, at: cursor, "an expression uses \(Words.quoted(word))")
    }
  }
}

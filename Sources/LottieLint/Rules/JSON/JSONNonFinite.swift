import LottieModel

/// `json/nonfinite`: a number is too large to be one.
struct JSONNonFinite: DocumentRule {
  let info = RuleInfo(
    .jsonNonFinite,
    .error,
    "A number is too large.",
    explanation:
      "It is read as infinity, and everything that depends on it disappears.",
    example: #"{"k": 1e999}"#,
    fix: "Write the intended number."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard document.hasHugeExponents else { return }
    visit(document.root, nil, &report)
  }

  /// Looks at a value and all below it; the reader bounds the recursion.
  private func visit(_ cursor: JSONCursor, _ name: String?, _ report: inout Report) {
    if cursor.isArray {
      for element in cursor.elements { visit(element, name, &report) }
    } else if cursor.isObject {
      for (name, value) in cursor.members { visit(value, name, &report) }
    } else if let number = cursor.double, !number.isFinite {
      let words = name.map { "\(Words.quoted($0)) is a number" } ?? "the number is"
      report.add(info, at: cursor, "\(words) too large")
    }
  }
}

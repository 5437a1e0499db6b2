import LottieModel

/// `json/nonfinite`: a number is too large to be one.
struct JSONNonFinite: PropertyRule {
  let info = RuleInfo(
    .jsonNonFinite,
    .error,
    "A number is too large to be one.",
    explanation:
      "It is read as infinity, and everything it touches disappears.",
    example: #"{"k": 1e999}"#,
    fix: "Put in the number that was meant."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let value = property.value else { return }
    for number in value.isArray ? value.elements.map({ $0 }) : [value] {
      if let double = number.double, !double.isFinite {
        return report.add(info, at: number, "the number is too large to be one")
      }
    }
  }
}

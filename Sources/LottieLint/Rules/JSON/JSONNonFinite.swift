import LottieModel

/// `json/nonfinite`: a number is too large to be one.
struct JSONNonFinite: PropertyRule, DocumentRule, LayerRule {
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

  func add(to set: inout RuleSet) {
    set.property.append(self)
    set.document.append(self)
    set.layer.append(self)
  }

  func check(_ document: LintDocument, _ report: inout Report) { members(document.root, &report) }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    members(layer.cursor, &report)
  }

  private func members(_ object: JSONCursor, _ report: inout Report) {
    for (name, value) in object.members {
      guard let double = value.double, !double.isFinite else { continue }
      report.add(info, at: value, "\(Words.quoted(name)) is a number too large to be one")
    }
  }
}

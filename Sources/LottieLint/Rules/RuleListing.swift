import LottieModel

/// The rules as text.
package struct RuleListing: Sendable {
  package init() {}

  /// The rules that a pattern matches; without one, all but those of single features.
  package func rules(_ pattern: String?) -> [RuleInfo] {
    guard let pattern else { return RuleCatalog.named.map(\.info) }
    return RuleCatalog.all.map(\.info).filter { LintOptions.matches($0.id.text, pattern) }
  }

  /// The full description of a rule.
  package func explanation(_ info: RuleInfo) -> String {
    let strict =
      info.strictSeverity == info.severity ? "" : ", \(info.strictSeverity) under --strict"
    return """
      \(info.id) (\(info.severity)\(strict))
      \(info.summary)

      Why      \(info.explanation)
      Example  \(info.example)
      Fix      \(info.fix)
      """
  }

  /// An object for each rule.
  package func json(_ rules: [RuleInfo]) -> String {
    JSONWriter.text(
      .array(
        rules.map { info in
          JSONValue(members: [
            "id": .string(info.id.text), "severity": .string(info.severity.rawValue),
            "strict": .string(info.strictSeverity.rawValue), "summary": .string(info.summary),
            "explanation": .string(info.explanation), "example": .string(info.example),
            "fix": .string(info.fix),
          ])
        }
      )
    )
  }
}

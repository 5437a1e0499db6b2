package import LottieModel

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
}

/// The output of `lottie rules`.
package struct RuleOutput: JSONOutput {
  private let rules: [RuleInfo]

  /// Creates the output of some rules.
  package init(_ rules: [RuleInfo]) { self.rules = rules }

  package static let schemaName = "rules"
  package static let summary = "Rules of lottie validate"

  package static let members: [JSONMember<RuleOutput>] = [
    JSONMember("rules", "The rules") { $0.rules }
  ]
}

extension RuleInfo: JSONRecord {
  package static let members: [JSONMember<RuleInfo>] = [
    JSONMember("id", "Group and name, with a slash between them") { $0.id.text },
    JSONMember("severity", "Severity of its findings") { $0.severity },
    JSONMember("strict", "Severity with --strict") { $0.strictSeverity },
    JSONMember("summary", "What it finds, in one sentence") { $0.summary },
    JSONMember("explanation", "Why that is a problem") { $0.explanation },
    JSONMember("example", "A document that has it") { $0.example },
    JSONMember("fix", "What to do") { $0.fix },
  ]
}

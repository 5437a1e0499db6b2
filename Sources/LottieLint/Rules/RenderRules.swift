package import LottieModel

/// Names the rule of what the renderer reports, so that both commands speak of the same thing.
package struct RenderRules: Sendable {
  private let findings: [LintFinding]

  /// Looks for the features of a document that `lottie` itself lacks.
  package init(_ bytes: [UInt8]) {
    var options = LintOptions()
    options.select = ["compat"]
    options.listsAll = true
    findings = Linter(options).check(bytes, file: "").findings
  }

  /// The rule of a diagnostic.
  ///
  /// What is not drawn is the feature found at the same place, or else below it; of several the one
  /// whose name the message has.
  package func rule(for diagnostic: Diagnostic) -> RuleID? {
    switch diagnostic.code {
    case .malformed: return .schema
    case .missingReference:
      return diagnostic.message.contains("parent") ? .missingParent : .missingAsset
    case .cycle:
      return diagnostic.message.contains("parent") ? .parentCycle : .precompCycle
    case .missingImage: return .imageFile
    case .missingFont: return .fontMissing
    case .expression: return RuleID(.expressions)
    case .limit: return .manyLayers
    case .unsupported: return feature(diagnostic)
    }
  }

  private func feature(_ diagnostic: Diagnostic) -> RuleID? {
    let place = diagnostic.pointer.description
    let here = findings.filter { $0.pointer == place }
    let near = findings.filter { $0.pointer.hasPrefix(place + "/") }
    let message = diagnostic.message.lowercased()
    func named(_ list: [LintFinding]) -> LintFinding? {
      list.first { finding in
        guard let feature = Feature(rawValue: String(finding.rule.text.dropFirst(7))) else {
          return false
        }
        let words = FeatureMatrix.row(feature).name.lowercased().split(separator: " ")
        return words.contains { $0.count > 3 && message.contains($0.prefix(6)) }
      }
    }
    return (named(here) ?? here.first ?? named(near) ?? near.first)?.rule
  }
}

/// The id of a rule, as `ref/missing-parent`: its group and its problem.
///
/// A rule writes its id in its own file; the ids below are those that diagnostics of the model need.
package struct RuleID: Codable, Hashable, Sendable {
  /// The id as text.
  package let text: String

  /// Creates the rule for a feature that a player lacks: `compat/` and the feature's id.
  package init(_ feature: Feature) { text = "compat/" + feature.rawValue }

  /// The part before the slash.
  package var group: String { String(text.prefix { $0 != "/" }) }
}

extension RuleID: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.text = text }
}

extension RuleID: Comparable, CustomStringConvertible {
  package var description: String { text }

  package static func < (a: RuleID, b: RuleID) -> Bool { a.text < b.text }
}

/// The rules of diagnostics.
extension RuleID {
  package static let schema: RuleID = "spec/schema"
  package static let fontMissing: RuleID = "ref/font-missing"
  package static let glyphMissing: RuleID = "ref/glyph-missing"
  package static let imageFile: RuleID = "ref/image-file"
  package static let matteCycle: RuleID = "ref/matte-cycle"
  package static let matteSource: RuleID = "ref/matte-source"
  package static let missingAsset: RuleID = "ref/missing-asset"
  package static let missingParent: RuleID = "ref/missing-parent"
  package static let parentCycle: RuleID = "ref/parent-cycle"
  package static let precompCycle: RuleID = "ref/precomp-cycle"
  package static let limit: RuleID = "perf/limit"
  package static let expressionCycle: RuleID = "expr/cycle"
  package static let expressionFailure: RuleID = "expr/failure"
  package static let construct: RuleID = "expr/construct"
}

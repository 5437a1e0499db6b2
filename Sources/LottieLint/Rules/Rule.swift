package import LottieModel

/// The description of a rule.
///
/// A class, as rules are copied for each value they look at, and their texts need not be.
package final class RuleInfo: Sendable {
  /// `group/name`.
  package let id: RuleID
  /// Its severity unless the configuration overrides it.
  package let severity: Severity
  /// Its severity under `--strict`.
  package let strictSeverity: Severity
  /// One line.
  package let summary: String
  /// The reason why it matters, in a sentence or more.
  package let explanation: String
  /// A document that breaks it, or the part that does.
  package let example: String
  /// A way to correct the document.
  package let fix: String
  /// Whether it is reported once a file, with the number of occurrences.
  package let speaksOnce: Bool
  /// The feature it is about; nil for the rules that are not of the matrix.
  package let feature: Feature?
  /// The features that are the same defect: where those are told, this is not.
  package let restated: [Feature]

  package init(
    _ id: RuleID,
    _ severity: Severity,
    strict: Severity? = nil,
    once: Bool = false,
    feature: Feature? = nil,
    restates restated: [Feature] = [],
    _ summary: String,
    explanation: String,
    example: String,
    fix: String
  ) {
    self.id = id
    self.severity = severity
    strictSeverity = strict ?? severity
    speaksOnce = once
    self.feature = feature
    self.restated = restated
    self.summary = summary
    self.explanation = explanation
    self.example = example
    self.fix = fix
  }

  /// The part of the id before the slash.
  package var group: String { id.group }
}

/// A rule; the protocols below say what it examines.
///
/// All rules share one walk over the document (``DocumentWalk``), which calls their hooks.
package protocol Rule: Sendable {
  /// Its description.
  var info: RuleInfo { get }
  /// Registers the rule for each hook it implements.
  func add(to set: inout RuleSet)
}

/// Looks at the document as a whole, before the walk.
package protocol DocumentRule: Rule {
  func check(_ document: LintDocument, _ report: inout Report)
}

/// Looks at each composition.
package protocol CompositionRule: Rule {
  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  )
}

/// Looks at each layer.
package protocol LayerRule: Rule {
  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  )
}

/// Looks at each shape.
package protocol ShapeRule: Rule {
  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report)
}

/// Looks at each list of shapes: a layer's, a group's.
package protocol ShapeListRule: Rule {
  func check(_ list: ShapeListContext, _ report: inout Report)
}

/// Looks at each property.
package protocol PropertyRule: Rule {
  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report)
}

/// Looks at each keyframe.
package protocol KeyframeRule: Rule {
  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report)
}

/// Looks at each asset.
package protocol AssetRule: Rule {
  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report)
}

/// Looks at each marker.
package protocol MarkerRule: Rule {
  func check(_ marker: JSONCursor, in document: LintDocument, _ report: inout Report)
}

/// Checks rendered frames, where the caller can draw.
package protocol DrawnRule: Rule {
  func check(_ film: Film, in document: LintDocument, _ report: inout Report)
}

package import LottieModel

/// The rules that run, by the hooks they have.
package struct RuleSet: Sendable {
  var document: [any DocumentRule] = []
  var composition: [any CompositionRule] = []
  var layer: [any LayerRule] = []
  var shape: [any ShapeRule] = []
  var shapeList: [any ShapeListRule] = []
  var property: [any PropertyRule] = []
  var keyframe: [any KeyframeRule] = []
  var asset: [any AssetRule] = []
  var marker: [any MarkerRule] = []
  var features: [any FeatureRule] = []
  var drawn: [any DrawnRule] = []
  /// Whether any rule runs that the check of the structure reports for.
  var checksStructure = false
  private var infos: [RuleID: RuleInfo] = [:]

  /// Registers rules; each adds itself, as asking it with casts takes 20 ms for all of them.
  init(_ rules: [any Rule]) {
    for rule in rules {
      infos[rule.info.id] = rule.info
      rule.add(to: &self)
    }
  }

  /// The description of a rule of the set; nil if it does not run.
  func info(_ id: RuleID) -> RuleInfo? { infos[id] }
}

extension DocumentRule {
  package func add(to set: inout RuleSet) { set.document.append(self) }
}

extension CompositionRule {
  package func add(to set: inout RuleSet) { set.composition.append(self) }
}

extension LayerRule {
  package func add(to set: inout RuleSet) { set.layer.append(self) }
}

extension ShapeRule {
  package func add(to set: inout RuleSet) { set.shape.append(self) }
}

extension LayerRule where Self: ShapeRule {
  package func add(to set: inout RuleSet) {
    set.layer.append(self)
    set.shape.append(self)
  }
}

extension ShapeListRule {
  package func add(to set: inout RuleSet) { set.shapeList.append(self) }
}

extension PropertyRule {
  package func add(to set: inout RuleSet) { set.property.append(self) }
}

extension KeyframeRule {
  package func add(to set: inout RuleSet) { set.keyframe.append(self) }
}

extension AssetRule {
  package func add(to set: inout RuleSet) { set.asset.append(self) }
}

extension MarkerRule {
  package func add(to set: inout RuleSet) { set.marker.append(self) }
}

extension FeatureRule {
  package func add(to set: inout RuleSet) { set.features.append(self) }
}

extension DrawnRule {
  package func add(to set: inout RuleSet) { set.drawn.append(self) }
}

/// Looks at the features found on the walk, after it.
package protocol FeatureRule: Rule {
  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report)
}

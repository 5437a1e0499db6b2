/// The rules that run, by the hooks they have.
struct RuleSet {
  let all: [any Rule]
  let document: [any DocumentRule]
  let composition: [any CompositionRule]
  let layer: [any LayerRule]
  let shape: [any ShapeRule]
  let shapeList: [any ShapeListRule]
  let property: [any PropertyRule]
  let keyframe: [any KeyframeRule]
  let asset: [any AssetRule]
  let marker: [any MarkerRule]
  let features: [any FeatureRule]
  private let infos: [String: RuleInfo]

  init(_ rules: [any Rule]) {
    all = rules
    document = rules.compactMap { $0 as? any DocumentRule }
    composition = rules.compactMap { $0 as? any CompositionRule }
    layer = rules.compactMap { $0 as? any LayerRule }
    shape = rules.compactMap { $0 as? any ShapeRule }
    shapeList = rules.compactMap { $0 as? any ShapeListRule }
    property = rules.compactMap { $0 as? any PropertyRule }
    keyframe = rules.compactMap { $0 as? any KeyframeRule }
    asset = rules.compactMap { $0 as? any AssetRule }
    marker = rules.compactMap { $0 as? any MarkerRule }
    features = rules.compactMap { $0 as? any FeatureRule }
    infos = Dictionary(rules.map { ($0.info.id, $0.info) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a rule of the set says about itself; nil when it does not run.
  func info(_ id: String) -> RuleInfo? { infos[id] }

  /// Whether any rule runs that the check of the structure reports for.
  var checksStructure: Bool { all.contains { $0 is any StructureRule } }
}

/// A rule whose findings come from the check of the structure.
package protocol StructureRule: Rule {}

/// Looks at the features found on the walk, after it.
package protocol FeatureRule: Rule {
  func check(_ hits: FeatureHits, in document: DocumentIndex, _ report: inout Report)
}

import LottieModel

/// Calls the hooks of all rules, and of the search for features, in one shared walk.
struct LintVisitor: DocumentVisitor {
  private(set) var document: LintDocument
  private let rules: RuleSet
  private(set) var report = Report()
  private var detector: FeatureDetector
  private let structure: StructureCheck?

  init(_ document: LintDocument, _ rules: RuleSet) {
    self.document = document
    self.rules = rules
    detector = FeatureDetector()
    structure = rules.checksStructure ? StructureCheck(rules) : nil
  }

  /// Runs the rules about features, which are known after the walk, and returns the features.
  mutating func finish() -> FeatureHits {
    var hits = detector.hits
    for feature in document.environment.features {
      hits.add(feature, at: document.root.location)
    }
    document.look(at: hits)
    for rule in rules.features { rule.check(hits, in: document, &report) }
    return hits
  }

  mutating func document(_ index: DocumentIndex) {
    structure?.check(document.root, .animation, &report)
    for rule in rules.document { rule.check(document, &report) }
    detector.document(index)
  }

  mutating func marker(_ marker: JSONCursor) {
    detector.marker(marker)
    for rule in rules.marker { rule.check(marker, in: document, &report) }
  }

  mutating func asset(_ asset: AssetContext) {
    detector.asset(asset)
    for rule in rules.asset { rule.check(asset, in: document, &report) }
  }

  mutating func composition(_ composition: CompositionContext) {
    detector.composition(composition)
    for rule in rules.composition { rule.check(composition, in: document, &report) }
  }

  mutating func layer(_ layer: LayerContext, in composition: CompositionContext) {
    detector.layer(layer, in: composition)
    for rule in rules.layer { rule.check(layer, in: composition, of: document, &report) }
  }

  mutating func mask(_ mask: JSONCursor, of layer: LayerContext) {
    detector.mask(mask, of: layer)
  }

  mutating func effect(_ effect: JSONCursor, of layer: LayerContext) {
    detector.effect(effect, of: layer)
  }

  mutating func style(_ style: JSONCursor, of layer: LayerContext) {
    detector.style(style, of: layer)
  }

  mutating func text(_ text: JSONCursor, of layer: LayerContext) {
    detector.text(text, of: layer)
  }

  mutating func shapes(_ list: ShapeListContext) {
    detector.shapes(list)
    for rule in rules.shapeList { rule.check(list, &report) }
  }

  mutating func shape(_ shape: ShapeContext, of layer: LayerContext) {
    detector.shape(shape, of: layer)
    for rule in rules.shape { rule.check(shape, in: document, &report) }
  }

  mutating func leave(_ shape: ShapeContext) { detector.leave(shape) }

  mutating func property(_ property: PropertyContext) {
    detector.property(property)
    for rule in rules.property { rule.check(property, in: document, &report) }
  }

  mutating func keyframe(_ keyframe: KeyframeContext, of property: PropertyContext) {
    detector.keyframe(keyframe, of: property)
    for rule in rules.keyframe { rule.check(keyframe, of: property, &report) }
  }
}

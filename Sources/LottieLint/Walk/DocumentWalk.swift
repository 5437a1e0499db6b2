import LottieModel

/// One pass over a document that calls the hooks of all rules and of the feature detector.
///
/// Recursion follows groups only, which the JSON reader bounds.
struct DocumentWalk {
  let document: DocumentIndex
  let rules: RuleSet
  var report = Report()
  var detector: FeatureDetector
  var structure: StructureCheck?

  init(_ document: DocumentIndex, rules: RuleSet) {
    self.document = document
    self.rules = rules
    detector = FeatureDetector(document)
    structure = rules.checksStructure ? StructureCheck(rules) : nil
  }

  mutating func run() {
    structure?.check(document.root, &report)
    for rule in rules.document { rule.check(document, &report) }
    detector.document(document)
    for marker in document.root["markers"]?.list ?? [] {
      for rule in rules.marker { rule.check(marker, in: document, &report) }
    }
    for asset in document.assets {
      detector.asset(asset)
      for rule in rules.asset { rule.check(asset, in: document, &report) }
    }
    for composition in document.compositions { walk(composition) }
    for rule in rules.features { rule.check(detector.hits, in: document, &report) }
  }

  private mutating func walk(_ composition: CompositionContext) {
    for rule in rules.composition { rule.check(composition, in: document, &report) }
    for layer in composition.layers where layer.cursor.isObject {
      detector.layer(layer, in: composition)
      for rule in rules.layer { rule.check(layer, in: composition, of: document, &report) }
      walk(layer)
    }
  }

  private mutating func walk(_ layer: LayerContext) {
    let cursor = layer.cursor
    if let transform = cursor["ks"] { walk(transform, PropertyTable.transform, layer) }
    property(cursor["tm"], .scalar, "tm", layer)
    for mask in cursor["masksProperties"]?.list ?? [] {
      detector.mask(mask)
      walk(mask, PropertyTable.mask, layer)
    }
    if let shapes = cursor["shapes"], shapes.isArray { walk(shapes, layer, depth: 0) }
    for effect in cursor["ef"]?.list ?? [] {
      detector.effect(effect)
      effectValues(effect, layer, depth: 0)
    }
    for style in cursor["sy"]?.list ?? [] {
      detector.style(style)
      members(of: style, layer)
    }
    if let text = cursor["t"], text.isObject { walk(text: text, layer) }
  }

  private mutating func walk(_ list: JSONCursor, _ layer: LayerContext, depth: Int) {
    let items = list.elements.map(ShapeContext.init)
    let context = ShapeListContext(cursor: list, items: items, layer: layer, depth: depth)
    detector.shapes(context)
    for rule in rules.shapeList { rule.check(context, &report) }
    for shape in items where shape.cursor.isObject {
      detector.shape(shape)
      for rule in rules.shape { rule.check(shape, in: document, &report) }
      guard let type = shape.type else { continue }
      walk(shape.cursor, PropertyTable.of(type), layer)
      if type == .group, let inner = shape.cursor["it"], inner.isArray {
        walk(inner, layer, depth: depth + 1)
      }
      if type == .gradientFill || type == .gradientStroke { gradient(shape, layer) }
      if type.isStroke {
        for dash in shape.cursor["d"]?.list ?? [] { property(dash["v"], .scalar, "v", layer) }
      }
      if type == .repeater, let transform = shape.cursor["tr"] {
        walk(transform, PropertyTable.repeaterTransform, layer)
      }
    }
  }

  private mutating func gradient(_ shape: ShapeContext, _ layer: LayerContext) {
    guard let gradient = shape.cursor["g"], let colors = gradient["k"], colors.isObject else {
      return
    }
    property(colors, .gradient, "k", layer, stops: gradient["p"]?.whole ?? 0)
  }

  private mutating func walk(
    _ owner: JSONCursor,
    _ table: [(StaticString, PropertyKind)],
    _ layer: LayerContext
  ) {
    guard owner.isObject else { return }
    for (key, kind) in table { property(owner[key], kind, key, layer) }
  }

  private mutating func property(
    _ cursor: JSONCursor?,
    _ kind: PropertyKind,
    _ key: StaticString,
    _ layer: LayerContext,
    stops: Int = 0
  ) {
    guard let cursor, cursor.isObject else { return }
    if kind == .position, cursor["s"]?.bool == true {
      property(cursor["x"], .scalar, "x", layer)
      property(cursor["y"], .scalar, "y", layer)
      property(cursor["z"], .scalar, "z", layer)
      return
    }
    let context = PropertyContext(cursor, kind, key: key, layer: layer, stops: stops)
    detector.property(context)
    for rule in rules.property { rule.check(context, in: document, &report) }
    guard let list = context.keyframes else { return }
    var previous: JSONCursor?
    let count = list.count
    for (index, cursor) in list.elements.enumerated() {
      let keyframe = KeyframeContext(
        cursor: cursor,
        index: index,
        previous: previous,
        isLast: index == count - 1
      )
      detector.keyframe(keyframe)
      for rule in rules.keyframe { rule.check(keyframe, of: context, &report) }
      previous = cursor
    }
  }

  /// Values of an effect, which may hold groups of values.
  private mutating func effectValues(_ effect: JSONCursor, _ layer: LayerContext, depth: Int) {
    for value in effect["ef"]?.list ?? [] {
      property(value["v"], .other, "v", layer)
      if depth < 8 { effectValues(value, layer, depth: depth + 1) }
    }
  }

  /// Properties of an object that no table knows.
  private mutating func members(of object: JSONCursor, _ layer: LayerContext) {
    for (_, value) in object.members where value.isObject && value["k"] != nil {
      property(value, .other, "k", layer)
    }
  }

  private mutating func walk(text: JSONCursor, _ layer: LayerContext) {
    detector.text(text)
    if let source = text["d"] { property(source, .other, "d", layer) }
    for animator in text["a"]?.list ?? [] {
      if let values = animator["a"] { members(of: values, layer) }
      if let selector = animator["s"] { members(of: selector, layer) }
    }
    if let path = text["p"] { members(of: path, layer) }
    if let more = text["m"] { members(of: more, layer) }
  }
}

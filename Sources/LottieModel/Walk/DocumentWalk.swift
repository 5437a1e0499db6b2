/// One pass over a document that shows its parts to a visitor.
///
/// Recursion follows groups only, which the JSON reader bounds.
package struct DocumentWalk<Visitor: DocumentVisitor> {
  private let document: DocumentIndex
  /// The visitor, with what it gathered.
  package var visitor: Visitor
  private let goesIntoProperties: Bool

  package init(_ document: DocumentIndex, _ visitor: Visitor) {
    self.document = document
    self.visitor = visitor
    goesIntoProperties = visitor.visitsProperties
  }

  /// Walks the document.
  ///
  /// Linear in its values.
  package mutating func run() {
    visitor.document(document)
    for marker in document.root["markers"]?.list ?? [] { visitor.marker(marker) }
    for asset in document.assets { visitor.asset(asset) }
    for composition in document.compositions { walk(composition) }
  }

  private mutating func walk(_ composition: CompositionContext) {
    visitor.composition(composition)
    for layer in composition.layers where layer.cursor.isObject {
      visitor.layer(layer, in: composition)
      walk(layer)
    }
  }

  private mutating func walk(_ layer: LayerContext) {
    let cursor = layer.cursor
    if let transform = cursor[.transform] { walk(transform, .layerTransform, layer) }
    property(cursor[.timeRemap], .number, "tm", layer)
    for mask in cursor[.masks]?.list ?? [] {
      visitor.mask(mask, of: layer)
      walk(mask, .mask, layer)
    }
    if let shapes = cursor["shapes"], shapes.isArray {
      walk(shapes, shapes.elements.map(ShapeContext.init), layer, depth: 0)
    }
    for effect in cursor[.effects]?.list ?? [] {
      visitor.effect(effect, of: layer)
      effectValues(effect, layer, depth: 0)
    }
    for style in cursor[.layerStyles]?.list ?? [] {
      visitor.style(style, of: layer)
      members(of: style, layer)
    }
    if let text = cursor[.text], text.isObject { walk(text: text, layer) }
  }

  private mutating func walk(
    _ list: JSONCursor,
    _ items: [ShapeContext],
    _ layer: LayerContext,
    depth: Int
  ) {
    visitor.shapes(ShapeListContext(cursor: list, items: items, layer: layer, depth: depth))
    for shape in items where shape.cursor.isObject {
      visitor.shape(shape, of: layer)
      walk(shape, layer, depth: depth)
      visitor.leave(shape)
    }
  }

  private mutating func walk(_ shape: ShapeContext, _ layer: LayerContext, depth: Int) {
    guard let type = shape.type else { return }
    walk(shape.cursor, ObjectKind.shape(type), layer)
    if type == .group, let inner = shape.cursor[.contents], inner.isArray {
      walk(inner, shape.items, layer, depth: depth + 1)
    }
    guard goesIntoProperties else { return }
    if type == .gradientFill || type == .gradientStroke { gradient(shape, layer) }
    if type.isStroke {
      for dash in shape.cursor[.dashes]?.list ?? [] {
        property(dash[.dashLength], .number, "v", layer)
      }
    }
    if type == .repeater, let transform = shape.cursor[.repeaterTransform] {
      walk(transform, .repeaterTransform, layer)
    }
  }

  private mutating func gradient(_ shape: ShapeContext, _ layer: LayerContext) {
    guard let gradient = shape.cursor[.gradientColors], let colors = gradient[.value],
      colors.isObject
    else {
      return
    }
    property(colors, .gradient, "k", layer, stops: gradient[.numberOfColors]?.whole ?? 0)
  }

  /// The kind is not asked for, nor its table made, where properties are not visited.
  private mutating func walk(
    _ owner: JSONCursor,
    _ kind: @autoclosure () -> ObjectKind?,
    _ layer: LayerContext
  ) {
    guard goesIntoProperties, owner.isObject, let kind = kind() else { return }
    for (key, kind) in kind.properties { property(owner[key], kind, key, layer, of: owner) }
  }

  private mutating func property(
    _ cursor: JSONCursor?,
    _ kind: PropertyKind?,
    _ key: JSONName,
    _ layer: LayerContext,
    of owner: JSONCursor? = nil,
    stops: Int = 0
  ) {
    guard goesIntoProperties, let cursor, cursor.isObject else { return }
    if kind == .point, cursor[.separateDimensions]?.bool == true {
      for (key, kind) in ObjectKind.axes.properties { property(cursor[key], kind, key, layer) }
      return
    }
    let context = PropertyContext(cursor, kind, key: key, of: owner, layer: layer, stops: stops)
    visitor.property(context)
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
      visitor.keyframe(keyframe, of: context)
      previous = cursor
    }
  }

  /// Values of an effect, which may hold groups of values.
  private mutating func effectValues(_ effect: JSONCursor, _ layer: LayerContext, depth: Int) {
    guard goesIntoProperties else { return }
    for value in effect[.controls]?.list ?? [] {
      property(value[.controlValue], nil, "v", layer)
      if depth < 8 { effectValues(value, layer, depth: depth + 1) }
    }
  }

  /// Properties of an object that no table knows.
  private mutating func members(of object: JSONCursor, _ layer: LayerContext) {
    guard goesIntoProperties else { return }
    for (_, value) in object.members where value.isObject && value[.value] != nil {
      property(value, nil, "k", layer)
    }
  }

  private mutating func walk(text: JSONCursor, _ layer: LayerContext) {
    visitor.text(text, of: layer)
    guard goesIntoProperties else { return }
    if let source = text[.sourceText] { property(source, nil, "d", layer) }
    for animator in text[.animators]?.list ?? [] {
      if let values = animator[.properties] { members(of: values, layer) }
      if let selector = animator[.selectors] { members(of: selector, layer) }
    }
    if let path = text[.pathOptions] { members(of: path, layer) }
    if let more = text[.moreOptions] { members(of: more, layer) }
  }
}

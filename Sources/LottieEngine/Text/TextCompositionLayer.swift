import LottieGeometry
import LottieModel
import LottieScene

/// The contents of a text layer.
///
/// A text without animators and path is one outline, made when its document is first shown;
/// otherwise every character is an item, rewritten only when it changed.
final class TextCompositionLayer: LayerContents {
  let containsBlend = false
  let clip: LottieScene.Size? = nil
  private let documents: TextDocumentCache
  private let properties: TextNodeProperties
  private let animators: [TextAnimatorNode]
  private let path: TextPathNode?
  private let painter: CharacterPainter
  private let dialect: Dialect
  private var document = -1
  private var isFirstUpdate = true

  init(
    _ model: TextLayer,
    masks: [Mask],
    _ context: NodeContext,
    documents: TextDocumentCache,
    painter: CharacterPainter
  ) {
    self.documents = documents
    properties = TextNodeProperties(model, documents, context)
    animators = model.animators.enumerated().map { n, animator in
      TextAnimatorNode(animator, context, number: n, isLast: n == model.animators.count - 1)
    }
    path = model.path.flatMap { path in
      masks.indices.contains(path.mask)
        ? TextPathNode(path, mask: masks[path.mask], context) : nil
    }
    self.painter = painter
    dialect = context.dialect
  }

  var isSingle: Bool { painter.isSingle }

  var keypathProperties: [KeypathProperty] { properties.keypathProperties }

  /// The last animator, which lottie-ios lists, and the others.
  var keypathChildren: [any KeypathSearchable] {
    var children: [any KeypathSearchable] = []
    for animator in animators { children.append(animator) }
    if let path { children.append(path) }
    return children
  }

  func update(frame: Double, generation: Generation) -> Bool {
    let force = isFirstUpdate
    isFirstUpdate = false
    var changed = properties.update(frame: frame, generation: generation) || force
    let index = documents.index(at: frame)
    let isNewText = documents.update(frame: frame) || index != document
    document = index
    if isNewText { for animator in animators { animator.count(layout.characters) } }
    for animator in animators
    where animator.update(frame: frame, generation: generation, force: force) {
      changed = true
    }
    for animator in animators where animator.updateScripts() { changed = true }
    if path?.update(frame: frame, generation: generation, force: force) == true { changed = true }
    if isNewText { painter.take(layout, isSingleOutline: isSingleOutline) }
    if changed || isNewText { repaint(generation) }
    let moved = painter.update(frame: frame, generation: generation)
    return changed || isNewText || moved
  }

  /// The box of the characters' outlines, painted or not.
  var outlineBounds: Rect { painter.outlineBounds }

  /// The box of the text at the frame of the last update; nil for a text that has none.
  var textBox: Rect? {
    let model = documents.model(document)
    guard let size = model.boxSize else { return nil }
    let corner = model.boxPosition ?? .zero
    return Rect(x: corner.x, y: corner.y, width: size.width, height: size.height)
  }

  private var layout: TextLayout { documents.layout(document) }

  /// Whether no character moves by itself.
  private var isSingleOutline: Bool { animators.isEmpty && path == nil }

  /// Nanoseconds for a character, and as many again for each animator.
  private static let characterWork = 700

  private func repaint(_ generation: Generation) {
    let model = documents.model(document)
    painter.spend(
      layout.characters.count * (1 + animators.count) * TextCompositionLayer.characterWork
    )
    var style = CharacterStyle()
    style.fill = properties.fill(model)
    style.stroke = properties.stroke(model)
    style.strokeWidth = style.stroke == nil && model.strokeColor == nil ? 0 : model.strokeWidth
    painter.strokesOverFill = model.strokeOverFill
    painter.paint(
      placements(model, style),
      layout,
      style: measured(style, model),
      generation: generation
    )
  }

  private func placements(
    _ model: TextDocument,
    _ style: CharacterStyle
  ) -> [CharacterPlacer.Placement] {
    guard dialect.contains(.wholeTextAnimators), let last = animators.last else {
      return CharacterPlacer(
        layout,
        style: measured(style, model),
        justification: model.justification,
        alignment: properties.alignment.value,
        animators: animators,
        path: path,
        dialect: dialect
      ).placements()
    }
    let animator = WholeTextAnimator(layout: layout, document: model, effect: last.effect)
    return animator.placements(measured(animator.changed(style), model))
  }

  /// The style, its stroke's width in percent of the font's size in a dialect.
  private func measured(_ style: CharacterStyle, _ model: TextDocument) -> CharacterStyle {
    guard dialect.contains(.percentTextStrokes) else { return style }
    return style.strokeMeasured(inPercentOf: layout.size, isOverFill: model.strokeOverFill)
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    painter.emit(into: &list, state)
  }
}

/// Properties of a text layer: those that override its text documents.
final class TextNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .textLayer }
  let location: JSONLocation
  var color: NodeValue<Color>
  var strokeColor: NodeValue<Color>
  var alignment: NodeValue<Vector3D>
  var animated: [any AnyNodeProperty]
  private let documents: TextDocumentCache

  init(_ model: TextLayer, _ documents: TextDocumentCache, _ context: NodeContext) {
    location = context.location
    self.documents = documents
    color = TextNodeProperties.value(model, context) { $0.fillColor }
    strokeColor = TextNodeProperties.value(model, context) { $0.strokeColor }
    alignment = NodeValue(model.groupingAlignment, context)
    animated = [].adding(color).adding(strokeColor).adding(alignment)
  }

  private static func value(
    _ model: TextLayer,
    _ context: NodeContext,
    _ color: (TextDocument) -> Color?
  ) -> NodeValue<Color> {
    let keyframes = model.documents.map { keyframe in
      Keyframe(time: keyframe.time, value: color(keyframe.value) ?? .black, easing: .hold)
    }
    let first = keyframes.first?.value ?? .black
    guard keyframes.contains(where: { $0.value != first }) else { return .constant(first) }
    return NodeValue(KeyframeGroup(keyframes: keyframes), context)
  }

  /// The fill color of characters: an override's, else the document's.
  func fill(_ document: TextDocument) -> Color? {
    color.isOverridden ? color.value : document.fillColor
  }

  /// The stroke color of characters.
  func stroke(_ document: TextDocument) -> Color? {
    strokeColor.isOverridden ? strokeColor.value : document.strokeColor
  }

  var values: [MemberValue] {
    let paths = ["fc", "sc", "t"].map { ("t.d.k.*.s." + $0, "t.d.k.s." + $0) }
    return [
      value(paths[0].0, \.color).at(location, paths[0].1).or(paths[0].0),
      value(paths[1].0, \.strokeColor).at(location, paths[1].1).or(paths[1].0),
      MemberValue(paths[2].0, at: location, TextSlot(documents: documents)).at(location, paths[2].1)
        .or(paths[2].0),
      value("t.m.a", \.alignment),
    ]
  }
}

/// The text of a layer.
private struct TextSlot: AnyValueSlot {
  let documents: TextDocumentCache

  var isAnimated: Bool { documents.count > 1 }

  func value(at frame: Double?) -> Any { documents.text(at: frame ?? 0) }

  func originalValue(at frame: Double?) -> Any { documents.original(at: frame ?? 0) }

  func setProvider(_ provider: (any AnyValueProvider)?) -> Bool { documents.setProvider(provider) }
}

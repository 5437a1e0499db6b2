import LottieGeometry
import LottieModel
import LottieScene

/// Paints the characters of a text: as one outline, or character by character.
final class CharacterPainter {
  /// The items of a character that moves by itself.
  private struct Item {
    var path: PathResource?
    /// Color glyphs.
    var colors: [ColorCharacter] = []
    /// Outline coordinates to those of the character.
    var scale = 0.0
    var layer: CompositionLayer?
    var placement = CharacterPlacer.Placement()
    var generation: Generation = 0
    /// Identities of the character, its fill and its stroke.
    var id: UInt32

    /// Whether it is nothing but an outline.
    var isOutline: Bool { layer == nil && colors.isEmpty }
  }

  private let identities: IdentitySource
  private let makeLayer: (LayerModel) -> CompositionLayer?
  private var items: [Item] = []
  private var ids: [UInt32] = []
  private var colorIDs: [Int: [UInt32]] = [:]
  /// Whether the stroke of a character lies over its fill.
  var strokesOverFill = true

  init(_ identities: IdentitySource, makeLayer: @escaping (LayerModel) -> CompositionLayer?) {
    self.identities = identities
    self.makeLayer = makeLayer
  }

  /// Counts nanoseconds that an update takes.
  func spend(_ work: Int) { identities.work += work }

  /// Whether at most one item is painted.
  private(set) var isSingle = true

  /// Sets the characters of another text, as one outline if none moves by itself.
  func take(_ layout: TextLayout, isSingleOutline: Bool) {
    isOutline = isSingleOutline && layout.characters.allSatisfy(\.shape.isOutline)
    if isOutline {
      items = [Item(path: CharacterPainter.outline(layout), scale: 1, id: id(0))]
    } else {
      items = layout.characters.indices.map { i in
        let character = layout.characters[i]
        return Item(
          path: character.shape.outline,
          colors: colors(i, character.shape),
          scale: character.scale,
          layer: character.shape.composition.flatMap(makeLayer),
          id: id(i)
        )
      }
    }
  }

  private var isOutline = false

  /// The first of three identities of a character; stable from text to text.
  private func id(_ character: Int) -> UInt32 {
    while ids.count <= character {
      ids.append(identities.next())
      _ = identities.next()
      _ = identities.next()
    }
    return ids[character]
  }

  private func colors(_ character: Int, _ shape: CharacterShape) -> [ColorCharacter] {
    guard !shape.colors.isEmpty else { return [] }
    return ColorCharacter.all(shape.colors, ids: &colorIDs[character, default: []], identities)
  }

  /// The outlines of all characters at their positions.
  private static func outline(_ layout: TextLayout) -> PathResource? {
    var contours: [Contour] = []
    for line in layout.lines {
      for character in line.characters.lazy.map({ layout.characters[$0] }) {
        let origin = Affine.scale(character.scale, character.scale)
          .then(.translation(line.origin.x + character.x, line.origin.y))
        for piece in character.shape.pieces {
          let transform = Affine.translation(piece.offset.x, piece.offset.y).then(origin)
          contours += piece.outline.path.applying(transform).contours
        }
      }
    }
    let path = BezierPath(contours)
    return path.isEmpty || !path.isFinite ? nil : PathResource(path)
  }

  /// Takes positions and styles; unchanged characters keep their generation.
  func paint(
    _ placements: @autoclosure () -> [CharacterPlacer.Placement],
    _ layout: TextLayout,
    style: CharacterStyle,
    generation: Generation
  ) {
    let placements = isOutline ? [CharacterPlacer.Placement(style: style)] : placements()
    for i in items.indices where i < placements.count {
      guard items[i].placement != placements[i] || items[i].generation == 0 else { continue }
      items[i].placement = placements[i]
      items[i].generation = generation
    }
    let style = items.first?.placement.style
    isSingle =
      items.isEmpty
      || (items.count == 1 && items[0].isOutline && style?.blur == .zero
        && (style?.fill == nil || style?.stroke == nil))
  }

  /// Updates the compositions used as glyphs to a frame.
  ///
  /// - Returns: Whether any changed.
  func update(frame: Double, generation: Generation) -> Bool {
    var changed = false
    for item in items {
      guard let layer = item.layer else { continue }
      if layer.updateTransform(frame: frame, generation: generation) { changed = true }
      if layer.updateContents(frame: frame, generation: generation) { changed = true }
    }
    return changed
  }

  /// The box of all glyphs at their places, painted or not.
  var outlineBounds: Rect {
    items.reduce(Rect.empty) { box, item in
      let matrix = Affine.scale(item.scale, item.scale).then(item.placement.matrix)
      let colors = item.colors.reduce(box) { $0.union(matrix.apply($1.bounds)) }
      guard let path = item.path?.path else { return colors }
      return colors.union(path.applying(matrix).bounds)
    }
  }

  /// Appends the items.
  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    for item in items where item.path != nil || !item.isOutline {
      guard item.placement.style.opacity > 0, list.step() else { continue }
      emit(item, into: &list, state)
    }
  }

  private func emit(_ item: Item, into list: inout DisplayListBuilder, _ state: EmitState) {
    var state = state
    state.move(item.placement.matrix, generation: item.generation)
    let style = item.placement.style
    let opacity = min(max(style.opacity, 0), 1)
    guard let blur = style.blurFilter(state.matrix) else {
      return list.group(
        id: item.id,
        opacity: opacity,
        blend: .normal,
        generation: item.generation,
        isSingle: item.isOutline && (style.fill == nil || style.stroke == nil),
        state
      ) { list, state in emitCharacter(item, into: &list, state) }
    }
    let group = GroupItem(
      end: 0,
      opacity: opacity * state.opacity,
      blend: state.blend,
      filters: [blur]
    )
    let generation = max(item.generation, state.generation)
    state.enterGroup()
    list.append(group, id: item.id, generation: generation, state) { list in
      emitCharacter(item, into: &list, state)
    }
  }

  private func emitCharacter(
    _ item: Item,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    if let layer = item.layer {
      var inner = state
      inner.move(.scale(item.scale, item.scale), generation: item.generation)
      return layer.emit(into: &list, inner)
    }
    let strokesOverFill = strokesOverFill || list.dialect.contains(.strokesOverFills)
    if !strokesOverFill { stroke(item, into: &list, state) }
    fill(item, into: &list, state)
    if strokesOverFill { stroke(item, into: &list, state) }
    guard !item.colors.isEmpty, let color = item.placement.style.fill else { return }
    var inner = state
    inner.move(.scale(item.scale, item.scale), generation: item.generation)
    for glyph in item.colors { glyph.emit(into: &list, text: color, inner) }
  }

  private func fill(_ item: Item, into list: inout DisplayListBuilder, _ state: EmitState) {
    guard let path = item.path, let color = item.placement.style.fill, color.alpha > 0 else {
      return
    }
    let fill = FillItem(
      path: path,
      paint: .solid(color.opacity(state.opacity)),
      transform: Affine.scale(item.scale, item.scale).then(state.matrix),
      blend: state.blend
    )
    list.append(.fill(fill), id: item.id + 1, generation: item.generation, state)
  }

  /// The outline is stroked in its own coordinates, with a width that gives the style's.
  private func stroke(_ item: Item, into list: inout DisplayListBuilder, _ state: EmitState) {
    let style = item.placement.style
    guard let path = item.path, let color = style.stroke, color.alpha > 0, item.scale > 0,
      style.strokeWidth > 0
    else { return }
    let stroke = StrokeItem(
      path: path,
      style: StrokeStyle(width: style.strokeWidth / item.scale, cap: .butt, join: .round),
      paint: .solid(color.opacity(state.opacity)),
      transform: Affine.scale(item.scale, item.scale).then(state.matrix),
      blend: state.blend
    )
    list.append(.stroke(stroke), id: item.id + 2, generation: item.generation, state)
  }
}

extension CharacterShape {
  /// Whether it is nothing but an outline.
  fileprivate var isOutline: Bool { composition == nil && colors.isEmpty }

  /// All pieces as one outline, in hundredths of the font's size.
  fileprivate var outline: PathResource? {
    if pieces.count == 1, pieces[0].offset == .zero { return pieces[0].outline }
    guard !pieces.isEmpty else { return nil }
    return PathResource(
      BezierPath(
        pieces.flatMap { piece in
          piece.outline.path.applying(.translation(piece.offset.x, piece.offset.y)).contours
        }
      )
    )
  }
}

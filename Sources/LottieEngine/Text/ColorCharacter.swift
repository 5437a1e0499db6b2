import LottieGeometry
import LottieScene

// As in browsers, a color glyph takes only the alpha of the text's fill, and is not stroked.

/// A color glyph, as part of a character.
struct ColorCharacter {
  private let piece: CharacterShape.ColorPiece
  /// Identities of the glyph and of its layers.
  private let ids: ArraySlice<UInt32>

  /// The glyphs of a character.
  ///
  /// `ids`: The identities of the character's last glyphs, to which those that lack are added.
  static func all(
    _ pieces: [CharacterShape.ColorPiece],
    ids: inout [UInt32],
    _ identities: IdentitySource
  ) -> [ColorCharacter] {
    var start = 0
    return pieces.map { piece in
      let end = start + 1 + piece.glyph.layerCount
      while ids.count < end { ids.append(identities.next()) }
      defer { start = end }
      return ColorCharacter(piece: piece, ids: ids[start..<end])
    }
  }

  /// Its box, in hundredths of the font's size.
  var bounds: Rect {
    Affine.translation(piece.offset.x, piece.offset.y).apply(piece.glyph.bounds)
  }

  /// Appends the layers of the glyph, or its image; `text` is the color of the text.
  func emit(into list: inout DisplayListBuilder, text: Color, _ state: EmitState) {
    guard text.alpha > 0, let id = ids.first else { return }
    var state = state
    state.move(.translation(piece.offset.x, piece.offset.y), generation: state.generation)
    var opaque = text
    opaque.alpha = 1
    list.group(
      id: id,
      opacity: min(text.alpha, 1),
      blend: .normal,
      generation: state.generation,
      isSingle: piece.glyph.isOneFill,
      state
    ) { list, state in
      switch piece.glyph {
      case .layers(let layers):
        for (layer, id) in zip(layers, ids.dropFirst()) {
          emit(layer, id: id, into: &list, text: opaque, state)
        }
      case .image(let image, let frame):
        let item = ImageItem(
          image: image,
          size: Size(width: frame.width, height: frame.height),
          transform: Affine.translation(frame.minX, frame.minY).then(state.matrix),
          blend: state.blend
        )
        list.append(.image(item), id: ids[ids.startIndex + 1], generation: state.generation, state)
      }
    }
  }

  private func emit(
    _ layer: GlyphLayer,
    id: UInt32,
    into list: inout DisplayListBuilder,
    text: Color,
    _ state: EmitState
  ) {
    let paint: Paint =
      switch layer.fill {
      case .text(let alpha): .solid(text.opacity(alpha * state.opacity))
      case .paint(.solid(let color)): .solid(color.opacity(state.opacity))
      case .paint(.gradient(let gradient, let opacity)):
        .gradient(gradient, opacity: opacity * state.opacity)
      }
    let fill = FillItem(
      path: layer.outline,
      paint: paint,
      transform: layer.transform.then(state.matrix),
      blend: state.blend
    )
    list.append(.fill(fill), id: id, generation: state.generation, state)
  }
}

extension ColorGlyph {
  /// The items of its own that it takes.
  fileprivate var layerCount: Int {
    switch self {
    case .layers(let layers): layers.count
    case .image: 1
    }
  }

  /// Whether an opacity of all is one of its only fill.
  fileprivate var isOneFill: Bool {
    switch self {
    case .layers(let layers): layers.count == 1
    case .image: false
    }
  }
}

import LottieGeometry
import LottieModel
import LottieScene

/// The drawing of a character; lengths are hundredths of the font's size.
struct CharacterShape {
  /// An outline, and where its origin lies from that of the character.
  struct Piece {
    let outline: PathResource
    let offset: Point
  }

  /// A color glyph, and where its origin lies.
  struct ColorPiece {
    let glyph: ColorGlyph
    let offset: Point
  }

  var pieces: [Piece] = []
  var colors: [ColorPiece] = []
  var advance = 0.0
  /// A composition in place of outlines.
  var composition: LayerModel?
}

/// Finds the outlines of characters: the document's, else those of fonts.
///
/// As in lottie-web a document with outlines is drawn with them alone; only a text from a provider is set in
/// fonts, as a whole, where outlines are missing.
final class Typesetter {
  private struct Key: Hashable {
    let character: String
    let family: String
    let style: String
  }

  private let fonts: [Font]
  private let document: LottieAnimation
  /// Outlines of the document, made when the first text needs them.
  private lazy var glyphs = Typesetter.shapes(document)
  private let bringsOutlines: Bool
  private let shaper: (any TextShaper)?
  /// Fonts and glyphs that were replaced or are missing, each once a layer.
  private(set) var problems: [Finding] = []
  /// The layer whose text is set.
  var layer: (location: JSONLocation, keypath: String)?
  private static let maximumProblems = 1_000
  /// Characters that a message names.
  private static let maximumNamed = 16

  init(_ animation: LottieAnimation, shaper: (any TextShaper)?) {
    fonts = animation.fonts
    self.shaper = shaper
    bringsOutlines = !animation.glyphs.isEmpty
    document = animation
  }

  private static func shapes(_ animation: LottieAnimation) -> [Key: CharacterShape] {
    let isOld = animation.version.map(Typesetter.hasAbsoluteTangents) ?? false
    var shapes: [Key: CharacterShape] = [:]
    for glyph in animation.glyphs {
      let key = Key(character: glyph.character, family: glyph.fontFamily, style: glyph.fontStyle)
      if shapes[key] == nil { shapes[key] = CharacterShape(glyph, isOld: isOld) }
    }
    return shapes
  }

  /// Whether this exporter version wrote the tangents of outlines as absolute points: those before
  /// 4.7.99.
  private static func hasAbsoluteTangents(_ version: String) -> Bool {
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    return !numbers.isEmpty && numbers.lexicographicallyPrecedes([4, 7, 99])
  }

  /// The font of a name; as in lottie-web the first for a name that is not in the list.
  func font(_ name: String) -> Font? { fonts.first { $0.name == name } ?? fonts.first }

  /// The shapes of a paragraph's characters.
  ///
  /// `characters` are as shown, capitals applied; some may hold several Unicode characters.
  /// `levels` are their embedding levels. `isReplaced`: Whether a provider gave the text.
  func shapes(
    _ characters: [String],
    levels: [UInt8],
    font name: String,
    isReplaced: Bool
  ) -> [CharacterShape] {
    let font = font(name)
    guard bringsOutlines else {
      return shaped(characters, levels, query(font, name))
    }
    var found = characters.map { character in
      glyphs[Key(character: character, family: font?.family ?? "", style: font?.style ?? "")]
    }
    if found.contains(where: { $0 == nil }) {
      complete(&found, characters, levels, query(font, name), isReplaced: isReplaced)
    }
    return found.map { $0 ?? CharacterShape() }
  }

  /// Whether the document has the outline of a character.
  func brings(_ character: String, font name: String) -> Bool {
    let font = font(name)
    return glyphs[Key(character: character, family: font?.family ?? "", style: font?.style ?? "")]
      != nil
  }

  private func complete(
    _ found: inout [CharacterShape?],
    _ characters: [String],
    _ levels: [UInt8],
    _ query: FontQuery,
    isReplaced: Bool
  ) {
    let missing = found.indices.filter {
      found[$0] == nil && !characters[$0].allSatisfy(\.isWhitespace)
    }
    guard isReplaced, shaper != nil else {
      for i in missing { report(.missingGlyph(character: characters[i], font: query.name)) }
      return
    }
    let before = problems.count
    let others = shaped(characters, levels, query)
    guard !missing.isEmpty else {
      for i in found.indices where found[i] == nil { found[i] = others[i] }
      return
    }
    // A part of the text in another font would be seen: all of it is.
    found = others
    report(.font(lacking(missing.map { characters[$0] }, query, since: before)))
  }

  /// The outlines that the document lacks, and the font that has them.
  private func lacking(
    _ characters: [String],
    _ query: FontQuery,
    since first: Int
  ) -> FontProblem {
    let names = characters.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let isCut = names.count > Typesetter.maximumNamed
    var other = query.family
    for problem in problems[first...] {
      if case .font(.substituted(_, let by)) = problem.kind { other = by }
    }
    return .charactersSubstituted(
      names.prefix(Typesetter.maximumNamed).joined() + (isCut ? "…" : ""),
      font: query.name,
      by: other
    )
  }

  private func query(_ font: Font?, _ name: String) -> FontQuery {
    FontQuery(
      name: font?.name ?? name,
      family: font?.family ?? name,
      style: font?.style ?? "Regular",
      weight: font?.weight,
      path: font?.path
    )
  }

  /// Notes a problem, once for a layer, so that it is the same whichever frame is drawn first.
  func report(_ problem: Diagnostic.Kind) {
    let location = layer?.location ?? .root
    // One by one: a set of them would cost each start the look-up of its type.
    guard problems.count < Typesetter.maximumProblems,
      !problems.contains(where: { $0.location == location && $0.kind == problem })
    else { return }
    problems.append(Finding(problem, location, keypath: layer?.keypath))
  }

  /// The shapes a font gives, run by run of one direction.
  private func shaped(
    _ characters: [String],
    _ levels: [UInt8],
    _ query: FontQuery
  ) -> [CharacterShape] {
    var shapes = Array(repeating: CharacterShape(), count: characters.count)
    guard let shaper else {
      if !characters.isEmpty { report(.noFontSource) }
      return shapes
    }
    var start = 0
    while start < characters.count {
      let level = levels[start]
      let end = levels[start...].firstIndex { $0 != level } ?? characters.count
      var run = Run(characters, start..<end)
      let text = shaper.shape(
        run.text,
        font: query,
        isRightToLeft: level % 2 == 1
      )
      for problem in text.problems { report(.font(problem)) }
      run.place(text.glyphs, into: &shapes)
      start = end
    }
    return shapes
  }
}

/// Characters shaped at once.
private struct Run {
  private(set) var text = ""
  /// The character at each byte.
  private var characterAt: [Int] = []

  init(_ characters: [String], _ range: Range<Int>) {
    for i in range {
      text += characters[i]
      characterAt += Array(repeating: i, count: characters[i].utf8.count)
    }
  }

  /// Gives each character its glyphs; the pen restarts at each.
  mutating func place(_ glyphs: [ShapedGlyph], into shapes: inout [CharacterShape]) {
    for glyph in glyphs where characterAt.indices.contains(glyph.cluster) {
      let character = characterAt[glyph.cluster]
      let offset = glyph.offset + Point(shapes[character].advance, 0)
      if let outline = glyph.outline {
        shapes[character].pieces.append(CharacterShape.Piece(outline: outline, offset: offset))
      }
      if let colors = glyph.colors {
        shapes[character].colors.append(CharacterShape.ColorPiece(glyph: colors, offset: offset))
      }
      shapes[character].advance += glyph.advance
    }
  }
}

extension CharacterShape {
  /// Creates the outline of a glyph in the document.
  ///
  /// `isOld`: Only the first group counts, and its tangents are absolute points.
  init(_ glyph: Glyph, isOld: Bool) {
    let shapes = isOld ? Array(glyph.shapes.prefix(1)) : glyph.shapes
    var path = BezierPath(shapes.contours(.identity))
    if isOld {
      path.contours = path.contours.map { contour in
        Contour(
          contour.vertices.map { vertex in
            CurveVertex(
              vertex.point,
              in: vertex.inTangent - vertex.point,
              out: vertex.outTangent - vertex.point
            )
          },
          isClosed: contour.isClosed
        )
      }
    }
    if !path.isEmpty { pieces = [Piece(outline: PathResource(path), offset: .zero)] }
    advance = glyph.width
    composition = glyph.composition
  }
}

extension [ShapeItem] {
  /// The contours of all free paths, those in groups included, at the first keyframe.
  fileprivate func contours(_ matrix: Affine) -> [Contour] {
    flatMap { item -> [Contour] in
      guard !item.isHidden else { return [] }
      switch item.kind {
      case .path(let path): return path.path.initial.applying(matrix).contours
      case .group(let group): return group.items.contours(matrix)
      default: return []
      }
    }
  }
}

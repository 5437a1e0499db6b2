import LottieGeometry
import LottieScene

// A glyph that is filled by one paint is a layer. A glyph that is filled by others is a clip, which is left
// out, and so are most ways to mix two paints: they count as simplified.

/// Turns a graph of paints, of version 1 of the table COLR, into layers.
struct PaintGraph {
  /// Paints of a glyph, each counted as often as it is used, and paints within each other.
  private static let maximumPaints = 4_000
  private static let maximumDepth = 32

  /// An outline that the paint to come fills.
  private struct Target {
    let outline: PathResource?
    /// The outline's place, in units of the font.
    let matrix: Affine
  }

  private(set) var painting: ColorTable.Painting
  private let table: ColorTable
  private let outline: (Int) -> PathResource?
  /// Units of the font, y upwards, to hundredths of the size, y downwards, and back.
  private let toGlyph: Affine
  private let toUnits: Affine
  private var paints = 0
  /// Factor of alphas.
  private var opacity = 1.0

  /// Creates a graph that continues a painting; `outline` gives the outlines of glyphs.
  init(
    _ table: ColorTable,
    _ painting: ColorTable.Painting,
    _ outline: @escaping (Int) -> PathResource?
  ) {
    self.table = table
    self.painting = painting
    self.outline = outline
    let units = table.unitsPerEm / 100
    toGlyph = .scale(1 / units, -1 / units)
    toUnits = .scale(units, -units)
  }

  /// Draws a paint at a location of the table.
  mutating func draw(_ paint: Int) {
    do {
      try visit(paint, .identity, filling: nil, depth: 0)
    } catch {
      painting.isSimplified = true
    }
  }

  /// Draws a paint; `filling`: what it fills, `matrix`: its coordinates to those of what it fills, or of
  /// the glyph.
  private mutating func visit(
    _ paint: Int,
    _ matrix: Affine,
    filling target: Target?,
    depth: Int
  ) throws(DamagedTable) {
    paints += 1
    guard paints <= PaintGraph.maximumPaints, painting.takes(1),
      depth < PaintGraph.maximumDepth
    else {
      painting.isSimplified = true
      return
    }
    var reader = TableReader(table.bytes, at: paint)
    let format = try reader.unsigned(1)
    switch format {
    case 2...9:
      try fill(target, paint, format, &reader, matrix)
    case 12...31:
      let next = paint + (try reader.unsigned(3))
      let transform = try PaintTransform.read(format, of: paint, table.bytes, &reader)
      try visit(next, transform.then(matrix), filling: target, depth: depth + 1)
    default:
      if let target {
        // The outline would clip what follows.
        painting.isSimplified = true
        return try visit(paint, matrix.then(target.matrix), filling: nil, depth: depth + 1)
      }
      try compose(paint, format, &reader, matrix, depth: depth + 1)
    }
  }

  /// Draws what consists of other paints.
  private mutating func compose(
    _ paint: Int,
    _ format: Int,
    _ reader: inout TableReader,
    _ matrix: Affine,
    depth: Int
  ) throws(DamagedTable) {
    switch format {
    case 1:
      let count = try reader.unsigned(1)
      let first = try reader.unsigned(4)
      for layer in try table.layers(first..<first + count) {
        try visit(layer, matrix, filling: nil, depth: depth)
      }
    case 10:
      let next = paint + (try reader.unsigned(3))
      let target = Target(outline: outline(try reader.unsigned(2)), matrix: matrix)
      try visit(next, .identity, filling: target, depth: depth)
    case 11:
      let glyph = try reader.unsigned(2)
      guard let next = try table.paint(of: glyph) else { return }
      try visit(next, matrix, filling: nil, depth: depth)
    case 32:
      let source = paint + (try reader.unsigned(3))
      let mode = try reader.unsigned(1)
      let backdrop = paint + (try reader.unsigned(3))
      try mix(source, backdrop, mode, matrix, depth: depth)
    default: painting.isSimplified = true
    }
  }

  /// Draws two paints that are mixed.
  private mutating func mix(
    _ source: Int,
    _ backdrop: Int,
    _ mode: Int,
    _ matrix: Affine,
    depth: Int
  ) throws(DamagedTable) {
    let parts: [Int]
    var alpha: Double?
    switch mode {
    case 0: parts = []
    case 1: parts = [source]
    case 2: parts = [backdrop]
    case 3: parts = [backdrop, source]
    case 4: parts = [source, backdrop]
    case 5: (parts, alpha) = try inside(source, of: backdrop)
    case 6: (parts, alpha) = try inside(backdrop, of: source)
    default: parts = [backdrop, source]
    }
    if mode > 6 || (mode > 4 && alpha == nil) { painting.isSimplified = true }
    let outer = opacity
    opacity *= alpha ?? 1
    defer { opacity = outer }
    let count = painting.layers.count
    for part in parts { try visit(part, matrix, filling: nil, depth: depth) }
    // Layers are faded one by one, not as a whole.
    if let alpha, alpha < 1, painting.layers.count > count + 1 { painting.isSimplified = true }
  }

  /// The visible part of a paint inside another, and its alpha if that is known.
  ///
  /// Fonts write the opacity of a group as a paint inside one color everywhere.
  private func inside(
    _ inner: Int,
    of outer: Int
  ) throws(DamagedTable) -> (parts: [Int], alpha: Double?) {
    if let alpha = try solidAlpha(outer) { return ([inner], alpha) }
    return (try isPlane(inner) ? [outer] : [inner], nil)
  }

  /// The alpha of a paint that is one color everywhere; nil for others.
  private func solidAlpha(_ paint: Int) throws(DamagedTable) -> Double? {
    var reader = TableReader(table.bytes, at: paint)
    guard (2...3).contains(try reader.unsigned(1)) else { return nil }
    let index = try reader.unsigned(2)
    let alpha = PaintGraph.alpha(try reader.fraction())
    return index == ColorPalette.textColor ? alpha : table.palette.color(index, alpha: alpha).alpha
  }

  /// Whether a paint fills the whole plane.
  private func isPlane(_ paint: Int) throws(DamagedTable) -> Bool {
    var reader = TableReader(table.bytes, at: paint)
    return (2...9).contains(try reader.unsigned(1))
  }

  private mutating func fill(
    _ target: Target?,
    _ paint: Int,
    _ format: Int,
    _ reader: inout TableReader,
    _ matrix: Affine
  ) throws(DamagedTable) {
    // A paint that fills no outline fills the plane.
    guard let target else {
      painting.isSimplified = true
      return
    }
    guard let outline = target.outline else { return }
    if format <= 3 {
      let index = try reader.unsigned(2)
      let fill = table.palette.fill(index, alpha: opacity * PaintGraph.alpha(try reader.fraction()))
      let transform = toUnits.then(target.matrix).then(toGlyph)
      guard transform.isFinite, painting.admits(outline) else { return }
      return painting.add(GlyphLayer(outline: outline, transform: transform, fill: fill))
    }
    let line = paint + (try reader.unsigned(3))
    var gradient = try FontGradient(line, isVariable: format % 2 == 1, table)
    try gradient.read(format, &reader)
    if gradient.isSimplified { painting.isSimplified = true }
    guard painting.takes(gradient.stopCount) else { return }
    guard let fill = gradient.paint(opacity), let back = matrix.inverse else { return }
    let transform = matrix.then(target.matrix).then(toGlyph)
    guard transform.isFinite, painting.admits(outline) else { return }
    // Gradients have no transform of their own: the outline goes where they are.
    let path = outline.path.applying(toUnits.then(back))
    guard path.isFinite else { return }
    painting.add(
      GlyphLayer(outline: PathResource(path), transform: transform, fill: .paint(fill))
    )
  }

  /// An alpha, which may lie outside of 0…1.
  static func alpha(_ value: Double) -> Double { min(max(value, 0), 1) }
}

/// The transforms of paints, in units of the font, y upwards.
enum PaintTransform {
  /// Reads what follows the paint that is transformed.
  static func read(
    _ format: Int,
    of paint: Int,
    _ bytes: [UInt8],
    _ reader: inout TableReader
  ) throws(DamagedTable) -> Affine {
    // Each format is followed by its form for variable fonts.
    switch format & ~1 {
    case 12:
      var matrix = TableReader(bytes, at: paint + (try reader.unsigned(3)))
      let (xx, yx) = (try matrix.fixed(), try matrix.fixed())
      let (xy, yy) = (try matrix.fixed(), try matrix.fixed())
      return Affine(xx, yx, xy, yy, try matrix.fixed(), try matrix.fixed())
    case 14: return .translation(try reader.length(), try reader.length())
    case 16: return .scale(try reader.fraction(), try reader.fraction())
    case 18:
      let scale = Affine.scale(try reader.fraction(), try reader.fraction())
      return try around(scale, &reader)
    case 20:
      let scale = try reader.fraction()
      return .scale(scale, scale)
    case 22:
      let scale = try reader.fraction()
      return try around(.scale(scale, scale), &reader)
    case 24: return .rotation(degrees: try reader.fraction() * 180)
    case 26: return try around(.rotation(degrees: try reader.fraction() * 180), &reader)
    case 28: return skew(try reader.fraction(), try reader.fraction())
    default: return try around(skew(try reader.fraction(), try reader.fraction()), &reader)
    }
  }

  private static func around(
    _ matrix: Affine,
    _ reader: inout TableReader
  ) throws(DamagedTable) -> Affine {
    let (x, y) = (try reader.length(), try reader.length())
    return Affine.translation(-x, -y).then(matrix).then(.translation(x, y))
  }

  /// Angles in half turns, counter-clockwise.
  private static func skew(_ x: Double, _ y: Double) -> Affine {
    let alongX = Affine.skew(degrees: x * 180, axisDegrees: 0)
    let alongY = Affine.skew(degrees: -y * 180, axisDegrees: 0)
    return Affine(1, alongY.c, alongX.c, 1, 0, 0)
  }
}

import LottieGeometry
import LottieScene

// The table COLR of OpenType 1.9.1: <https://learn.microsoft.com/typography/opentype/spec/colr>. Of
// variable fonts the default values are taken. Clip boxes are not read: they hold the outlines.

/// The glyphs that a font paints in layers.
struct ColorTable {
  /// Layers of a glyph.
  private static let maximumLayers = 256

  /// The painting of a glyph by a font.
  struct Painting {
    private(set) var layers: [GlyphLayer] = []
    /// Whether it is not all that the font says.
    var isSimplified = false
    /// Number of vertices that further layers may have; paints on the way to them and stops of gradients count as well.
    private(set) var verticesLeft: Int

    init(verticesLeft: Int) {
      self.verticesLeft = verticesLeft
    }

    /// Takes what counts like vertices out of the budget.
    ///
    /// - Returns: Whether there was enough.
    mutating func takes(_ count: Int) -> Bool {
      guard count <= verticesLeft else {
        isSimplified = true
        return false
      }
      verticesLeft -= count
      return true
    }

    /// Takes the vertices of an outline out of the budget.
    ///
    /// - Returns: Whether there may be a layer of it.
    mutating func admits(_ outline: PathResource) -> Bool {
      guard layers.count < ColorTable.maximumLayers else {
        isSimplified = true
        return false
      }
      return takes(outline.vertexCount)
    }

    /// Adds a layer that was admitted.
    mutating func add(_ layer: GlyphLayer) { layers.append(layer) }
  }

  let bytes: [UInt8]
  let palette: ColorPalette
  let unitsPerEm: Double

  /// Creates the table of a font.
  init(_ bytes: [UInt8], _ palette: ColorPalette, unitsPerEm: Double) {
    self.bytes = bytes
    self.palette = palette
    self.unitsPerEm = unitsPerEm
  }

  /// The painting of a glyph; nil is nothing but its outline.
  ///
  /// `verticesLeft` is how many its layers may have; layers beyond are left out. `outline` gives the
  /// outlines of glyphs in hundredths of the size, y downwards.
  func painting(
    of glyph: Int,
    verticesLeft: inout Int,
    outline: @escaping (Int) -> PathResource?
  ) -> Painting? {
    var painting = Painting(verticesLeft: verticesLeft)
    defer { verticesLeft = painting.verticesLeft }
    do {
      if let paint = try paint(of: glyph) {
        var graph = PaintGraph(self, painting, outline)
        graph.draw(paint)
        painting = graph.painting
      } else if try !addLayers(of: glyph, to: &painting, outline) {
        return nil
      }
    } catch {
      guard !painting.layers.isEmpty else { return nil }
      painting.isSimplified = true
    }
    return painting
  }

  /// Adds the layers of version 0: outlines, each in one color.
  ///
  /// - Returns: Whether the glyph has any.
  private func addLayers(
    of glyph: Int,
    to painting: inout Painting,
    _ outline: (Int) -> PathResource?
  ) throws(DamagedTable) -> Bool {
    var header = TableReader(bytes, at: 2)
    let count = try header.unsigned(2)
    let records = try header.unsigned(4)
    let layers = try header.unsigned(4)
    guard var record = try record(of: glyph, at: records, count) else { return false }
    var layer = TableReader(bytes, at: layers + 4 * (try record.unsigned(2)))
    let layerCount = try record.unsigned(2)
    if layerCount > ColorTable.maximumLayers { painting.isSimplified = true }
    for _ in 0..<min(layerCount, ColorTable.maximumLayers) {
      let outline = outline(try layer.unsigned(2))
      let fill = palette.fill(try layer.unsigned(2), alpha: 1)
      guard let outline else { continue }
      guard painting.admits(outline) else { break }
      painting.add(GlyphLayer(outline: outline, fill: fill))
    }
    return true
  }

  /// The location of a glyph's paint of version 1; nil when there is none.
  func paint(of glyph: Int) throws(DamagedTable) -> Int? {
    guard let list = try list(at: 14) else { return nil }
    var header = TableReader(bytes, at: list)
    let count = try header.unsigned(4)
    guard var record = try record(of: glyph, at: header.position, count) else { return nil }
    return list + (try record.unsigned(4))
  }

  /// The locations of paints in the list of layers; as many as there are.
  func layers(_ range: Range<Int>) throws(DamagedTable) -> [Int] {
    guard let list = try list(at: 18) else { return [] }
    var header = TableReader(bytes, at: list)
    let count = try header.unsigned(4)
    var layers: [Int] = []
    for i in range.clamped(to: 0..<count) {
      var entry = TableReader(bytes, at: list + 4 + 4 * i)
      layers.append(list + (try entry.unsigned(4)))
    }
    return layers
  }

  /// The start of a list of version 1, from its place in the header.
  private func list(at place: Int) throws(DamagedTable) -> Int? {
    var header = TableReader(bytes)
    guard try header.unsigned(2) > 0 else { return nil }
    header = TableReader(bytes, at: place)
    let list = try header.unsigned(4)
    return list > 0 ? list : nil
  }

  /// Searches records of six bytes that begin with ascending numbers of glyphs.
  ///
  /// - Returns: A reader behind the number; nil if there is no record.
  private func record(
    of glyph: Int,
    at start: Int,
    _ count: Int
  ) throws(DamagedTable) -> TableReader? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      var reader = TableReader(bytes, at: start + middle * 6)
      let found = try reader.unsigned(2)
      if found == glyph { return reader }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

/// The first palette of a font: <https://learn.microsoft.com/typography/opentype/spec/cpal>.
struct ColorPalette {
  /// The number that stands for the color of the text.
  static let textColor = 0xFFFF

  private let bytes: [UInt8]
  /// Start and number of its colors.
  private var colors = (start: 0, count: 0)

  /// Reads the palette of a table; without one all colors are black.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    colors = (try? ColorPalette.first(bytes)) ?? (0, 0)
  }

  private static func first(_ bytes: [UInt8]) throws(DamagedTable) -> (start: Int, count: Int) {
    var reader = TableReader(bytes, at: 2)
    let count = try reader.unsigned(2)
    let palettes = try reader.unsigned(2)
    _ = try reader.unsigned(2)
    let records = try reader.unsigned(4)
    guard palettes > 0 else { return (0, 0) }
    return (records + 4 * (try reader.unsigned(2)), count)
  }

  /// A color; black when there is none of that number.
  func color(_ index: Int, alpha: Double) -> Color {
    var reader = TableReader(bytes, at: colors.start + 4 * index)
    guard index < colors.count, let color = try? reader.unsigned(4) else {
      return Color.black.opacity(alpha)
    }
    func part(_ shift: Int) -> Double { Double(color >> shift & 0xFF) / 255 }
    // Blue, green, red, alpha.
    return Color(red: part(8), green: part(16), blue: part(24), alpha: part(0) * alpha)
  }

  /// A color as the fill of a layer.
  func fill(_ index: Int, alpha: Double) -> GlyphLayer.Fill {
    index == ColorPalette.textColor
      ? .text(alpha: alpha) : .paint(.solid(color(index, alpha: alpha)))
  }
}

import LottieGeometry
import LottieScene
import Testing

@testable import LottieText

/// Tables that are small and would take much work.
struct ColorTableTests {
  /// A number as a table has it.
  private func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
  }

  @Test func `layers that are blank count, too`() throws {
    // One glyph of 65,535 layers; the list of glyphs is at 14, that of layers at 20.
    let header = bytes(0, 2) + bytes(1, 2) + bytes(14, 4) + bytes(20, 4) + bytes(65_535, 2)
    let record = bytes(1, 2) + bytes(0, 2) + bytes(65_535, 2)
    let layers = [UInt8](repeating: 0, count: 4 * 65_535)
    let table = ColorTable(header + record + layers, ColorPalette([]), unitsPerEm: 1_000)
    var (vertices, asked) = (1_000, 0)
    let painting = table.painting(of: 1, verticesLeft: &vertices) { _ in
      asked += 1
      return nil
    }
    #expect(asked == 256)
    #expect(painting?.isSimplified == true)
    #expect(painting?.layers.isEmpty == true)
  }

  @Test func `paints that lead in circles take from what all glyphs may take`() throws {
    // Version 1: the list of glyphs is at 34, that of layers at 44, and at 1,068 a paint of 255 layers, each of
    // which is that paint.
    let header =
      bytes(1, 2) + bytes(0, 12) + bytes(34, 4) + bytes(44, 4) + bytes(0, 12)
    let glyphs = bytes(1, 4) + bytes(1, 2) + bytes(1_068 - 34, 4)
    let layers = bytes(255, 4) + (0..<255).flatMap { _ in bytes(1_068 - 44, 4) }
    let paint = bytes(1, 1) + bytes(255, 1) + bytes(0, 4)
    let table = ColorTable(header + glyphs + layers + paint, ColorPalette([]), unitsPerEm: 1_000)
    var vertices = 5_000
    // A glyph may take 4,000.
    for left in [1_000, 0, 0] {
      let painting = table.painting(of: 1, verticesLeft: &vertices) { _ in nil }
      #expect(vertices == left)
      #expect(painting?.isSimplified == true)
    }
  }

  @Test func `stops of gradients count like vertices`() throws {
    // Version 1: the list of glyphs is at 34, at 44 a glyph filled by the gradient at 50, whose line is at 66.
    let header = bytes(1, 2) + bytes(0, 12) + bytes(34, 4) + bytes(0, 16)
    let glyphs = bytes(1, 4) + bytes(1, 2) + bytes(10, 4)
    let filled = bytes(10, 1) + bytes(6, 3) + bytes(1, 2)
    let points = [0, 0, 100, 0, 0, 100].flatMap { bytes($0, 2) }
    let gradient = bytes(4, 1) + bytes(16, 3) + points
    let line = bytes(0, 1) + bytes(1_000, 2) + [UInt8](repeating: 0, count: 6_000)
    let font = header + glyphs + filled + gradient + line
    let table = ColorTable(font, ColorPalette([]), unitsPerEm: 1_000)
    let corners = [Point(0, 0), Point(50, 0), Point(50, -50)].map { CurveVertex($0) }
    let outline = PathResource(BezierPath([Contour(corners, isClosed: true)]))
    // Two paints, 1,000 stops, the outline: of 1,500 the second glyph has not enough.
    var left = 1_500
    let first = table.painting(of: 1, verticesLeft: &left) { _ in outline }
    #expect(first?.layers.count == 1)
    #expect(left == 1_500 - 2 - 1_000 - outline.vertexCount)
    let second = table.painting(of: 1, verticesLeft: &left) { _ in outline }
    #expect(second?.layers.isEmpty == true)
    #expect(second?.isSimplified == true)
  }
}

import Foundation
import LottieGeometry
import LottieScene
import LottieText
import Testing

/// Color glyphs; all squares are of half the font's size.
struct ColorGlyphTests {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fonts/"

  /// Gives one answer to every question.
  private struct Answer: AnimationFontProvider {
    let source: FontSource

    func font(for query: FontQuery) -> FontSource? { source }
  }

  private func shaped(_ text: String, _ source: FontSource) -> ShapedText {
    FontShaper(provider: Answer(source: source), usesSystemFonts: false)
      .shape(
        text,
        font: FontQuery(name: "F", family: "F", style: "Regular"),
        isRightToLeft: false
      )
  }

  private func shaped(_ text: String, _ file: String) -> ShapedText {
    shaped(text, .file(ColorGlyphTests.folder + file + ".ttf"))
  }

  private func layers(_ text: String, _ file: String = "tiny-paints") throws -> [GlyphLayer] {
    let glyph = try #require(shaped(text, file).glyphs.first)
    #expect(glyph.outline == nil)
    guard case .layers(let layers) = glyph.colors else { return [] }
    return layers
  }

  /// The gradient of a layer, its ends in coordinates of the glyph.
  private func line(_ layer: GlyphLayer?) -> (start: Point, end: Point)? {
    guard let layer, case .paint(.gradient(let gradient, _)) = layer.fill,
      case .linear(let start, let end) = gradient.shape
    else { return nil }
    return (layer.transform.apply(start), layer.transform.apply(end))
  }

  @Test func `layers have the colors of the palette, or that of the text`() throws {
    let first = try layers("A", "tiny-colors")
    #expect(
      first.map(\.fill) == [
        .paint(.solid(Color(red: 0, green: 1, blue: 0))),
        .paint(.solid(Color(red: 0, green: 0, blue: 1, alpha: 128 / 255))),
      ]
    )
    #expect(first.map(\.outline.bounds.minX) == [0, 25])
    let second = try layers("B", "tiny-colors")
    #expect(second.map(\.fill).first == .text(alpha: 1))
    #expect(second.map(\.outline.bounds.maxY) == [0, -25])
  }

  @Test func `a glyph without layers is an outline`() throws {
    let text = shaped(" ", "tiny-colors")
    #expect(text.glyphs.map { $0.colors == nil } == [true])
    #expect(text.problems.isEmpty)
  }

  @Test func `a linear gradient is square to the line of its third point`() throws {
    let along = try #require(line(try layers("A").first))
    #expect(along.start == .zero)
    #expect(along.end.distance(to: Point(50, 0)) < 1e-9)
  }

  @Test func `a transform of the paint leaves the outline where it is`() throws {
    let layer = try #require(try layers("E").first)
    let turned = try #require(line(layer))
    #expect(turned.end.distance(to: Point(0, -50)) < 1e-9)
    let box = layer.transform.apply(layer.outline.bounds)
    #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 50) < 1e-9)
    #expect(abs(box.minY + 50) < 1e-9 && abs(box.maxY) < 1e-9)
  }

  @Test func `a transform of a glyph moves it`() throws {
    let moved = try #require(try layers("B").last)
    let box = moved.transform.apply(moved.outline.bounds)
    #expect(abs(box.minX - 25) < 1e-9 && abs(box.maxY + 25) < 1e-9)
  }

  /// Circles of radius 100 and 200 are the outer half of a circle of 200.
  @Test func `a radial gradient between two circles begins at the inner one`() throws {
    let layer = try #require(try layers("C").first)
    guard case .paint(.gradient(let gradient, _)) = layer.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(
      gradient.shape
        == .radial(center: Point(250, 250), radius: 200, focus: Point(250, 250))
    )
    #expect(gradient.stops.map(\.offset) == [0.5, 1])
  }

  @Test func `a sweep of half a turn ends at half of a turn`() throws {
    let layer = try #require(try layers("D").first)
    guard case .paint(.gradient(let gradient, _)) = layer.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.shape == .conic(center: Point(250, 250), degrees: 0))
    #expect(gradient.stops.map(\.offset) == [0, 0.5])
  }

  @Test func `what is painted within one color has its alpha`() throws {
    let layers = try layers("I")
    #expect(layers.count == 1)
    #expect(
      layers.first?.fill == .paint(.solid(Color(red: 0, green: 1, blue: 0, alpha: 0.5)))
    )
    #expect(shaped("ABCDEFI", "tiny-paints").problems.isEmpty)
  }

  @Test(arguments: ["G", "H"])
  func `clips and repeated gradients are drawn simpler, which is reported`(_ text: String) {
    #expect(
      shaped(text, "tiny-paints").problems == [.colorsSimplified(font: "Tiny Paints")]
    )
  }

  /// Ten pixels of twenty that are the size, half of them orange, half blue of alpha 128.
  @Test(arguments: ["tiny-images", "tiny-strikes"])
  func `images are half as wide as their size, upon the baseline`(_ file: String) throws {
    let text = shaped("A", file)
    #expect(text.problems.isEmpty)
    #expect(text.glyphs.map(\.advance) == [60])
    guard case .image(let image, let frame) = text.glyphs.first?.colors else {
      Issue.record("no image")
      return
    }
    #expect(frame == Rect(x: 0, y: -50, width: 50, height: 50))
    #expect(image.pixmap.width == 10 && image.pixmap.height == 10)
    #expect(image.pixmap[0, 0] == 0xFF00_80FF)
    #expect(image.pixmap[9, 9] == 0x8080_0000)
  }

  @Test func `a character that lacks goes to a font that has all of it`() {
    let shaper = FontShaper(directories: [ColorGlyphTests.folder], usesSystemFonts: false)
    func shaped(_ text: String) -> ShapedText {
      shaper.shape(
        text,
        font: FontQuery(name: "T", family: "Tiny Blocks", style: "Regular"),
        isRightToLeft: false
      )
    }
    func substituted(_ characters: String) -> FontProblem {
      .charactersSubstituted(characters, font: "T", by: "Tiny Colors")
    }
    for text in ["\u{1F600}", "A\u{301}"] {
      let shaped = shaped(text)
      #expect(shaped.problems == [substituted(text)])
      #expect(shaped.glyphs.allSatisfy { $0.colors != nil || $0.outline != nil })
      #expect(shaped.glyphs.first?.colors != nil)
    }
    #expect(shaped("A").problems.isEmpty)
    let both = shaped("\u{1F600}\u{5D0}A\u{1F600}")
    #expect(both.problems == [substituted("\u{1F600}")])
    #expect(both.glyphs.map { $0.colors == nil } == [false, true, true, false])
    let incomplete = shaped("A\u{301}\u{302}")
    #expect(
      incomplete.problems
        == [
          .characterMissing("A\u{301}\u{302}", codePoint: 0x302), substituted("A\u{301}\u{302}"),
        ]
    )
  }

  @Test func `the selector of emoji asks for colors, which another font may have`() {
    let shaper = FontShaper(directories: [ColorGlyphTests.folder], usesSystemFonts: false)
    let query = FontQuery(name: "T", family: "Tiny Blocks", style: "Regular")
    func glyphs(_ text: String) -> ShapedText {
      shaper.shape(text, font: query, isRightToLeft: false)
    }
    #expect(glyphs("A\u{FE0F}").glyphs.first?.colors != nil)
    #expect(glyphs("A\u{FE0F}").problems.isEmpty)
    #expect(glyphs("A\u{FE0E}").glyphs.first?.colors == nil)
    #expect(glyphs("A").glyphs.first?.colors == nil)
  }

  @Test func `a tab is as wide as a blank and draws nothing`() {
    let shaper = FontShaper(directories: [ColorGlyphTests.folder], usesSystemFonts: false)
    let query = FontQuery(name: "T", family: "Tiny Blocks", style: "Regular")
    let text = shaper.shape("A\tA", font: query, isRightToLeft: false)
    let blank = shaper.shape("A A", font: query, isRightToLeft: false)
    #expect(text.problems.isEmpty)
    #expect(text.glyphs.map(\.advance) == blank.glyphs.map(\.advance))
    #expect(text.glyphs.map { $0.outline == nil } == [false, true, false])
  }

  /// Every byte is damaged once, some of them so that tables lead astray or paints lead in circles.
  @Test(arguments: ["tiny-colors", "tiny-paints", "tiny-images", "tiny-strikes"])
  func `damaged fonts do no harm`(_ file: String) throws {
    let url = URL(fileURLWithPath: ColorGlyphTests.folder + file + ".ttf")
    let bytes = [UInt8](try Data(contentsOf: url))
    for i in bytes.indices {
      for value in [bytes[i] ^ 0xFF, 0] {
        var damaged = bytes
        damaged[i] = value
        for glyph in shaped("ABCDEFGHI", .bytes(damaged)).glyphs {
          guard case .layers(let layers) = glyph.colors else { continue }
          #expect(layers.count <= 256)
          #expect(layers.allSatisfy { $0.transform.isFinite && $0.outline.path.isFinite })
        }
      }
    }
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = shaped("ABCDEFGHI", .bytes(Array(bytes.prefix(length))))
    }
  }
}

import Foundation
import LottieGeometry
import LottieScene
import LottieText
import Testing

struct FontShaperTests {
  /// A font whose characters are squares of half its size, 0.6 wide: A and alef whole, B and bet half high.
  private static let file =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    + "/Fonts/tiny-blocks.ttf"

  /// Gives one answer to every question.
  private struct Answer: AnimationFontProvider {
    let source: FontSource?

    func font(for query: FontQuery) throws(FontProviderError) -> FontSource? { source }
  }

  private let query = FontQuery(name: "Tiny", family: "Tiny", style: "Regular")

  private func shaped(
    _ text: String,
    _ source: FontSource? = .file(FontShaperTests.file),
    directories: [String] = [],
    isRightToLeft: Bool = false
  ) -> ShapedText {
    let shaper = FontShaper(
      provider: Answer(source: source),
      directories: directories,
      usesSystemFonts: false
    )
    return shaper.shape(text, font: query, isRightToLeft: isRightToLeft)
  }

  @Test func `glyphs have outlines and advances in hundredths of the size`() throws {
    let text = shaped("A B")
    #expect(text.problems.isEmpty)
    #expect(text.glyphs.map(\.cluster) == [0, 1, 2])
    #expect(text.glyphs.map(\.advance) == [60, 60, 60])
    #expect(text.glyphs[1].outline == nil)
    let bounds = try #require(text.glyphs[2].outline).bounds
    #expect(bounds == Rect(minX: 0, minY: -25, maxX: 50, maxY: 0))
  }

  @Test func `a font is read from bytes as from a file`() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: FontShaperTests.file))
    #expect(shaped("A", .bytes([UInt8](bytes))).glyphs.count == 1)
  }

  @Test func `text from right to left comes from left to right`() {
    let text = shaped("\u{5D0}\u{5D1}", isRightToLeft: true)
    #expect(text.glyphs.map(\.cluster) == [2, 0])
  }

  @Test func `a character that no font has is reported and drawn as missing`() {
    let text = shaped("A\u{4E2D}")
    #expect(text.problems == [.characterMissing("\u{4E2D}", codePoint: 0x4E2D)])
    #expect(text.glyphs.count == 2)
    #expect(text.glyphs[1].outline?.bounds.height == 10)
  }

  /// What a font of the folder draws.
  private func found(_ family: String, _ style: String, weight: Int? = nil) -> ShapedText {
    let folder = String(FontShaperTests.file.dropLast("/tiny-blocks.ttf".count))
    let shaper = FontShaper(directories: [folder], usesSystemFonts: false)
    let query = FontQuery(name: "x", family: family, style: style, weight: weight)
    return shaper.shape("A", font: query, isRightToLeft: false)
  }

  @Test func `a font in a folder is found by its family`() {
    let text = found("tiny blocks", "Medium")
    #expect(text.glyphs.map { $0.outline?.bounds } == [Rect(x: 0, y: -50, width: 50, height: 50)])
    #expect(text.problems.isEmpty)
  }

  /// A 24th of the size is 4.17 wide, half of it on each side.
  @Test(arguments: ["Bold", "Semibold", "Black"])
  func `a bold style that lacks is made from another`(_ style: String) throws {
    let text = found("Tiny Blocks", style)
    let box = try #require(text.glyphs.first?.outline?.bounds)
    for side in [-box.minX, box.maxX - 50, -box.minY - 50, box.maxY] {
      #expect(abs(side - 50 / 24) < 0.2)
    }
    #expect(text.glyphs.map(\.advance) == [60])
    #expect(
      text.problems == [.styleSynthesized(font: "Tiny Blocks \(style)", from: "Tiny Blocks")]
    )
  }

  @Test func `a slanted style that lacks leans by a quarter`() throws {
    let text = found("Tiny Blocks", "Italic")
    let outline = try #require(text.glyphs.first?.outline)
    let points = Set(outline.path.contours.flatMap(\.vertices).map(\.point))
    #expect(points == [Point(0, 0), Point(50, 0), Point(12.5, -50), Point(62.5, -50)])
    #expect(text.problems.count == 1)
  }

  /// The l is 455 of 2048 wide in Liberation Sans, 569 in its bold style.
  @Test(arguments: [("Regular", 455.0), ("Bold", 569)])
  func `a font of the machine has the style that is asked for`(_ style: String, width: Double) {
    let name = "Liberation Sans"
    let text = FontShaper().shape(
      "l",
      font: FontQuery(name: "LiberationSans-\(style)", family: name, style: style),
      isRightToLeft: false
    )
    let other = FontShaper().shape(
      "l",
      font: FontQuery(name: "x", family: name, style: style),
      isRightToLeft: false
    )
    for found in [text, other] {
      #expect(found.problems.isEmpty)
      #expect(abs((found.glyphs.first?.advance ?? 0) - width / 20.48) < 0.01)
    }
  }

  /// The font moves V by 100 of 1000 closer to an A before it.
  @Test(arguments: [false, true])
  func `characters are kerned only if that is wanted`(_ isWanted: Bool) {
    let folder = String(FontShaperTests.file.dropLast("/tiny-blocks.ttf".count))
    let file = folder + "/tiny-kerning.ttf"
    let shaper = FontShaper(
      provider: Answer(source: .file(file)),
      usesSystemFonts: false,
      usesKerning: isWanted
    )
    let text = shaper.shape("AVA", font: query, isRightToLeft: false)
    #expect(text.glyphs.map(\.advance) == [isWanted ? 50 : 60, 60, 60])
  }

  @Test func `color fonts stay as they are`() throws {
    let text = found("Tiny Colors", "Bold Italic")
    guard case .layers(let layers) = text.glyphs.first?.colors else {
      Issue.record("no layers")
      return
    }
    #expect(layers.first?.outline.bounds == Rect(x: 0, y: -50, width: 50, height: 50))
  }

  /// The square is as high as the weight says: 50 of the size at 400, 100 at 900.
  @Test(arguments: [
    ("Regular", nil, 50.0), ("Bold", nil, 80), ("Regular", 650, 75), ("Black", 1000, 100),
  ])
  func `a variable font has the weight`(_ style: String, _ weight: Int?, _ height: Double) throws {
    let text = found("Tiny Weights", style, weight: weight)
    #expect(text.problems.isEmpty)
    #expect(abs(try #require(text.glyphs.first?.outline).bounds.height - height) < 0.11)
  }

  @Test func `without any font nothing is drawn and that is reported`() {
    let text = shaped("A", nil)
    #expect(text.glyphs.isEmpty)
    #expect(text.problems.count == 1)
  }

  @Test(arguments: [[], [0, 1, 0, 0], Array("not a font at all".utf8)])
  func `bytes that are no font are reported`(_ bytes: [UInt8]) {
    let text = shaped("A", .bytes(bytes))
    #expect(text.problems.first == .unreadable(font: "Tiny"))
    #expect(text.glyphs.isEmpty)
  }

  /// Every byte of the font is damaged once, some of them so that tables lead astray.
  @Test func `damaged fonts do no harm`() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: FontShaperTests.file)))
    for i in stride(from: 0, to: bytes.count, by: 3) {
      var damaged = bytes
      damaged[i] = damaged[i] ^ 0xFF
      let text = shaped("AB \u{5D0}", .bytes(damaged))
      #expect(text.glyphs.count <= 16)
    }
    for length in stride(from: 0, to: bytes.count, by: 37) {
      _ = shaped("A", .bytes(Array(bytes.prefix(length))))
    }
  }
}

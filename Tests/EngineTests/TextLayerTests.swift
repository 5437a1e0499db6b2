import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Synchronization
import Testing

/// Text layers as they are listed, overridden and drawn; characters as in ``TextLayoutTests``.
struct TextLayerTests {
  /// A text layer of size 10; `more` are further members of its text.
  private func text(
    _ text: String,
    name: String = "title",
    _ animators: String = "",
    more: String = ""
  ) -> String {
    let style = #"{"t":"\#(text)","f":"F","s":10,"lh":20,"fc":[1,0,0]}"#
    return #"{"ty":5,"nm":"\#(name)","ip":0,"op":100,"t":{"d":{"k":[{"t":0,"s":\#(style)}]},"#
      + #""p":{},"m":{"g":1},"a":[\#(animators)]\#(more)}}"#
  }

  private let mover =
    #"{"nm":"move","s":{"s":{"k":[{"t":0,"s":[0],"h":1},{"t":10,"s":[50]}]},"b":1,"sh":1,"r":1},"#
    + #""a":{"p":{"k":[0,5]},"o":{"k":50}}}"#

  private func composition(
    _ layers: String,
    _ provider: (any AnimationKeypathTextProvider)? = nil
  ) throws -> Composition {
    Composition(
      try TextLayoutTests.animation(layers),
      text: TextSources(provider: provider)
    )
  }

  /// The path of a character A of size 10 at a position.
  private func character(_ x: Int) -> String {
    "M\(x),0 L\(x),-5 L\(x + 5),-5 L\(x + 5),0 L\(x),0 Z"
  }

  @Test func `a text that stands still is one outline`() throws {
    let list = try composition(text("AA")).update(frame: 0)
    #expect(lines(list) == ["fill #ff0000 \(character(0)) \(character(6))"])
  }

  @Test func `characters that move are drawn one by one`() throws {
    let items = lines(try composition(text("AA", mover)).update(frame: 10))
    #expect(items.count == 2)
    #expect(items[0].hasPrefix("fill #ff0000 matrix(0.1 0 0 0.1 0 0)"))
    #expect(items[1].hasPrefix("fill #ff0000@0.5 matrix(0.1 0 0 0.1 6 5)"))
  }

  /// The items of a text at frame 10, as drawn by a rule of lottie-ios.
  private func drawn(_ layer: String, by dialect: Dialect) throws -> [String] {
    var animation = try TextLayoutTests.animation(layer)
    animation.dialect = dialect
    return lines(Composition(animation, text: TextSources(provider: nil)).update(frame: 10))
  }

  @Test func `in lottie-ios an animator moves the whole text, and fades what it selects`() throws {
    // Without a tracking the animator's is 1: 0.01 at size 10.
    let items = try drawn(text("AA", mover), by: .wholeTextAnimators)
    #expect(items.count == 2)
    #expect(items[0].hasPrefix("fill #ff0000 matrix(0.1 0 0 0.1 0 5)"))
    #expect(items[1].hasPrefix("fill #ff0000@0.5 matrix(0.1 0 0 0.1 6.01 5)"))
  }

  /// Of AAAAA: 19 % are 0.95 characters, 10.9 % are 10 %, half a character; 1.9 characters are 1.
  @Test(arguments: [
    (1, 19.0, 90.0, 1..<5), (1, 9, 10.9, 0..<1), (2, 1.9, 3.9, 1..<3), (2, 4, 2, 2..<4),
  ])
  func `in lottie-ios whole characters are selected`(
    _ unit: Int,
    _ start: Double,
    _ end: Double,
    _ expected: Range<Int>
  ) throws {
    let selector = #"{"s":{"k":\#(start)},"e":{"k":\#(end)},"r":\#(unit),"sh":1,"b":1}"#
    let items = try drawn(
      text("AAAAA", #"{"s":\#(selector),"a":{"o":{"k":50}}}"#),
      by: .wholeTextAnimators
    )
    #expect(items.indices.filter { items[$0].contains("@0.5") } == Array(expected))
  }

  @Test func `in lottie-ios a stroke is measured in percent of the font's size`() throws {
    func stroked(_ width: Int) -> String {
      text("A").replacing(
        #""fc":[1,0,0]"#,
        with: #""fc":[1,0,0],"of":true,"sc":[0,0,1],"sw":\#(width)"#
      )
    }
    #expect(
      try drawn(stroked(2), by: .percentTextStrokes)
        == ["fill #ff0000 \(character(0))", "stroke 0.2 butt round #0000ff \(character(0))"]
    )
    #expect(try drawn(stroked(0), by: .percentTextStrokes) == ["fill #000000 \(character(0))"])
  }

  @Test func `only characters that changed are newer`() throws {
    let composition = try composition(text("AA", mover))
    let before = composition.update(frame: 9)
    let after = composition.update(frame: 10)
    #expect(after.generation > before.generation)
    #expect(after.items.map(\.id) == before.items.map(\.id))
    #expect(after.items[0].generation > before.items[0].generation)
    #expect(after.items[1].generation == before.items[1].generation)
    #expect(composition.update(frame: 20).generation == after.generation)
  }

  @Test func `names are those of lottie-ios, others are marked`() throws {
    let composition = try composition(text("A", mover))
    func names(_ dialect: KeypathDialect) -> [String] {
      composition.hierarchyKeypaths(dialect).map(\.string).filter { !$0.contains("Transform") }
    }
    #expect(
      names(.mainThread) == [
        "title", "title.Color", "title.Stroke Color", "title.move", "title.move.Position",
        "title.move.Opacity", "title.move.SelectedRangeOpacity", "title.move.Start",
      ]
    )
    #expect(names(.lottie).contains("title.Text"))
  }

  @Test func `the last animator is lottie-ios's, those before it are not`() throws {
    let first = #"{"nm":"first","a":{"r":{"k":1}}}"#
    let composition = try composition(text("A", first + "," + mover))
    let names = composition.hierarchyKeypaths(.mainThread).map(\.string)
    #expect(!names.contains("title.first"))
    #expect(names.contains("title.move"))
  }

  @Test func `the color of a text can be overridden`() throws {
    let composition = try composition(text("A"))
    let match = composition.setValueProvider(
      ColorValueProvider(Color(red: 0, green: 0, blue: 1)),
      keypath: AnimationKeypath(keypath: "title.Color")
    )
    #expect(match.matched == 1)
    #expect(lines(composition.update(frame: 0)) == ["fill #0000ff \(character(0))"])
    composition.removeValueProvider(for: AnimationKeypath(keypath: "title.Color"))
    #expect(lines(composition.update(frame: 1)) == ["fill #ff0000 \(character(0))"])
  }

  @Test func `an animator's values can be overridden`() throws {
    let composition = try composition(text("A", mover))
    composition.setValueProvider(
      PointValueProvider(Vector3D(7, 0)),
      keypath: AnimationKeypath(keypath: "title.move.Position")
    )
    #expect(lines(composition.update(frame: 0))[0].contains("matrix(0.1 0 0 0.1 7 0)"))
  }

  /// Says the same to everybody, and keeps what it was asked.
  private final class Asked: AnimationKeypathTextProvider {
    let calls = Mutex<[String]>([])
    let answer: String?

    init(_ answer: String?) {
      self.answer = answer
    }

    func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
      calls.withLock { $0.append("\(keypath.string): \(sourceText)") }
      return answer
    }
  }

  @Test func `a provider is asked once for each text that shows, with its full keypath`() throws {
    let hidden = text("A", name: "later").replacing(#""ip":0"#, with: #""ip":50"#)
    let provider = Asked("AA")
    let composition = try composition(text("A") + "," + hidden, provider)
    for frame in 0..<20 { composition.update(frame: Double(frame)) }
    #expect(provider.calls.withLock { $0 } == ["title: A"])
    #expect(lines(composition.displayList) == ["fill #ff0000 \(character(0)) \(character(6))"])
    composition.update(frame: 60)
    #expect(provider.calls.withLock { $0 } == ["title: A", "later: A"])
  }

  @Test func `without an answer the document's text stays`() throws {
    let composition = try composition(text("A"), Asked(nil))
    #expect(lines(composition.update(frame: 0)) == ["fill #ff0000 \(character(0))"])
  }

  @Test func `a dictionary is asked by full keypath, then by name`() {
    let provider = DictionaryTextProvider(["a.b": "full", "b": "name"])
    func answer(_ keys: String...) -> String? {
      provider.text(for: AnimationKeypath(keys: keys), sourceText: "")
    }
    #expect(answer("a", "b") == "full")
    #expect(answer("x", "b") == "name")
    #expect(answer("b", "x") == nil)
  }

  @Test func `the last of several patterns counts`() {
    let provider = KeypathTextProvider([
      (AnimationKeypath(keypath: "**"), "all"), (AnimationKeypath(keypath: "b"), "one"),
    ])
    #expect(provider.text(for: AnimationKeypath(keys: ["a", "b"]), sourceText: "") == "one")
    #expect(provider.text(for: AnimationKeypath(keys: ["a", "c"]), sourceText: "") == "all")
  }

  @Test func `a character without an outline is reported with its layer`() throws {
    let composition = try composition(text("AX"))
    composition.update(frame: 0)
    #expect(composition.diagnostics.map(\.code) == [.missingFont])
    #expect(composition.diagnostics.first?.keypath == "title")
  }

  @Test func `a character without an outline is reported once in each layer`() throws {
    let composition = try composition(text("XAX") + "," + text("X", name: "other"))
    composition.update(frame: 0)
    #expect(composition.diagnostics.map(\.code) == [.missingFont, .missingFont])
    #expect(Set(composition.diagnostics.map(\.keypath)) == ["title", "other"])
  }

  /// Gives each text one glyph: a blue layer, upon it one in the text's color at half alpha.
  private struct ColorShaper: TextShaper {
    func shape(_ text: String, font: FontQuery, isRightToLeft: Bool) -> ShapedText {
      let points = [Point(0, 0), Point(50, 0), Point(50, -50)].map { CurveVertex($0) }
      let outline = PathResource(BezierPath([Contour(points, isClosed: true)]))
      let layers = [
        GlyphLayer(outline: outline, fill: .paint(.solid(Color(red: 0, green: 0, blue: 1)))),
        GlyphLayer(outline: outline, transform: .scale(2, 2), fill: .text(alpha: 0.5)),
      ]
      let glyph = ShapedGlyph(
        cluster: 0,
        outline: nil,
        colors: .layers(layers),
        offset: Point(10, 0),
        advance: 60
      )
      return ShapedText(glyphs: [glyph])
    }
  }

  @Test(arguments: [(1.0, 2), (0.25, 3)])
  func `a color glyph is filled layer by layer, and fades with the text's fill as a whole`(
    _ alpha: Double,
    _ count: Int
  ) throws {
    let fade = #"{"nm":"x","s":{"t":0},"a":{"fo":{"k":\#(alpha * 100)}}}"#
    let layer = text("A", alpha < 1 ? fade : "")
    let composition = Composition(
      try TextLayoutTests.animation(layer),
      text: TextSources(shaper: ColorShaper(), provider: DictionaryTextProvider(["title": "*"]))
    )
    let list = composition.update(frame: 0)
    #expect(list.items.count == count)
    #expect(Set(list.items.map(\.id)).count == count)
    if case .group(let group) = list.items[0].content { #expect(group.opacity == alpha) }
    let fills = list.items.compactMap { item -> FillItem? in
      if case .fill(let fill) = item.content { fill } else { nil }
    }
    #expect(
      fills.map(\.paint) == [
        .solid(Color(red: 0, green: 0, blue: 1)),
        .solid(Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
      ]
    )
    // A tenth of the glyph's coordinates; ten of its hundredths to the right.
    #expect(
      fills.map { $0.transform.apply(Point(50, 0)).distance(to: Point(6, 0)) < 1e-9 } == [
        true, false,
      ]
    )
    #expect(fills[1].transform.apply(Point(50, 0)).distance(to: Point(11, 0)) < 1e-9)
    #expect(composition.update(frame: 1).generation == list.generation)
  }

  @Test func `what is drawn otherwise than it should is reported`() throws {
    let odd = #"{"nm":"x","s":{"t":2},"a":{"rx":{"k":10}}}"#
    let kinds = try composition(text("A", odd)).diagnostics.map(\.kind)
    #expect(kinds.count == 2, "\(kinds)")
  }
}

import LottieGeometry
import LottieModel
import LottieScene
import Testing

@testable import LottieEngine

/// Characters A are squares of 50 at size 100, 60 wide; blanks are 60 wide.
struct TextLayoutTests {
  private static let square =
    #"{"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]],"#
    + #""v":[[0,0],[0,-50],[50,-50],[50,0]],"c":true}"#

  static let document = """
    {"v":"5.9.0","w":100,"h":100,"fr":10,"ip":0,"op":100,
    "fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"R","ascent":50}]},
    "chars":[{"ch":"A","size":100,"style":"R","w":60,"fFamily":"F",
    "data":{"shapes":[{"ty":"gr","it":[{"ty":"sh","ks":{"a":0,"k":\(square)}}]}]}},
    {"ch":" ","size":100,"style":"R","w":60,"fFamily":"F","data":{}}],"layers":[LAYERS]}
    """

  static func animation(_ layers: String) throws -> LottieAnimation {
    let text = document.replacing("LAYERS", with: layers)
    return try LottieAnimation.decode(Array(text.utf8))
  }

  /// The layout of a text of size 10: characters are 6 wide.
  private func layout(
    _ text: String,
    _ more: String = "",
    grouping: Int = 1,
    dialect: Dialect = []
  ) throws -> TextLayout {
    let style = #"{"t":"x","f":"F","s":10,"lh":20\#(more)}"#
    let layer = #"{"ty":5,"t":{"d":{"k":[{"t":0,"s":\#(style)}]},"p":{},"m":{"g":1},"a":[]}}"#
    let animation = try TextLayoutTests.animation(layer)
    guard case .text(let model) = animation.layers[0].kind else { throw EngineTestError() }
    return TextLayout(
      model.documents[0].value,
      text: text,
      isReplaced: false,
      grouping: grouping,
      dialect: dialect,
      Typesetter(animation, shaper: nil)
    )
  }

  @Test func `characters stand one after another`() throws {
    #expect(try layout("AA A").characters.map(\.x) == [0, 6, 12, 18])
  }

  @Test func `tracking lies between characters, not behind the last`() throws {
    let text = try layout("AAA", #","tr":500"#)
    #expect(text.characters.map(\.x) == [0, 11, 22])
    #expect(text.lines.map(\.width) == [28])
  }

  @Test func `blanks at the end of a line count for nothing`() throws {
    #expect(try layout("AA   ").lines.map(\.width) == [12])
    #expect(try layout("  A").lines.map(\.width) == [18])
  }

  /// A box of one line: lottie-web 5.13, skottie 0.42 and thorvg 1.1 draw the second, too.
  @Test(arguments: [(Dialect(), 1), (.openBoxes, 0)])
  func `lines below a box are hidden`(dialect: Dialect, hidden: Int) throws {
    let text = try layout("A A", #","sz":[7,12],"ps":[0,0]"#, dialect: dialect)
    #expect(text.lines.count == 2)
    #expect(text.hiddenLines == hidden)
  }

  /// Three characters and a blank, 6 wide each, with 5 behind each: so wide thorvg 1.1 centers the line.
  @Test func `a full line counts the blanks and the tracking at its end`() throws {
    let line = try layout("AAA ", #","tr":500,"j":2"#, dialect: .fullLines).lines[0]
    #expect(line.width == 44)
    #expect(line.origin.x == -22)
  }

  @Test func `lines end at four kinds of break`() throws {
    #expect(try layout("A\rA\nA\u{3}A\r\nA").lines.count == 5)
    #expect(try layout("\r").lines.count == 2)
    #expect(try layout("").lines.count == 1)
  }

  @Test func `baselines are a line height apart and one unit lower after the first`() throws {
    #expect(try layout("A\rA\rA").lines.map(\.origin.y) == [0, 21, 41])
  }

  @Test func `a box cuts at the last blank that fits, which goes`() throws {
    let text = try layout("AA AA", #","sz":[20,100],"ps":[0,0]"#)
    #expect(text.lines.map { $0.characters.count } == [2, 2])
    #expect(text.characters.map(\.isBreak) == [false, false, true, false, false])
  }

  @Test func `a box cuts a word that is wider than it, at least a character a line`() throws {
    #expect(try layout("AAAAA", #","sz":[13,9],"ps":[0,0]"#).lines.map(\.width) == [12, 12, 6])
    #expect(try layout("AAA", #","sz":[1,9],"ps":[0,0]"#).lines.map(\.width) == [6, 6, 6])
  }

  @Test(arguments: [(0, 0.0), (1, 88), (2, 44), (3, 0), (4, 88), (5, 44), (6, 0)])
  func `a last line stands where its justification says`(_ j: Int, _ x: Double) throws {
    let text = try layout("AA", #","j":\#(j),"sz":[100,100],"ps":[0,0]"#)
    #expect(text.lines.map(\.origin.x) == [x])
  }

  @Test(arguments: [3, 4, 5, 6])
  func `justified lines fill the box by their blanks`(_ j: Int) throws {
    let text = try layout("A A A A", #","j":\#(j),"sz":[36,99],"ps":[0,0]"#)
    #expect(text.characters[..<5].map(\.x) == [0, 6, 15, 21, 30])
    #expect(text.lines[0].origin.x == 0)
  }

  @Test func `words are groups, and a blank belongs to the word before it`() throws {
    let text = try layout("AA A", grouping: 2)
    #expect(text.characters.map(\.group) == [0, 0, 0, 1])
    #expect(text.characters.map(\.groupWidth) == [12, 12, 12, 6])
    #expect(text.characters.map(\.groupCenter.x) == [6, 0, -6, 3])
  }

  @Test func `a text that is too long is cut`() throws {
    let text = try layout(String(repeating: "A", count: TextLayout.maximumCharacters + 5))
    #expect(text.characters.count == TextLayout.maximumCharacters)
    #expect(text.isCut)
  }
}

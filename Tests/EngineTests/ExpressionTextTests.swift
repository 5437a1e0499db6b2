import LottieEngine
import LottieExpressions
import LottieModel
import LottieScene
import Testing

/// Expressions of texts and their styles; characters as in ``TextLayoutTests``: of size 10 they are 5 wide
/// and high, and 6 from the next.
struct ExpressionTextTests {
  private static let style = #""f":"F","s":10,"lh":20,"fc":[1,0,0]"#

  private func layer(_ script: String, text: String = "AA", _ style: String = style) -> String {
    #"{"ty":5,"nm":"T","ind":2,"ip":0,"op":100,"t":{"d":{"k":[{"t":0,"s":{"t":"\#(text)",\#(style)}}],"#
      + #""x":"\#(script)"},"p":{},"m":{"g":1},"a":[]}}"#
  }

  /// What is drawn of a text of two characters.
  private func drawn(_ script: String) throws -> [String] {
    lines(Composition(try TextLayoutTests.animation(layer(script))).update(frame: 0))
  }

  @Test(arguments: [
    ("style.setText('A')", "fill #ff0000 M0,0 L0,-5 L5,-5 L5,0 L0,0 Z"),
    (
      "text.sourceText.style.setFontSize(20).setText('A')",
      "fill #ff0000 M0,0 L0,-10 L10,-10 L10,0 L0,0 Z"
    ),
    ("style.setFillColor([0,0,1]).setText('A')", "fill #0000ff M0,0 L0,-5 L5,-5 L5,0 L0,0 Z"),
    ("s=style;s.setFontSize(99);s.setText('A')", "fill #ff0000 M0,0 L0,-5 L5,-5 L5,0 L0,0 Z"),
    (
      "style.setTracking(500)",
      "fill #ff0000 M0,0 L0,-5 L5,-5 L5,0 L0,0 Z M11,0 L11,-5 L16,-5 L16,0 L11,0 Z"
    ),
    (
      "style.setJustification('alignRight').setText('A')",
      "fill #ff0000 M-6,0 L-6,-5 L-1,-5 L-1,0 L-6,0 Z"
    ),
    (
      "createStyle().setFontSize(20).setText('A')",
      "fill #ff0000 M0,0 L0,-10 L10,-10 L10,0 L0,0 Z"
    ),
    ("style.setBaselineShift(3).setText('A')", "fill #ff0000 M0,-3 L0,-8 L5,-8 L5,-3 L0,-3 Z"),
    (
      "style.setLeading(50).setText('A\\\\rA')",
      "fill #ff0000 M0,0 L0,-5 L5,-5 L5,0 L0,0 Z M0,51 L0,46 L5,46 L5,51 L0,51 Z"
    ),
  ])
  func `a style is set for the whole text`(_ script: String, _ expected: String) throws {
    #expect(try drawn(script) == [expected])
  }

  @Test func `a text without a fill gets one when it is turned on`() throws {
    #expect(try drawn("style.setApplyFill(false)").isEmpty)
    let stroked = try drawn("style.setApplyStroke(true).setStrokeWidth(2).setText('A')")
    #expect(stroked.contains { $0.contains("stroke") })
  }

  @Test func `the style of another layer may be taken`() throws {
    let other = layer("", text: "B", #""f":"F","s":20,"fc":[0,0,1]"#)
      .replacing(#""nm":"T","ind":2"#, with: #""nm":"Other","ind":1,"hd":true"#)
      .replacing(#","x":"""#, with: "")
    let script = "thisComp.layer('Other').text.sourceText.getStyleAt(0,0).setText('A')"
    let list = Composition(try TextLayoutTests.animation("\(layer(script)),\(other)")).update(
      frame: 0
    )
    #expect(lines(list) == ["fill #0000ff M0,0 L0,-10 L10,-10 L10,0 L0,0 Z"])
  }

  /// The value of an expression beside a text with an expression.
  private func value(_ expression: String, text script: String) throws -> Double {
    let own = #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":-1,"x":"\#(expression)"}}}"#
    let animation = try TextLayoutTests.animation("\(own),\(layer(script))")
    let value = Composition(animation).getValue(for: "Own.Transform.Rotation", atFrame: 0)
    return try #require(value as? Double)
  }

  @Test(arguments: [
    ("text.sourceText.style.fontSize", 30.0), ("text.sourceText.length", 3),
    ("text.sourceText.style.tracking", 100), ("text.sourceText.style.isAutoLeading?1:0", 0),
    ("text.sourceText.style.leading", 20), ("text.sourceText.getStyleAt(0,0).fontSize", 10),
    ("text.sourceText.style.applyStroke?1:0", 0), ("text.sourceText.style.isSmallCaps?1:0", 1),
    ("text.sourceText.style.justification=='alignLeft'?1:0", 1),
    ("text.sourceText.createStyle().fontSize==undefined?1:0", 1),
    // 15 wide, and 18 and a tracking of 3 from the next.
    ("sourceRectAtTime().width", 57),
  ])
  func `others read the style that an expression set`(
    _ member: String,
    _ expected: Double
  ) throws {
    let script = "style.setFontSize(30).setTracking(100).setSmallCaps(true).setText('AAA')"
    let found = try value("thisComp.layer('T').\(member)", text: script)
    #expect(abs(found - expected) < 1e-9)
  }

  private struct Provider: AnimationKeypathTextProvider {
    let text: String

    func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
      keypath.keys == ["T"] ? text : nil
    }
  }

  @Test func `others read the text that is shown`() throws {
    let script = "s=thisComp.layer('T').text.sourceText;s.length+10*s.value.length"
    let own = #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":-1,"x":"\#(script)"}}}"#
    let composition = Composition(
      try TextLayoutTests.animation("\(own),\(layer("value+'A'"))"),
      text: TextSources(provider: Provider(text: "AAAA"))
    )
    let keypath: AnimationKeypath = "Own.Transform.Rotation"
    #expect(composition.getValue(for: keypath, atFrame: 0) as? Double == 44)
    composition.setTextProvider(nil)
    #expect(composition.getValue(for: keypath, atFrame: 0) as? Double == 33)
  }

  @Test(arguments: [
    ("animator('a').property.opacity", 50.0), ("animator(1).property.opacity", 50),
    ("animator('a').selector('Range').start", 20), ("animator('a').selector(1).end", 100),
  ])
  func `an animator is found by its name`(_ member: String, _ expected: Double) throws {
    let animator =
      #"{"nm":"a","s":{"t":0,"s":{"k":20},"e":{"k":100},"b":1,"sh":1,"r":1},"a":{"o":{"k":50}}}"#
    let text = layer("value").replacing(#""a":[]"#, with: #""a":[\#(animator)]"#)
    let own =
      #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":-1,"x":"thisComp.layer('T').text.\#(member)"}}}"#
    let composition = Composition(try TextLayoutTests.animation("\(own),\(text)"))
    let value = composition.getValue(for: "Own.Transform.Rotation", atFrame: 0)
    #expect(value as? Double == expected)
  }

  @Test(arguments: TextSetters.drawn.sorted())
  func `setters that are said to be drawn are known`(_ name: String) throws {
    let arguments = [
      "setFillColor": "[1,0,0]", "setStrokeColor": "[1,0,0]", "setText": "'A'", "setFont": "'F'",
      "setJustification": "'alignLeft'",
    ]
    let script = "style.\(name)(\(arguments[name] ?? "1")).setText('A')"
    let composition = Composition(try TextLayoutTests.animation(layer(script)))
    #expect(!composition.update(frame: 0).items.isEmpty)
    #expect(composition.diagnostics.isEmpty, "\(composition.diagnostics.map(\.kind))")
  }

  @Test(arguments: [
    ("style.setFauxBold(true)", "setFauxBold"), ("style.setFont('Nothing')", "setFont"),
    ("style.setFontSize(20,0,1)", "setFontSize"),
  ])
  func `what cannot be drawn is reported`(_ script: String, _ function: String) throws {
    let composition = Composition(try TextLayoutTests.animation(layer(script)))
    let list = composition.update(frame: 0)
    #expect(lines(list).first?.hasPrefix("fill #ff0000 M0,0 L0,-5 L5,-5") == true)
    let kinds = composition.diagnostics.filter { $0.kind == .inventedValue(function: function) }
    #expect(kinds.map(\.keypath) == ["T.Text"])
  }
}

import LottieModel
import Testing

@testable import LottieLint

struct StopTests {
  /// A document with some members, that has a layer with others.
  private static func document(_ members: String, _ layer: String) -> String {
    "{\(members)\"layers\":[{\(layer)}]}"
  }

  private static let head = #""v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"#

  /// The players that are said to stop, with the reason.
  private func stops(_ text: String, _ players: [Player]) -> [String] {
    let report = Sample.report(text) { options in
      options.targets = players
      options.namesTargets = true
      options.select = ["compat/throws"]
    }
    let outcomes = report.verdicts.map(\.outcome)
    #expect(report.findings.isEmpty || outcomes.contains(.fails))
    return report.findings.map(\.message)
  }

  @Test func `lottie-ios and rlottie need a version`() {
    let text = StopTests.document(
      #""fr":60,"ip":0,"op":60,"w":100,"h":100,"#,
      #""ty":3,"ip":0,"op":60,"st":0"#
    )
    let words = #""v" of the animation is missing"#
    #expect(stops(text, [.iosMainThread]) == ["lottie-ios stops here: \(words)"])
    #expect(
      stops(text, [.rlottie, .telegram]) == ["rlottie and telegram stop here: \(words)"]
    )
    #expect(stops(text, [.thorvg, .skottie, .web]) == [])
  }

  @Test func `lottie-ios needs the times of a layer and what a shape is drawn with`() {
    let times = #""ip":0,"op":60,"st":0"#
    func told(_ layer: String, _ members: String = "") -> [String] {
      stops(StopTests.document(StopTests.head + members, layer), [.iosMainThread])
        .map { $0.replacing("lottie-ios stops here: ", with: "") }
    }
    #expect(told(#""ty":3,"ip":0,"op":60"#) == [#""st" of a layer is missing"#])
    #expect(told(#""ty":3,\#(times)"#) == [])
    // Of types from 7 on it reads nothing else.
    #expect(told(#""ty":13"#) == [])
    #expect(
      told(#""ty":0,\#(times),"refId":"a","w":9"#, #""assets":[{"id":"a","layers":[]}],"#)
        == [#""h" of a precomp layer is missing"#]
    )
    #expect(
      told(#""ty":1,\#(times),"sw":9,"sh":9"#) == [#""sc" of a solid layer is missing"#]
    )
    let box = #"{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[9,9]}}"#
    #expect(
      told(#""ty":4,\#(times),"shapes":[\#(box)]"#) == [#""r" of a rectangle is missing"#]
    )
    // A slot is no value of its own.
    let fill = #"{"ty":"fl","c":{"sid":"a"},"o":{"a":0,"k":100}}"#
    #expect(
      told(#""ty":4,\#(times),"shapes":[\#(fill)]"#) == [#""k" in "c" of a fill is missing"#]
    )
    let style = #"{"s":9,"f":"A","t":"a","j":0}"#
    #expect(
      told(#""ty":5,\#(times),"t":{"d":{"k":[{"t":0,"s":\#(style)}]},"a":[]}"#)
        == [#""tr" of a text's style is missing"#]
    )
  }

  @Test func `rlottie reads whole numbers without a decimal point only`() {
    let text = StopTests.document(StopTests.head, #""ty":3,"ind":1.0,"ip":0.0,"sr":1.0"#)
    let words = #""ind" of a layer is written 1.0, not as a whole number"#
    #expect(stops(text, [.rlottie]) == ["rlottie stops here: \(words)"])
    #expect(stops(text, [.thorvg, .web, .skottie]) == [])
  }

  @Test func `thorvg needs the type of a layer without a decimal point`() {
    let text = StopTests.document(StopTests.head, #""ty":3.0"#)
    let words = #""ty" of a layer is written 3.0, not as a whole number"#
    #expect(stops(text, [.thorvg]) == ["thorvg stops here: \(words)"])
  }

  @Test func `rlottie has no rotation in space where a flag before says that there is none`() {
    let axis = #""ks":{"ry":{"a":0,"k":5}}"#
    let words = #"rlottie stops here: "ry" of a transform, where "ddd" is 0"#
    #expect(
      stops(StopTests.document(StopTests.head, #""ty":3,"ddd":0,\#(axis)"#), [.rlottie]) == [words]
    )
    #expect(
      stops(StopTests.document(StopTests.head, #""ty":3,\#(axis),"ddd":0"#), [.rlottie]) == []
    )
    #expect(
      stops(StopTests.document(StopTests.head, #""ty":3,"ddd":1,\#(axis)"#), [.rlottie]) == []
    )
  }

  @Test func `lottie-web needs an axis beside a skew`() {
    let skew = #""sk":{"a":0,"k":5}"#
    let words = #"lottie-web stops here: "sa" of a transform is missing beside "sk""#
    let layer = StopTests.document(StopTests.head, #""ty":3,"ks":{\#(skew)}"#)
    #expect(stops(layer, [.web, .canvas]) == [words])
    let group = StopTests.document(
      StopTests.head,
      #""ty":4,"shapes":[{"ty":"gr","it":[{"ty":"tr","o":{"a":0,"k":100},\#(skew)}]}]"#
    )
    #expect(stops(group, [.web]) == [words])
    #expect(stops(group, [.skottie]) == [])
    let whole = StopTests.document(StopTests.head, #""ty":3,"ks":{\#(skew),"sa":{"a":0,"k":0}}"#)
    #expect(stops(whole, [.web]) == [])
  }

  @Test func `lottie-web needs an orientation beside a rotation about x`() {
    let text = StopTests.document(StopTests.head, #""ty":3,"ks":{"rx":{"a":0,"k":5}}"#)
    let words = #""or" of a transform is missing beside "rx""#
    #expect(stops(text, [.web, .canvas]) == ["lottie-web stops here: \(words)"])
    let whole = StopTests.document(
      StopTests.head,
      #""ty":3,"ks":{"rx":{"a":0,"k":5},"or":{"a":0,"k":[0,0,0]}}"#
    )
    #expect(stops(whole, [.web]) == [])
  }

  @Test func `lottie-web takes one selector for an animator`() {
    let text = StopTests.document(
      StopTests.head,
      #""ty":5,"t":{"d":{"k":[]},"m":{},"a":[{"s":[{}],"a":{}}]}"#
    )
    let words = #""s" of a text animator is a list, not a selector"#
    #expect(stops(text, [.web]) == ["lottie-web stops here: \(words)"])
  }

  @Test func `lottie-web needs what a shape is drawn with`() {
    func group(_ items: String) -> String {
      StopTests.document(
        StopTests.head,
        #""ty":4,"shapes":[{"ty":"gr","it":[\#(items)]}]"#
      )
    }
    let red = #""c":{"a":0,"k":[1,0,0]}"#
    let told = "lottie-web stops here:"
    let opacity = #"\#(told) "o" of a fill is missing"#
    #expect(stops(group(#"{"ty":"fl",\#(red)}"#), [.web, .canvas]) == [opacity])
    #expect(
      stops(group(#"{"ty":"fl",\#(red),"o":{"a":0}}"#), [.canvas])
        == [#"\#(told) "k" in "o" of a fill is missing"#]
    )
    #expect(stops(group(#"{"ty":"fl",\#(red),"o":{"sid":"a"}}"#), [.web]) == [])
    #expect(stops(group(#"{"ty":"fl",\#(red)}"#), [.skottie, .thorvg, .rlottie]) == [])
    #expect(
      stops(group(#"{"ty":"tr","p":{"a":0,"k":[0,0]}}"#), [.web])
        == [#"\#(told) "o" of a group's transform is missing"#]
    )
    // A polygon has no inner radius.
    let members = ["or", "os", "p", "pt", "r"].map { #""\#($0)":{"a":0,"k":1}"# }
    let star = members.joined(separator: ",")
    #expect(stops(group(#"{"ty":"sr","sy":2,\#(star)}"#), [.web]) == [])
    #expect(
      stops(group(#"{"ty":"sr","sy":1,\#(star),"ir":{"a":0,"k":1}}"#), [.web])
        == [#"\#(told) "is" of a star is missing"#]
    )
  }

  @Test func `a member that is missing is told once, of all players that need it`() {
    let shape = #"{"ty":"sr","sy":2,"or":{"k":9},"p":{"k":[0,0]},"r":{"k":0},"pt":{"k":5}}"#
    let layer = #""ty":4,"ind":1,"ip":0,"op":60,"st":0,"ks":{},"shapes":[\#(shape)]"#
    let text = StopTests.document(StopTests.head, layer)
    let report = Sample.report(text) { options in
      options.targets = [.android, .web]
      options.namesTargets = true
      options.select = ["compat/throws", "slip", "spec/schema"]
    }
    let words = #"lottie-android and lottie-web stop here: "os" of a star is missing"#
    #expect(report.findings.map(\.message) == [words])
    #expect(report.findings.first?.fix.contains("--fix") == true)
    let alone = Sample.report(text) { $0.select = ["slip"] }
    #expect(alone.findings.map(\.rule.text) == ["slip/polystar"])
  }

  @Test func `a value that is wrong is told once, of all players that stop there`() {
    let keys = #"{"t":0,"s":[0,0],"to":null,"ti":null},{"t":9,"s":[5,5]}"#
    func told(_ text: String, _ rules: [String]) -> [String] {
      Sample.report(text) { options in
        options.targets = [.android, .rlottie]
        options.namesTargets = true
        options.select = ["compat/throws"] + rules
      }
      .findings.map { "\($0.message): \($0.fix)" }
    }
    let layer = #""ty":3,"ind":1,"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[\#(keys)]}}"#
    let null = StopTests.document(StopTests.head, layer)
    let words = ["to", "ti"].map { member in
      "lottie-android and rlottie stop here: \"\(member)\" of a keyframe in \"p\" of a transform is null, "
        + "not a list of two numbers: Remove the member."
    }
    #expect(told(null, ["spec/null-value"]) == words)
    // A null that stops nobody is told of all.
    let other = null.replacing(#""ind":1"#, with: #""ind":1,"nm":null"#)
    #expect(told(other, ["spec/null-value"]).count == 3)

    let size = StopTests.document(StopTests.head, #""ty":3,"ks":{}"#)
      .replacing(#""w":100"#, with: #""w":1.5"#)
    let fraction = #""w" of the animation is written 1.5, not as a whole number"#
    #expect(told(size, ["spec/integer-float"]) == ["rlottie stops here: \(fraction): Round it."])
  }

  @Test func `an asset that is missing is told once, most severely`() {
    let text = StopTests.document(
      StopTests.head,
      #""ty":0,"nm":"A","ind":1,"ip":0,"op":60,"st":0,"ks":{},"refId":"x","w":9,"h":9"#
    )
    func told(_ names: Bool) -> [String] {
      Sample.report(text) { options in
        options.targets = [.android]
        options.namesTargets = names
        options.select = ["compat/throws", "ref/missing-asset"]
      }
      .findings.map(\.rule.text)
    }
    #expect(told(true) == ["compat/throws"])
    // Without a target a stop is a warning, and the asset an error in any player.
    #expect(told(false) == ["ref/missing-asset"])
  }

  @Test func `lottie-web's renderer for SVG needs more of a mask than that for canvas`() {
    func layer(_ flag: String) -> String {
      let mask = #"{"mode":"a","pt":{"a":0,"k":{}},"x":{"a":0,"k":0}}"#
      return StopTests.document(
        StopTests.head,
        #""ty":3,\#(flag)"masksProperties":[\#(mask)]"#
      )
    }
    let words = #"lottie-web stops here: "o" of a mask is missing"#
    #expect(stops(layer(#""hasMask":true,"#), [.web]) == [words])
    #expect(stops(layer(#""hasMask":true,"#), [.canvas]) == [])
    #expect(stops(layer(""), [.web]) == [])
  }

  /// rlottie 0.2: tangents only of the positions of layers and groups, all else in any keyframe.
  @Test func `rlottie reads no null in keyframes`() {
    func layer(_ property: String, _ keyframe: String) -> String {
      let frames = #"{"a":1,"k":[{"t":0,"s":[0,0],\#(keyframe)},{"t":9,"s":[5,5]}]}"#
      return StopTests.document(
        StopTests.head,
        #""ty":3,"ind":1,"ip":0,"op":60,"st":0,"ks":{"\#(property)":\#(frames)}"#
      )
    }
    func told(_ member: String) -> [String] {
      [#"rlottie stops here: "\#(member)" of a keyframe is null"#]
    }
    #expect(stops(layer("p", #""to":null"#), [.rlottie]) == told("to"))
    #expect(stops(layer("a", #""to":null"#), [.rlottie]) == [])
    #expect(stops(layer("a", #""n":null"#), [.rlottie]) == told("n"))
    #expect(stops(layer("a", #""x":null"#), [.rlottie]) == [])
    #expect(stops(layer("p", #""to":null"#), [.thorvg, .skottie]) == [])
    // An ellipse, too, has a position.
    func item(_ type: String) -> String {
      let place = #"{"a":1,"k":[{"t":0,"s":[0,0],"to":null},{"t":9,"s":[5,5]}]}"#
      return StopTests.document(
        StopTests.head,
        #""ty":4,"ind":1,"ip":0,"op":60,"st":0,"ks":{},"shapes":[{"ty":"\#(type)","p":\#(place)}]"#
      )
    }
    #expect(stops(item("el"), [.rlottie]) == [])
    #expect(stops(item("tr"), [.rlottie]) == told("to"))
  }

  /// rlottie 0.2 loads the sound documents, and those in which it passes over what is null.
  @Test(arguments: [
    (#"{"ty":"sh","ks":{"a":0,"k":\#(path("null"))}}"#, #""i" of a path is null"#),
    (
      #"{"ty":"sh","ks":{"a":1,"k":[{"t":0,"s":[\#(path("null"))]},{"t":9,"s":[\#(path("[]"))]}]}}"#,
      #""i" of a path is null"#
    ),
    (#"{"ty":"st","d":[{"n":"d","v":null}]}"#, #""v" of a dash is null"#),
    (
      #"{"ty":"gf","g":{"p":null,"k":{"a":0,"k":[0,0,0,0,1,1,1,1]}}}"#,
      #""p" of a gradient is null"#
    ),
    (#"{"ty":"gf","g":{"p":2,"k":{"a":0}}}"#, #""k" in "k" of a gradient is missing"#),
    (#"{"ty":"rp","tr":{"so":null}}"#, #""so" of the transform of a repeater is null"#),
    (#"{"ty":"tr","p":{"s":true,"x":null}}"#, #""x" of a split position is null"#),
    (#"{"ty":"tr","p":{"a":0,"k":[0,0],"s":null}}"#, #""s" of a position is null"#),
    (#"{"ty":"tr","p":{"a":0,"k":[0,0],"x":null}}"#, nil),
    (#"{"ty":"tr","r":{"a":0,"k":0,"s":null}}"#, nil),
    (#"{"ty":"tr","sk":{"a":0,"k":null}}"#, nil),
    (
      #"{"ty":"tr","r":{"a":1,"k":[{"t":0,"s":[0],"i":{"x":null,"y":1}},{"t":9,"s":[5]}]}}"#,
      #""x" of the easing of a keyframe is null"#
    ),
    (#"{"ty":null}"#, #""ty" of a shape is null"#),
    (#"{"ty":"zz","nm":null}"#, nil),
  ])
  func `rlottie reads no null in values`(shape: String, words: String?) {
    let layer = #""ty":4,"ind":1,"ip":0,"op":60,"st":0,"ks":{},"shapes":[\#(shape)]"#
    let text = StopTests.document(StopTests.head, layer)
    #expect(stops(text, [.rlottie]) == (words.map { ["rlottie stops here: " + $0] } ?? []))
    #expect(stops(text, [.thorvg, .skottie]) == [])
  }

  /// A path without tangents, of which the inner ones may be null.
  private static func path(_ tangents: String) -> String {
    #"{"i":\#(tangents),"o":[],"v":[],"c":true}"#
  }

  @Test func `thorvg needs the path of a mask, and assets`() {
    let mask = #""ty":3,"ks":{},"masksProperties":[{"mode":"a","pt":null}]"#
    #expect(
      stops(StopTests.document(StopTests.head, mask), [.thorvg])
        == [#"thorvg stops here: "pt" of a mask is null"#]
    )
    #expect(
      stops(StopTests.document(StopTests.head + #""assets":null,"#, #""ty":3"#), [.thorvg])
        == [#"thorvg stops here: "assets" of the animation is null"#]
    )
  }

  @Test func `lottie-web builds no composition that it does not show`() {
    let fill = #"{"ty":4,"shapes":[{"ty":"fl","c":{"a":0,"k":[1,0,0]}}]}"#
    func text(_ id: String) -> String {
      let asset = #""assets":[{"id":"a","layers":[\#(fill)]}],"#
      return StopTests.document(StopTests.head + asset, #""ty":0,"refId":"\#(id)""#)
    }
    #expect(stops(text("a"), [.web]).count == 1)
    #expect(stops(text("b"), [.web]) == [])
  }

  @Test func `every line of the table is read`() {
    let lines = StopsText.lines.description.split(separator: "\n")
    #expect(StopTable.rows.count == lines.count)
    let kinds: Set = [
      "animation", "asset", "layer", "shape-layer", "text-layer", "text", "marker", "mask-path",
      "position", "split", "shape", "path", "dash", "gradient", "easing", "mask", "transform",
      "copy-transform", "star", "property", "keyframe", "place", "known-layer", "precomp-layer",
      "solid-layer",
      "image-layer", "text-style", "text-animator", "fonts", "font", "glyph",
    ]
    for (line, row) in zip(lines, StopTable.rows) {
      let names = line.prefix { $0 != " " }.split(separator: ",")
      #expect(row.players.filter { $0.drawing == nil }.count == names.count, "\(line)")
      #expect(!row.members.isEmpty, "\(line)")
      #expect(kinds.contains(row.kind) || ShapeType(rawValue: row.kind) != nil, "\(line)")
    }
  }
}

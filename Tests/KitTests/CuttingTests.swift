import LottieGeometry
import LottieModel
import Testing

@testable import LottieKit

/// Parts of documents, and documents one after the other.
struct CuttingTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).withRoot(JSONValue.init)
  }

  /// A document of 100 frames, 50 wide, with these layers and members.
  private func document(_ layers: [String], _ more: String = "") throws -> JSONValue {
    try root(
      #"{"v":"5.7.0","fr":50,"ip":0,"op":100,"w":50,"h":40\#(more),"#
        + #""layers":[\#(layers.joined(separator: ","))]}"#
    )
  }

  /// A null with keyframes of its rotation, each of the value of its time.
  private func layer(
    _ name: String,
    _ times: [Int],
    from: Int = 0,
    to: Int = 100,
    _ more: String = ""
  ) -> String {
    let keyframes = times.map { #"{"t":\#($0),"s":[\#($0)]}"# }.joined(separator: ",")
    return #"{"ty":3,"nm":"\#(name)","ip":\#(from),"op":\#(to),"st":0\#(more),"#
      + #""ks":{"r":{"a":1,"k":[\#(keyframes)]}}}"#
  }

  private func cut(_ range: Range<Double>) -> DocumentCut {
    var cut = DocumentCut()
    cut.range = range
    return cut
  }

  private func times(_ layer: JSONValue?) -> [Double] {
    (layer?["ks"]?["r"]?["k"]?.elements ?? []).compactMap { $0["t"]?.number }
  }

  private func names(_ list: JSONValue?) -> [String] {
    (list?.elements ?? []).compactMap { $0["nm"]?.text }
  }

  @Test func `a cut begins at 0, with the keyframes next to its edges`() throws {
    let whole = try document([layer("a", [0, 10, 20, 60, 90])])
    let part = cut(15..<30).apply(to: whole)
    #expect(part["ip"] == .number(0) && part["op"] == .number(15))
    let layer = part["layers"]?.elements?.first
    #expect(times(layer) == [-5, 5, 45])
    #expect(layer?["ip"] == .number(-15) && layer?["st"] == .number(-15))
  }

  @Test func `keyframes beyond the edges become a value`() throws {
    let part = cut(70..<80).apply(to: try document([layer("a", [0, 10, 20])]))
    let rotation = part["layers"]?.elements?.first?["ks"]?["r"]
    #expect(rotation?["a"] == .number(0) && rotation?["k"] == .number(20))
  }

  @Test func `layers outside go, but not those that others refer to`() throws {
    let whole = try document([
      layer("early", [0, 1], to: 15), layer("late", [0, 1], from: 30),
      layer("parent", [0, 1], to: 10, #","ind":7"#), layer("child", [0, 1], #","parent":7"#),
    ])
    #expect(names(cut(15..<30).apply(to: whole)["layers"]) == ["parent", "child"])
  }

  @Test func `markers move, are cut at the edges, and go where they are outside`() throws {
    let markers = [(10, 10, "a"), (20, 30, "b"), (40, 0, "c"), (25, 0, "d")].map {
      #"{"tm":\#($0.0),"dr":\#($0.1),"cm":"\#($0.2)"}"#
    }
    let whole = try document(
      [layer("a", [0])],
      #","markers":[\#(markers.joined(separator: ","))]"#
    )
    let found = (cut(15..<30).apply(to: whole)["markers"]?.elements ?? []).map { marker in
      [marker["cm"]?.text ?? "", "\(marker["tm"]?.number ?? -1)", "\(marker["dr"]?.number ?? -1)"]
    }
    #expect(found == [["a", "0.0", "5.0"], ["b", "5.0", "10.0"], ["d", "10.0", "0.0"]])
  }

  @Test func `a composition keeps what any layer shows of it`() throws {
    let inner = [layer("x", [0, 5, 12, 40, 90]), layer("y", [0, 1], from: 50)]
    let uses = [(10, 1), (20, 2)].map { start, stretch in
      #"{"ty":0,"nm":"use","refId":"c","ip":0,"op":100,"st":\#(start),"sr":\#(stretch),"w":50,"h":40}"#
    }
    let whole = try document(
      uses,
      #","assets":[{"id":"c","layers":[\#(inner.joined(separator: ","))]}]"#
    )
    // Frames 20 to 30 show 10 to 20 of the first, and 0 to 5 of the second.
    let part = cut(20..<30).apply(to: whole)
    let layers = part["assets"]?.elements?.first?["layers"]
    #expect(names(layers) == ["x"])
    #expect(times(layers?.elements?.first) == [0, 5, 12, 40])
    #expect(part["layers"]?.elements?.compactMap { $0["st"]?.number } == [-10, 0])
  }

  @Test func `a composition behind a time remap keeps the frames of its values`() throws {
    let remap = #"{"a":1,"k":[{"t":0,"s":[0.4]},{"t":100,"s":[0.8]}]}"#
    let use =
      #"{"ty":0,"nm":"use","refId":"c","ip":0,"op":100,"st":0,"w":50,"h":40,"tm":\#(remap)}"#
    let inner = layer("x", [0, 10, 30, 50, 90])
    let whole = try document([use], #","assets":[{"id":"c","layers":[\#(inner)]}]"#)
    // 0.4 and 0.8 seconds are frames 20 and 40.
    let part = cut(20..<30).apply(to: whole)
    #expect(times(part["assets"]?.elements?.first?["layers"]?.elements?.first) == [10, 30, 50])
    // Its last frame is told by its out point, which so stays.
    #expect(part["ip"] == .number(20))
  }

  @Test func `with expressions all keyframes and times stay`() throws {
    let scripted = #","ef":[{"ty":5,"ef":[{"ty":0,"v":{"a":0,"k":0,"x":"$bm_rt = time"}}]}]"#
    let part = cut(15..<30).apply(to: try document([layer("a", [0, 10, 20, 60], scripted)]))
    #expect(part["ip"] == .number(15) && part["op"] == .number(30))
    #expect(times(part["layers"]?.elements?.first) == [0, 10, 20, 60])
  }

  @Test func `twice the speed halves all frames, at the same rate`() throws {
    var half = DocumentCut()
    half.speed = 2
    let part = half.apply(to: try document([layer("a", [0, 10, 60])]))
    #expect(part["op"] == .number(50) && part["fr"] == .number(50))
    #expect(times(part["layers"]?.elements?.first) == [0, 5, 30])
  }

  @Test func `sounds get their speed by the stretch of a composition`() throws {
    var half = DocumentCut()
    half.speed = 2
    let sound = #"{"ty":6,"nm":"s","refId":"s","ip":0,"op":100,"st":0}"#
    let part = half.apply(to: try document([sound]))
    let layer = part["layers"]?.elements?.first
    #expect(layer?["sr"] == .number(0.5) && layer?["op"] == .number(50))
    #expect(names(part["assets"]?.elements?.first?["layers"]) == ["s"])
  }

  @Test func `another frame rate keeps the seconds`() throws {
    var slower = DocumentCut()
    slower.framerate = 25
    let part = slower.apply(
      to: try document([layer("a", [0, 10, 60])], #","markers":[{"tm":20,"dr":4,"cm":"m"}]"#)
    )
    #expect(part["fr"] == .number(25) && part["op"] == .number(50))
    #expect(times(part["layers"]?.elements?.first) == [0, 5, 30])
    let marker = part["markers"]?.elements?.first
    #expect(marker?["tm"] == .number(10) && marker?["dr"] == .number(2))
  }

  @Test func `the type of a text selector is no time`() throws {
    let selector = #"{"t":1,"s":{"a":0,"k":4},"xe":{"a":0,"k":0}}"#
    let text = #"{"ty":5,"nm":"t","ip":0,"op":100,"st":0,"t":{"a":[{"s":\#(selector)}]}}"#
    var double = DocumentCut()
    double.speed = 0.5
    let part = double.apply(to: try document([text]))
    let animator = part["layers"]?.elements?.first?["t"]?["a"]?.elements?.first
    #expect(animator?["s"]?["t"] == .number(1))
  }

  @Test func `a region becomes the picture`() throws {
    var crop = DocumentCut()
    crop.crop = Rect(x: 10, y: 5, width: 20, height: 15)
    let part = crop.apply(to: try document([layer("a", [0])]))
    #expect(part["w"] == .number(20) && part["h"] == .number(15))
    let layer = part["layers"]?.elements?.first
    #expect(layer?["ks"]?["p"]?["k"] == .array([.number(-10), .number(-5), .number(0)]))
    #expect(layer?["w"] == .number(50) && layer?["h"] == .number(40))
  }

  @Test func `documents follow one another, at the rate and in the size of the first`() throws {
    let first = try document([layer("a", [0])], #","markers":[{"tm":3,"dr":0,"cm":"m"}]"#)
    let second = try root(
      #"{"v":"5.7.0","fr":25,"ip":10,"op":20,"w":100,"h":160,"markers":[{"tm":15,"dr":0,"cm":"n"}],"#
        + #""layers":[\#(layer("b", [10, 20]))]}"#
    )
    var sequence = try #require(DocumentSequence(like: first))
    #expect(sequence.add(first, name: "one") && sequence.add(second, name: "two"))
    let joined = sequence.document
    #expect(joined["op"] == .number(120) && joined["fr"] == .number(50))
    let layers = try #require(joined["layers"]?.elements)
    #expect(layers.compactMap { $0["ip"]?.number } == [0, 100])
    #expect(layers.compactMap { $0["op"]?.number } == [100, 120])
    // Its frame 10, of 25 in a second, is the 20th of 50.
    #expect(layers[1]["st"] == .number(80))
    // A quarter of its height fits.
    #expect(layers[1]["ks"]?["s"]?["k"]?.elements?.first == .number(25))
    #expect(layers[1]["ks"]?["a"]?["k"] == .array([.number(50), .number(80), .number(0)]))
    #expect(joined["markers"]?.elements?.compactMap { $0["tm"]?.number } == [3, 110])
    #expect(times(joined["assets"]?.elements?.last?["layers"]?.elements?.first) == [20, 40])
  }

  @Test func `equal names of different things get others`() throws {
    func part(_ color: String) throws -> JSONValue {
      try document(
        [
          #"{"ty":0,"nm":"u","refId":"c","ip":0,"op":100,"st":0,"w":5,"h":5}"#,
          #"{"ty":5,"nm":"t","ip":0,"op":100,"st":0,"t":{"d":{"k":[{"t":0,"s":{"f":"F","t":"x"}}]}}}"#,
          #"{"ty":1,"nm":"s","ip":0,"op":100,"st":0,"ks":{"r":{"a":0,"k":0,"sid":"slot"}}}"#,
        ],
        #","assets":[{"id":"c","layers":[{"ty":1,"nm":"\#(color)"}]}],"#
          + #""fonts":{"list":[{"fName":"F","fFamily":"\#(color)"}]},"#
          + #""slots":{"slot":{"p":{"a":0,"k":"\#(color)"}}}"#
      )
    }
    let (red, blue) = (try part("red"), try part("blue"))
    var sequence = try #require(DocumentSequence(like: red))
    #expect(sequence.add(red, name: "1") && sequence.add(blue, name: "2"))
    let joined = sequence.document
    let assets = joined["assets"]?.elements ?? []
    #expect(Set(assets.compactMap { $0["id"]?.text }).count == 4)
    let second = assets.last { $0["nm"]?.text == "2" }?["layers"]?.elements
    #expect(second?[0]["refId"] == .string("c 2"))
    #expect(names(assets.first { $0["id"]?.text == "c 2" }?["layers"]) == ["blue"])
    #expect(second?[1]["t"]?["d"]?["k"]?.elements?.first?["s"]?["f"] == .string("F 2"))
    #expect(second?[2]["ks"]?["r"]?["sid"] == .string("slot 2"))
    #expect(joined["slots"]?["slot 2"]?["p"]?["k"] == .string("blue"))
    #expect(joined["fonts"]?["list"]?.elements?.count == 2)
  }

  @Test func `tangents that are points stay so in all layers, and not in glyphs`() throws {
    let path =
      #"{"ty":"sh","ks":{"a":0,"k":{"c":true,"v":[[10,20],[30,40]],"i":[[8,20],[30,45]],"#
      + #""o":[[13,21],[29,40]]}}}"#
    let shapes = #"{"ty":4,"nm":"s","ip":0,"op":100,"st":0,"ks":{},"shapes":[\#(path)]}"#
    let saved = try document(
      [shapes, #"{"ty":0,"nm":"u","refId":"c","ip":0,"op":100,"st":0,"w":5,"h":5}"#],
      #","__complete":true,"assets":[{"id":"c","layers":[\#(shapes)]}],"#
        + #""chars":[{"ch":"A","fFamily":"F","style":"","size":10,"w":5,"data":{"shapes":[\#(path)]}}]"#
    )
    var sequence = try #require(DocumentSequence(like: saved))
    #expect(sequence.add(saved, name: "1") && sequence.add(saved, name: "2"))
    let points = try root("[[8,20],[30,45]]")
    for result in [sequence.document, DocumentSequence.placed(saved, at: 5, speed: 2, crop: nil)] {
      #expect(result["__complete"] == nil)
      let layers = (result["assets"]?.elements ?? []).flatMap { $0["layers"]?.elements ?? [] }
      for layer in layers { #expect(layer["completed"] == .bool(true)) }
      let kept = layers.compactMap { $0["shapes"]?.elements?.first?["ks"]?["k"]?["i"] }
      // In the composition that is the whole, and in its own.
      #expect(kept.count >= 2 && Set(kept) == [points])
      let glyph = result["chars"]?.elements?.first?["data"]?["shapes"]?.elements?.first?["ks"]?["k"]
      #expect(glyph?["v"] == (try root("[[10,20],[30,40]]")))
      #expect(glyph?["i"] == (try root("[[-2,0],[0,5]]")))
      #expect(glyph?["o"] == (try root("[[3,1],[-1,0]]")))
    }
  }

  @Test func `a composition that shows itself ends no search`() throws {
    let own = #"{"ty":0,"nm":"u","refId":"c","ip":0,"op":100,"st":1,"w":5,"h":5}"#
    let whole = try document([own], #","assets":[{"id":"c","layers":[\#(own)]}]"#)
    let part = cut(15..<30).apply(to: whole)
    #expect(part["assets"]?.elements?.first?["layers"]?.elements?.count == 1)
  }
}

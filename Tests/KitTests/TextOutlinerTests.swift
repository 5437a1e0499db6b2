import LottieModel
import Testing

@testable import LottieKit

/// Texts as outlines, and glyphs in documents.
struct TextOutlinerTests {
  /// A square glyph of half the font's size, which is the letter A.
  private static let glyph =
    #"{"ch":"A","size":100,"style":"Regular","w":60,"fFamily":"F","data":{"shapes":[{"ty":"gr","it":[{"ty":"sh","#
    + #""ks":{"a":0,"k":{"v":[[0,0],[50,0],[50,-50],[0,-50]],"i":[[0,0],[0,0],[0,0],[0,0]],"#
    + #""o":[[0,0],[0,0],[0,0],[0,0]],"c":true}}}]}]}}"#

  private func file(_ text: String, glyphs: String = glyph) throws -> AnimationFile {
    let layer =
      #"{"ty":5,"nm":"Title","ip":0,"op":60,"st":0,"ks":{"p":{"a":0,"k":[10,60]}},"t":{"#
      + #""d":{"k":[\#(text)]},"a":[],"p":{},"m":{"g":1,"a":{"a":0,"k":[0,0]}}}}"#
    let document =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"chars":[\#(glyphs)],"fonts":{"list":[{"fName":"F","#
      + #""fFamily":"F","fStyle":"Regular","ascent":70}]},"layers":[\#(layer)]}"#
    return try AnimationFile(bytes: Array(document.utf8), directory: nil)
  }

  private func style(_ text: String, _ time: Int = 0, _ more: String = "") -> String {
    #"{"t":\#(time),"s":{"t":"\#(text)","f":"F","s":40,"j":0,"tr":0,"lh":48,"ls":0,"fc":[1,0,0]\#(more)}}"#
  }

  private func made(_ outliner: TextOutliner) -> JSONValue? {
    outliner.document["layers"]?.elements?.first
  }

  @Test func `a text becomes a shape layer of its contours, in its own units`() throws {
    let outliner = TextOutliner(try file(style("AA")))
    #expect(outliner.outlined == 1 && outliner.left.isEmpty)
    let layer = try #require(made(outliner))
    #expect(layer["ty"] == .number(4) && layer["t"] == nil && layer["nm"] == .string("Title"))
    let characters = layer["shapes"]?.elements?.first?["it"]?.elements?.first?["it"]?.elements
    let paths = (characters ?? []).filter { $0["ty"] == .string("sh") }
    // 40 units of a font: half of it is 20, and the second begins after an advance of 24.
    let corners = paths.compactMap { $0["ks"]?["k"]?["v"]?.elements?[1].elements }
    #expect(corners == [[.number(20), .number(0)], [.number(44), .number(0)]])
    let fill = characters?.first { $0["ty"] == .string("fl") }
    #expect(fill?["c"]?["k"] == .array([.number(1), .number(0), .number(0), .number(1)]))
    #expect(outliner.document["chars"] == nil && outliner.document["fonts"] == nil)
  }

  @Test func `in a document with tangents as points those of outlines are points`() throws {
    let zeros = "[[0,0],[0,0],[0,0],[0,0]]"
    for (mark, tangents) in [
      (#""__complete":true,"v":"5.7.0""#, "[[0,0],[50,0],[50,-50],[0,-50]]"),
      (#""v":"5.7.0""#, zeros),
    ] {
      let text = String(decoding: try file(style("A")).animation.document.bytes, as: UTF8.self)
        .replacing(#""v":"5.7.0""#, with: mark).replacing(zeros, with: tangents)
      let outliner = TextOutliner(try AnimationFile(bytes: Array(text.utf8), directory: nil))
      let path = made(outliner)?["shapes"]?.elements?.first?["it"]?.elements?.first?["it"]?
        .elements?.first?["ks"]?["k"]
      let corner = path?["v"]?.elements?[1]
      let tangent = path?["o"]?.elements?[1]
      #expect(corner == .array([.number(20), .number(0)]))
      #expect(tangent == (mark.contains("complete") ? corner : .array([.number(0), .number(0)])))
    }
  }

  @Test func `each document of a text shows in its own time`() throws {
    let outliner = TextOutliner(try file(style("A") + "," + style("AA", 20)))
    let groups = try #require(made(outliner)?["shapes"]?.elements)
    #expect(groups.count == 2)
    let opacities = groups.map { group in
      (group["it"]?.elements?.last?["o"]?["k"]?.elements ?? []).map { keyframe in
        [keyframe["t"]?.number, keyframe["s"]?.elements?.first?.number]
      }
    }
    #expect(opacities == [[[19, 100], [20, 0]], [[19, 0], [20, 100]]])
  }

  @Test func `what is no outline is left, with its name and its place`() throws {
    let selector = #"{"t":0,"s":{"a":1,"k":[{"t":0,"s":[0]},{"t":9,"s":[9]}]}}"#
    let moving = #""a":[{"nm":"m","s":\#(selector),"a":{"p":{"a":0,"k":[0,9]}}}],"p""#
    let whole = String(
      decoding: try file(style("A")).animation.document.bytes,
      as: UTF8.self
    )
    for (text, reason) in [
      (whole.replacing(#""a":[],"p""#, with: moving), TextOutliner.Reason.movingCharacters),
      (whole.replacing(#""d":{"k""#, with: #""d":{"x":"$bm_rt = 'A'","k""#), .expression),
      (whole.replacing(#""d":{"k""#, with: #""d":{"sid":"s","k""#), .slot),
      (whole.replacing(#""t":"A""#, with: #""t":"B""#), .nothing),
    ] {
      let file = try AnimationFile(bytes: Array(text.utf8), directory: nil)
      let outliner = TextOutliner(file)
      #expect(outliner.left.map(\.reason) == [reason])
      #expect(
        outliner.left.first?.keypath == "Title" && outliner.left.first?.pointer == "/layers/0"
      )
      #expect(made(outliner)?["ty"] == .number(5))
    }
  }

  @Test func `glyphs of the texts and those asked for are embedded once`() throws {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let text = String(
      decoding: try file(style("AA A"), glyphs: "").animation.document.bytes,
      as: UTF8.self
    ).replacing(#""ascent""#, with: #""fPath":"tiny-blocks.ttf","origin":3,"ascent""#)
    let file = try AnimationFile(bytes: Array(text.utf8), directory: "/\(folder)/TextTests/Fonts")
    let embedding = GlyphEmbedding(file, besides: "B\u{4E2D}")
    let glyphs = embedding.document["chars"]?.elements ?? []
    #expect(glyphs.compactMap { $0["ch"]?.text } == ["A", " ", "B"])
    #expect(glyphs.compactMap { $0["w"]?.number } == [60, 60, 60])
    #expect(glyphs.allSatisfy { $0["fFamily"] == .string("F") && $0["size"] == .number(100) })
    #expect(embedding.missing.map(\.character) == ["\u{4E2D}"])
  }
}

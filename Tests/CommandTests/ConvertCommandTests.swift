import Foundation
import LottieCodecs
import LottieKit
import TestSupport
import Testing

/// What `lottie convert` keeps and what it writes in.
struct ConvertCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url)
  }

  /// A container of two animations with a theme and a state machine.
  private func writeContainer() throws {
    var zip = try ZipWriter()
    let manifest = """
      {"version":"2","generator":"me","author":"Ann","animations":[{"id":"a","loop":true},{"id":"b"}],\
      "themes":[{"id":"dark"}],"stateMachines":[{"id":"clicks"}],"activeAnimationId":"b"}
      """
    try zip.add("manifest.json", Array(manifest.utf8))
    try zip.add("a/a.json", Array(Document.bar.utf8))
    try zip.add("a/b.json", Array(Document.bar.replacing("#ff0000", with: "#0000ff").utf8))
    try zip.add("t/dark.json", Array(#"{"rules":[]}"#.utf8))
    try zip.add("s/clicks.json", Array(#"{"initial":"x","states":[]}"#.utf8))
    try Data(zip.archive).write(to: folder.url.appendingPathComponent("two.lottie"))
  }

  private func archive(_ name: String) throws -> ZipArchive { try ZipArchive(folder.read(name)) }

  @Test func `themes, state machines and all animations stay in a container`() throws {
    try writeContainer()
    #expect(try run("convert", "two.lottie", "new.lottie", "--precision", "2").status == 0)
    let new = try archive("new.lottie")
    let names = ["a/a.json", "a/b.json", "manifest.json", "s/clicks.json", "t/dark.json"]
    #expect(new.entries.map(\.name).sorted() == names)
    #expect(try new.read("s/clicks.json") == archive("two.lottie").read("s/clicks.json"))
    let manifest = String(decoding: try new.read("manifest.json"), as: UTF8.self)
    #expect(manifest.contains(#""author":"Ann","animations":[{"id":"a","loop":true},{"id":"b"}]"#))
    #expect(manifest.contains(#""activeAnimationId":"b""#))
  }

  @Test func `info lists themes and state machines`() throws {
    try writeContainer()
    let text = try run("info", "two.lottie").text
    #expect(text.contains("themes         dark\n") && text.contains("state machines clicks\n"))
  }

  @Test func `of several animations one is taken when it is named`() throws {
    try writeContainer()
    #expect(try run("convert", "two.lottie", "one.lottie", "--animation", "a").status == 0)
    let names = try archive("one.lottie").entries.map(\.name).sorted()
    #expect(names == ["a/a.json", "manifest.json", "s/clicks.json", "t/dark.json"])
  }

  @Test(arguments: [
    (["--animation", "a"], ["i/a.png"]), (["--strip", "unused"], ["i/a.png", "i/b.png"]),
  ])
  func `files that no text names any more leave the container`(
    options: [String],
    images: [String]
  ) throws {
    var zip = try ZipWriter()
    let manifest = #"{"version":"2","animations":[{"id":"a"},{"id":"b"}]}"#
    try zip.add("manifest.json", Array(manifest.utf8))
    for name in ["a", "b"] {
      let image = #","assets":[{"id":"x","w":9,"h":9,"u":"i/","p":"\#(name).png","e":0}]}"#
      let layer = #""layers":[{"ty":2,"refId":"x","ip":0,"op":9,"st":0,"ks":{}}]"#
      let text = #"{"v":"5.7.0","fr":30,"ip":0,"op":9,"w":9,"h":9,\#(layer)"# + image
      try zip.add("a/\(name).json", Array(text.utf8))
      try zip.add("i/\(name).png", [1, 2, 3])
    }
    try zip.add("i/gone.png", [1, 2, 3])
    try folder.write(zip.archive, to: "images.lottie")
    let arguments = ["convert", "images.lottie", "out.lottie"] + options
    #expect(try Program.run(arguments, in: folder.url).status == 0)
    let names = try archive("out.lottie").entries.map(\.name)
    #expect(names.filter { $0.hasPrefix("i/") }.sorted() == images)
  }

  @Test func `a container from standard input stays whole, too`() throws {
    try writeContainer()
    let outcome = try Program.run(
      ["convert", "-", "new.lottie"],
      in: folder.url,
      bytes: try folder.read("two.lottie")
    )
    #expect(outcome.status == 0)
    let names = ["a/a.json", "a/b.json", "manifest.json", "s/clicks.json", "t/dark.json"]
    #expect(try archive("new.lottie").entries.map(\.name).sorted() == names)
  }

  @Test func `values of slots from standard input are for all animations of a container`() throws {
    try writeContainer()
    let arguments = ["convert", "two.lottie", "new.lottie", "--slots", "-"]
    let outcome = try Program.run(arguments, in: folder.url, input: "{}")
    #expect(outcome.status == 0)
    #expect(try archive("new.lottie").entries.map(\.name).contains("a/b.json"))
  }

  @Test func `what another version cannot hold is reported`() throws {
    try writeContainer()
    let outcome = try run("convert", "two.lottie", "one.lottie", "--dotlottie-version", "1")
    #expect(outcome.errors.contains("left out, since the container is of version 2"))
    #expect(outcome.errors.contains("s/clicks.json"))
  }

  @Test func `values are written in and draw the same as overrides`() throws {
    let values = ["--set", "back.Transform.Opacity=40", "--set", "**.Position=3,4"]
    let outcome = try Program.run(
      ["convert", "bar.json", "set.json", "-q"] + values,
      in: folder.url
    )
    #expect(outcome.status == 0)
    _ = try run("render", "set.json", "a.png", "--frame", "0", "-q")
    _ = try Program.run(
      ["render", "bar.json", "b.png", "--frame", "0", "-q"] + values,
      in: folder.url
    )
    #expect(try folder.read("a.png") == folder.read("b.png"))
  }

  @Test func `what cannot be written in is refused`() throws {
    let outcome = try run("convert", "bar.json", "only.json", "--only", "back")
    #expect(outcome.status == 64)
    #expect(folder.names == ["bar.json"])
  }

  /// A path that old documents close from outside, and a text with an expression.
  private let pathAndText = ##"""
    {"w":20,"h":20,"fr":10,"ip":0,"op":10,"layers":[
    {"ty":5,"nm":"Title","ip":0,"op":10,"t":{"d":{"x":"var $bm_rt = 'said';","k":[
    {"t":0,"s":{"t":"one","f":"F","s":9,"fc":[0,0,0]}},
    {"t":5,"s":{"t":"two","f":"F","s":9,"fc":[0,0,0]}}]}}},
    {"ty":4,"nm":"Art","ip":0,"op":10,"shapes":[{"ty":"sh","nm":"Line","closed":true,
    "ks":{"a":0,"k":{"v":[[0,0],[9,9]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}}},
    {"ty":"st","nm":"Ink","c":{"k":[0,0,0]},"o":{"k":100},"w":{"k":2}}]}]}
    """##

  @Test func `a path and a text are set, read back and written in`() throws {
    try folder.write(pathAndText, to: "in.json")
    let path = ##"{"v":[[1,2],[3,5]]}"##
    let values = ["--set", "Art.Line.Path=\(path)", "--set", "Title.Text=New"]
    let wanted = """
      [{"frame":7,"keypath":"Title.Text","kind":"text","value":"New"},\
      {"frame":7,"keypath":"Art.Line.Path","kind":"path","value":\
      [{"v":[[1,2],[3,5]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"c":false}]}]

      """
    let get = ["--frame", "7", "--format", "json"]
    func read(_ file: String, _ keypath: String, _ more: [String]) throws -> String {
      let text = try Program.run(["get", file, keypath] + get + more, in: folder.url).text
      return String(text.replacing(#"{"version":1,"values":["#, with: "").dropLast(3))
    }
    func both(_ file: String, _ more: [String] = []) throws -> String {
      try "[" + read(file, "Title.Text", more) + "," + read(file, "Art.Line.Path", more) + "]\n"
    }
    #expect(try both("in.json", values) == wanted)
    let converted = try Program.run(
      ["convert", "in.json", "out.json", "-q"] + values,
      in: folder.url
    )
    #expect(converted.status == 0, "\(converted.errors)")
    #expect(try both("out.json") == wanted)
  }

  @Test func `texts are written in`() throws {
    try folder.write(pathAndText, to: "in.json")
    try folder.write(##"{"Title":"By name"}"##, to: "texts.json")
    _ = try run("convert", "in.json", "a.json", "-q", "--text", "Title=Given")
    #expect(try run("get", "a.json", "Title.Text").text == "Title.Text = \"Given\"\n")
    _ = try run("convert", "in.json", "b.json", "-q", "--text-map", "texts.json")
    #expect(try run("get", "b.json", "Title.Text").text == "Title.Text = \"By name\"\n")
    let outcome = try run("convert", "in.json", "c.json", "--text", "Titel=x")
    #expect(outcome.status == 64 && outcome.errors.contains("did you mean \"Title\"?"))
  }
}

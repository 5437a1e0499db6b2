import Foundation
import LottieCodecs
import LottieScene
import TestSupport
import Testing

struct ConvertDiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url)
  }

  @Test(arguments: ["a.tgs", "a.lottie"])
  func `there and back gives the same bytes`(name: String) throws {
    let there = try run("convert", "bar.json", name)
    #expect(there.status == 0 && there.text.hasPrefix("\(name): "))
    _ = try run("convert", name, "back.json", "-q")
    #expect(try folder.read("back.json") == Array(Document.bar.utf8))
  }

  @Test func `what is minified is smaller and draws the same`() throws {
    let small = try run(
      "convert",
      "bar.json",
      "small.json",
      "--minify",
      "--strip",
      "names,meta",
      "--precision",
      "3"
    )
    #expect(small.text.contains(" less (−"))
    let diff = try run("diff", "bar.json", "small.json", "--visual", "--format", "json")
    #expect(diff.text.contains(#""error":0,"#))
  }

  @Test func `differences are reported and set the status`() throws {
    let same = try run("diff", "bar.json", "bar.json", "--visual", "--frames", "2")
    #expect(same.status == 0 && same.text.hasSuffix("no difference\n"))
    let blue = Document.bar.replacing("#ff0000", with: "#0000ff")
    try folder.write(blue, to: "blue.json")
    let other = try run("diff", "bar.json", "blue.json", "--heatmap", "h.png", "--report", "r.html")
    #expect(other.status == 1)
    let beginning = "changed  back.Color  \"#ff0000\" → \"#0000ff\"\nframe 0  error 0.0"
    #expect(other.text.hasPrefix(beginning))
    #expect(try ImageDecoder.decode(try folder.read("h.png")).width == 20)
    #expect(String(decoding: try folder.read("r.html"), as: UTF8.self).contains("data:image/webp"))
  }

  @Test func `frames that were found right are compared with`() throws {
    _ = try run("render", "bar.json", "blessed/%05d.png", "-q")
    let same = try run("diff", "bar.json", "--against", "blessed")
    #expect(same.status == 0)
    #expect(
      same.errors.hasPrefix("note: blessed: image 0 is taken for frame 0, and each further image")
    )
    try folder.write(Document.bar.replacing("#ff0000", with: "#00ff00"), to: "green.json")
    #expect(try run("diff", "green.json", "--against", "blessed", "-q").status == 1)
  }

  @Test func `frames may be named by their numbers`() throws {
    // The layer of the document grows from frame to frame, so that a wrong frame would differ.
    _ = try run("render", "bar.json", "-o", "by/{name}-{frame}.png", "--frames", "0..8:2", "-q")
    #expect(folder.names.contains("by/bar-8.png"))
    let same = try run("diff", "bar.json", "--against", "by")
    #expect(same.status == 0, "\(same.text)")
    #expect(same.errors == "note: by: the numbers in the names are taken for frames\n")
    #expect(same.text.contains("\nframe 8  error 0.0  PSNR equal"))
    // Counted images of every second frame are not what they are taken for, and that is said.
    _ = try run("render", "bar.json", "counted/%05d.png", "--frames", "0..8:2", "-q")
    #expect(try run("diff", "bar.json", "--against", "counted", "-q").status == 1)
  }

  @Test func `folders are compared by the paths in them`() throws {
    let blue = Document.bar.replacing("#ff0000", with: "#0000ff")
    for name in ["a/same.json", "a/gone.json", "a/in/color.json", "b/same.json"] {
      try folder.write(Document.bar, to: name)
    }
    for name in ["b/in/color.json", "b/new.json"] { try folder.write(blue, to: name) }
    let run = try run("diff", "a", "b/")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.text == """
        removed  gone.json
        changed  in/color.json
          changed  back.Color  "#ff0000" → "#0000ff"
        added  new.json
        1 changed, 0 renamed, 1 added, 1 removed, 1 equal

        """
    )
    #expect(
      try self.run("diff", "a", "a").text == "0 changed, 0 renamed, 0 added, 0 removed, 3 equal\n"
    )
    let json = try self.run("diff", "a", "b", "--format", "json").text
    let gone = #"{"file":"gone.json","change":"removed","structural":[]"#
    #expect(json.hasPrefix(#"{"version":1,"files":["# + gone))
    #expect(json.contains(##""keypath":"back.Color","before":"#ff0000","after":"#0000ff"}"##))
    try folder.write("{", to: "b/same.json")
    let broken = try self.run("diff", "a", "b")
    #expect(broken.status == 65 && broken.errors.hasPrefix("error: b/same.json:1:2: "))
  }

  @Test func `whole values are in the JSON of differences`() throws {
    let keyframes = (0..<60).map { #"{"t":\#($0),"s":[\#($0)]}"# }.joined(separator: ",")
    let moving = Document.bar.replacing(
      #""sw":"#,
      with: #""ks":{"o":{"a":1,"k":[\#(keyframes)]}},"sw":"#
    )
    try folder.write(moving, to: "moving.json")
    let json = try run("diff", "bar.json", "moving.json", "--format", "json").text
    #expect(json.contains(#"{"t":59,"s":[59]}]}}"#), "\(json)")
    let text = try run("diff", "bar.json", "moving.json").text
    #expect(text == "added  back.Transform.Opacity  60 keyframes\n")
    let later = moving.replacing(#"{"t":59,"s":[59]}"#, with: #"{"t":70,"s":[59]}"#)
    try folder.write(later, to: "later.json")
    let change = try run("diff", "moving.json", "later.json").text
    #expect(
      change == "changed  back.Transform.Opacity  keyframe at frame 59 → frame 70\n"
    )
  }

  @Test func `play wants a terminal`() throws {
    let run = try run("play", "bar.json")
    #expect(run.status == 64 && run.text.isEmpty)
    #expect(
      run.errors
        == "error: play needs a terminal for input and output; use lottie render to write files\n"
    )
  }
}

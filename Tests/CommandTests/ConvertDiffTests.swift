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

  @Test func `differences are told and are a status`() throws {
    let same = try run("diff", "bar.json", "bar.json", "--visual", "--frames", "2")
    #expect(same.status == 0 && same.text.hasSuffix("no difference\n"))
    let blue = Document.bar.replacing("#ff0000", with: "#0000ff")
    try folder.write(blue, to: "blue.json")
    let other = try run("diff", "bar.json", "blue.json", "--heatmap", "h.png", "--report", "r.html")
    #expect(other.status == 1)
    let beginning = "changed  back.Color  \"#ff0000\" → \"#0000ff\"\nframe 0  error 0.0"
    #expect(other.text.hasPrefix(beginning))
    #expect(try ImageDecoder.decode(try folder.read("h.png")).width == 20)
    #expect(String(decoding: try folder.read("r.html"), as: UTF8.self).contains("data:image/png"))
  }

  @Test func `frames that were found right are compared with`() throws {
    _ = try run("render", "bar.json", "blessed/%05d.png", "-q")
    let same = try run("diff", "bar.json", "--against", "blessed")
    #expect(same.status == 0)
    try folder.write(Document.bar.replacing("#ff0000", with: "#00ff00"), to: "green.json")
    #expect(try run("diff", "green.json", "--against", "blessed", "-q").status == 1)
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

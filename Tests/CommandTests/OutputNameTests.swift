import Foundation
import TestSupport
import Testing

/// Names of outputs: nothing that is there, or just written, is lost.
struct OutputNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("tree/\(name)"),
        withIntermediateDirectories: true
      )
      try folder.write(Document.bar, to: "tree/\(name)/data.json")
    }
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url)
  }

  private func expectRefusal(
    _ arguments: String...,
    message: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let before = folder.names
    let run = try Program.run(arguments, in: folder.url)
    #expect(run.errors == "error: \(message)\n", sourceLocation: location)
    #expect(run.status == 64, sourceLocation: location)
    #expect(folder.names == before, sourceLocation: location)
  }

  @Test func `two inputs with one output are refused before anything is drawn`() throws {
    try expectRefusal(
      "render",
      "tree",
      "-o",
      "flat/{name}.gif",
      message: "tree/a/data.json and tree/b/data.json would both be written to flat/data.gif; "
        + "use {dir} or {name} to separate them"
    )
    try folder.write(Document.bar, to: "bar.lot")
    try expectRefusal(
      "render",
      "bar.json",
      "bar.lot",
      "-o",
      "x/../{name}-{frame}.png",
      message: "bar.json and bar.lot would both be written to x/../bar-0.png; "
        + "use {dir} or {name} to separate them"
    )
  }

  @Test func `two inputs with one report are refused`() throws {
    try expectRefusal(
      "render",
      "tree",
      "-o",
      "{dir}/{name}.gif",
      "--report",
      "r.json",
      message: "tree/a/data.json and tree/b/data.json would both be written to r.json; "
        + "use {dir} or {name} to separate them"
    )
  }

  @Test func `dir keeps files of a tree apart`() throws {
    let run = try run(
      "render",
      "tree",
      "bar.json",
      "-o",
      "out/{dir}/{name}.gif",
      "--report",
      "r/{dir}/{name}.json"
    )
    #expect(run.status == 0)
    #expect(
      folder.names.filter { $0.hasPrefix("out/") || $0.hasPrefix("r/") } == [
        "out/bar.gif", "out/tree/a/data.gif", "out/tree/b/data.gif", "r/bar.json",
        "r/tree/a/data.json", "r/tree/b/data.json",
      ]
    )
  }

  @Test func `frame, index and marker are filled in`() throws {
    let frames = try run("render", "bar.json", "f/{frame}-{index}.png", "--frames", "2..6:2")
    #expect(frames.status == 0)
    #expect(
      folder.names.filter { $0.hasPrefix("f/") } == [
        "f/2-00000.png", "f/4-00001.png", "f/6-00002.png",
      ]
    )
    let marker = try run(
      "render",
      "bar.json",
      "-o",
      "m/{name}-{marker}.png",
      "--frame",
      "marker:middle"
    )
    #expect(marker.status == 0)
    #expect(folder.names.contains("m/bar-middle.png"))
    try expectRefusal(
      "render",
      "bar.json",
      "{marker}.png",
      message: "{marker} needs --marker NAME or --frame marker:NAME"
    )
  }

  @Test func `a marker's name does not lead out of the folder`() throws {
    let document = Document.bar.replacingOccurrences(of: "middle", with: "../up")
    try folder.write(document, to: "up.json")
    _ = try run("render", "up.json", "m/{marker}.png", "--frame", "marker:../up")
    #expect(folder.names.contains("m/_._up.png"))
  }

  @Test func `unknown words are errors, and doubled braces are braces`() throws {
    try expectRefusal(
      "render",
      "bar.json",
      "{nam}.gif",
      message: "OUTPUT: unknown placeholder {nam}; use {name}, {dir}, {marker}, {frame}, {index}, "
        + "or {{ for a brace"
    )
    #expect(try run("render", "bar.json", "{{x}}.gif").status == 0)
    #expect(folder.names.contains("{x}.gif"))
  }

  @Test func `a percent sign in an input's name is a percent sign`() throws {
    try folder.write(Document.bar, to: "50%d.json")
    #expect(try run("render", "50%d.json", "-o", "{name}.gif").status == 0)
    #expect(folder.names.contains("50%d.gif"))
  }

  @Test func `an input is not replaced unless that is asked for`() throws {
    let message = "bar.json is the input; choose another output or use --overwrite-input"
    try expectRefusal(
      "render",
      "bar.json",
      "bar.json",
      "--format",
      "png",
      "--frame",
      "0",
      message: message
    )
    try expectRefusal("convert", "bar.json", "bar.json", "--minify", message: message)
    try expectRefusal("render", "bar.json", "a.gif", "--report", "bar.json", message: message)
    try expectRefusal("render", "bar.json", "bar.png", "--sheet", message: message)
    try expectRefusal(
      "diff",
      "tree/a/data.json",
      "bar.json",
      "--report",
      "bar.json",
      message: message
    )
    #expect(try run("convert", "bar.json", "bar.json", "--minify", "--overwrite-input").status == 0)
    #expect(try folder.read("bar.json").count < Document.bar.utf8.count)
  }

  @Test func `another path to the input is the input`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link.json",
      withDestinationPath: "bar.json"
    )
    try expectRefusal(
      "convert",
      "bar.json",
      "link.json",
      message: "link.json is the same file as the input bar.json; "
        + "choose another output or use --overwrite-input"
    )
  }

  @Test func `folders of outputs are made, whatever writes them`() throws {
    #expect(try run("render", "bar.json", "o/a/b.png", "--frame", "0").status == 0)
    #expect(try run("render", "bar.json", "a.gif", "--report", "o/b/r.json").status == 0)
    #expect(try run("render", "bar.json", "o/g/s.png", "--sheet").status == 0)
    #expect(try run("convert", "bar.json", "o/c/b.lottie").status == 0)
    let diff = try run(
      "diff",
      "bar.json",
      "tree/a/data.json",
      "--report",
      "o/d/r.html",
      "--heatmap",
      "o/e/h.png"
    )
    #expect(diff.status == 0)
    #expect(
      folder.names.filter { $0.hasPrefix("o/") } == [
        "o/a/b.png", "o/b/r.json", "o/c/b.lottie", "o/d/r.html", "o/e/h.png", "o/g/s.json",
        "o/g/s.png",
      ]
    )
  }
}

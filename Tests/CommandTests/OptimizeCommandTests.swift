import Foundation
import LottieCodecs
import LottieScene
import TestSupport
import Testing

@testable import LottieJobs

/// `lottie optimize`.
struct OptimizeCommandTests {
  private let folder: TemporaryFolder

  /// A layer with match name, blend mode and a baked line.
  private let text: String = {
    let keyframes = (0...60).map {
      #"{"t":\#($0),"s":[\#(10 + $0),50,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}}"#
    }
    return
      ##"{"v":"5.7.0","fr":30,"ip":0,"op":61,"w":100,"h":100,"layers":[{"ty":1,"nm":"Box","mn":"x","bm":0,"ip":0,"##
      + ##""op":61,"st":0,"sw":20,"sh":20,"sc":"#ff0000","ks":{"p":{"a":1,"k":[\##(keyframes.joined(separator: ","))]}}}]}"##
  }()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(text, to: "a.json")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["optimize"] + arguments, in: folder.url)
  }

  private func object(_ name: String) throws -> [String: Any] {
    let data = Data(try folder.read(name))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func keyframes(_ name: String) throws -> Int {
    let layer = try #require((try object(name)["layers"] as? [[String: Any]])?.first)
    let position = (layer["ks"] as? [String: Any])?["p"] as? [String: Any]
    return (position?["k"] as? [Any])?.count ?? 0
  }

  @Test func `lossless keeps keyframes, visual fits, and all keep the names of layers`() throws {
    for (level, count) in [("lossless", 61), ("visual", 2), ("small", 2)] {
      let run = try run("a.json", "-o", "\(level).json", "--level", level)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try keyframes("\(level).json") == count, "\(level)")
      let layer = try #require((try object("\(level).json")["layers"] as? [[String: Any]])?.first)
      #expect(layer["nm"] != nil && layer["mn"] == nil && layer["bm"] == nil && layer["st"] != nil)
    }
  }

  @Test func `the frames of a lossless result have the same bytes`() throws {
    #expect(try run("a.json", "-o", "b.json").status == 0)
    for name in ["a", "b"] {
      let run = try Program.run(
        ["render", "\(name).json", "\(name)-%d.png", "--frames", "0..60:20", "-q"],
        in: folder.url
      )
      #expect(run.status == 0, "\(run.errors)")
    }
    for frame in 0...3 {
      #expect(try folder.read("a-\(frame).png") == folder.read("b-\(frame).png"))
    }
  }

  @Test func `a dry run writes nothing, and says what would be saved`() throws {
    let run = try run("a.json", "--dry-run", "--level", "visual", "--report", "json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names == ["a.json"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    )
    #expect(report["version"] as? Int == 1)
    let file = try #require((report["files"] as? [[String: Any]])?.first)
    #expect(file["before"] as? Int == text.utf8.count)
    #expect(file["after"] as? Int ?? .max < text.utf8.count / 4)
    let steps = try #require(file["steps"] as? [[String: Any]]).compactMap { $0["step"] as? String }
    #expect(steps.contains("keyframe-fit") && steps.contains("editor-members"))
  }

  @Test func `containers and stickers stay what they are, with all animations`() throws {
    try folder.write(text, to: "b.json")
    for arguments in [
      ["convert", "a.json", "b.json", "pack.lottie"], ["convert", "a.json", "a.tgs"],
    ] {
      #expect(try Program.run(arguments, in: folder.url).status == 0)
    }
    #expect(try run("pack.lottie", "a.tgs", "-o", "out/", "--level", "visual").status == 0)
    let pack = try ZipArchive(try folder.read("out/pack.lottie"))
    for name in ["a/a.json", "a/b.json"] {
      #expect(try pack.read(name).count < text.utf8.count / 4, "\(name)")
    }
    #expect(Gzip.isGzip(try folder.read("out/a.tgs")))
  }

  /// Of eight animations six may take all: 600, of which 75 are the part of each.
  @Test func `the animations of a container share the work of six`() {
    var work = SharedWork(each: 100, of: 8)
    #expect(work.next == 75)
    work.spend(5)
    #expect(work.next == 85)
    for _ in 0..<5 { work.spend(0) }
    #expect(work.next == 100)
    #expect(SharedWork(each: 100, of: 2).next == 100)
  }

  @Test func `the layers of a container with a state machine keep their names`() throws {
    var writer = try ZipWriter()
    let manifest = #"{"version":"2","animations":[{"id":"a"}],"stateMachines":[{"id":"m"}]}"#
    try writer.add("manifest.json", Array(manifest.utf8))
    let hidden = text.replacing(
      #""layers":["#,
      with: #""layers":[{"ty":3,"nm":"Off","hd":true,"ip":0,"op":61,"st":0,"ks":{}},"#
    )
    try writer.add("a/a.json", Array(hidden.utf8))
    try writer.add("s/m.json", Array(#"{"initial":"a","states":[]}"#.utf8))
    try folder.write(writer.archive, to: "pack.lottie")
    #expect(try run("pack.lottie", "-o", "out.lottie", "--level", "small").status == 0)
    let pack = try ZipArchive(try folder.read("out.lottie"))
    let result = String(decoding: try pack.read("a/a.json"), as: UTF8.self)
    #expect(result.contains(#""nm":"Box""#) && result.contains(#""nm":"Off""#))
    #expect(try pack.read("s/m.json") == Array(#"{"initial":"a","states":[]}"#.utf8))
  }

  @Test func `of a container the files go that nothing names any more`() throws {
    var writer = try ZipWriter()
    let manifest =
      #"{"version":"2","animations":[{"id":"a"}],"themes":[{"id":"t"}]}"#
    try writer.add("manifest.json", Array(manifest.utf8))
    let assets = ["gone", "shown"].map {
      #"{"id":"\#($0)","w":9,"h":9,"u":"i/","p":"\#($0).png","e":0}"#
    }
    let layer = #"{"ty":2,"refId":"shown","ip":0,"op":61,"st":0,"ks":{}}"#
    let animation = text.replacing(
      #""layers":["#,
      with: #""assets":[\#(assets.joined(separator: ","))],"layers":[\#(layer),"#
    )
    try writer.add("a/a.json", Array(animation.utf8))
    try writer.add("t/t.json", Array(#"{"rules":[{"id":"s","value":"themed.png"}]}"#.utf8))
    for name in ["gone", "shown", "themed"] { try writer.add("i/\(name).png", [1, 2, 3]) }
    try folder.write(writer.archive, to: "pack.lottie")
    for (options, gone) in [([], []), (["--skip", "unused-assets"], ["i/gone.png"])] {
      let arguments = ["optimize", "pack.lottie", "-o", "out.lottie"] + options
      #expect(try Program.run(arguments, in: folder.url).status == 0)
      let names = try ZipArchive(try folder.read("out.lottie")).entries.map(\.name)
      let images = names.filter { $0.hasPrefix("i/") }.sorted()
      #expect(images == gone + ["i/shown.png", "i/themed.png"])
    }
  }

  /// A container with two animations that show one image, and the first also its own.
  private func writeImages() throws {
    var writer = try ZipWriter()
    let manifest = #"{"version":"2","animations":[{"id":"a"},{"id":"b"}]}"#
    try writer.add("manifest.json", Array(manifest.utf8))
    for (name, images) in [("a", ["own", "shared"]), ("b", ["shared"])] {
      let assets = images.map {
        #"{"id":"\#($0)","w":64,"h":64,"u":"i/","p":"\#($0).png","e":0}"#
      }
      let layers = images.map {
        #"{"ty":2,"nm":"i","refId":"\#($0)","ip":0,"op":9,"st":0,"ks":{}}"#
      }
      let text =
        #"{"v":"5.7.0","fr":30,"ip":0,"op":9,"w":64,"h":64,"assets":[\#(assets.joined(separator: ","))],"#
        + #""layers":[\#(layers.joined(separator: ","))]}"#
      try writer.add("a/\(name).json", Array(text.utf8))
    }
    var pixmap = Pixmap(width: 64, height: 64, fill: 0xFF00_0000)
    for index in pixmap.pixels.indices { pixmap.pixels[index] |= UInt32(index * 7919 % 65_521) }
    let image = try PNGEncoder(PNGEncoder.Options(level: 0)).encode(pixmap)
    for name in ["own", "shared"] { try writer.add("i/\(name).png", image) }
    try folder.write(writer.archive, to: "images.lottie")
  }

  @Test(arguments: [
    (["ios", "web"], ["i/own.webp", "i/shared.png"]),
    // rlottie reads no WebP.
    (["ios", "rlottie"], ["i/own-2.png", "i/shared.png"]),
    ([], ["i/own-2.png", "i/shared.png"]),
  ])
  func `an image of one animation is written as what all targets read`(
    targets: [String],
    names: [String]
  ) throws {
    try writeImages()
    let arguments = ["optimize", "images.lottie", "-o", "out.lottie", "--level", "visual"]
    let run = try Program.run(
      arguments + targets.flatMap { ["--target", $0] },
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
    let archive = try ZipArchive(try folder.read("out.lottie"))
    #expect(archive.entries.map(\.name).filter { $0.hasPrefix("i/") }.sorted() == names)
    let text = String(decoding: try archive.read("a/a.json"), as: UTF8.self)
    #expect(text.contains(names[0].dropFirst(2)))
    for target in targets {
      let check = try Program.run(
        ["validate", "out.lottie", "--target", target, "--no-config", "--select", "compat"],
        in: folder.url
      )
      #expect(!check.text.contains("WebP"), "\(target)")
    }
  }

  @Test func `what comes through a pipe is written in its own format, and never empty`() throws {
    #expect(try run("a.json", "-o", "small.json", "--level", "small").status == 0)
    #expect(
      try Program.run(["convert", "small.json", "small.tgs"], in: folder.url).status == 0
    )
    // Nothing can be gained.
    for name in ["small.json", "small.tgs"] {
      let output = "out-" + name
      let run = try Program.run(
        ["optimize", "-", "-o", output],
        in: folder.url,
        bytes: try folder.read(name)
      )
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.read(output) == folder.read(name), "\(name)")
    }
  }

  @Test func `a container without a manifest stays as it is`() throws {
    var writer = try ZipWriter()
    try writer.add("a.json", Array(text.utf8))
    try folder.write(writer.archive, to: "plain.lottie")
    let run = try run("plain.lottie", "-o", "out.lottie", "--level", "visual")
    #expect(run.status == 0)
    #expect(run.errors.contains("plain.lottie: left as it is, since its container has no manifest"))
    #expect(try folder.read("out.lottie") == folder.read("plain.lottie"))
  }

  @Test func `an output is never larger than its input`() throws {
    #expect(try run("a.json", "-o", "once.json", "--level", "small").status == 0)
    #expect(try run("once.json", "-o", "twice.json", "--level", "lossless").status == 0)
    #expect(try folder.read("twice.json") == folder.read("once.json"))
  }

  @Test func `a size is reached by further levels, or the status is 1`() throws {
    let reached = try run("a.json", "-o", "b.json", "--max-bytes", "600")
    #expect(reached.status == 0, "\(reached.errors)")
    #expect(try folder.read("b.json").count <= 600)
    let missed = try run("a.json", "-o", "c.json", "--max-bytes", "50")
    #expect(missed.status == 1)
    #expect(missed.errors.contains("more than 50 bytes: a.json: "))
  }

  @Test(arguments: [
    (["a.json"], "give --output, --overwrite-input or --dry-run"),
    (
      ["a.json", "-o", "a.json"],
      "a.json is the input; choose another output or use --overwrite-input"
    ),
    (
      ["a.json", "--dry-run", "--only", "x"],
      "--only: there is no step \"x\"; lottie optimize --list names them"
    ),
    (["a.json", "-o", "b.json", "--target", "x"], "x"),
    (["a.json", "-o", "b.json", "--max-error", "11"], "--max-error must be 0 to 10"),
    (["a.json", "-o", "b.json", "--max-bytes", "0"], "--max-bytes must be at least 1"),
    (
      ["a.json", "-o", "b.lottie"],
      "b.lottie: the format of a.json stays; lottie convert changes it"
    ),
    (["a.json", "-o", "b.json", "--dry-run"], "give --output or --dry-run, not both"),
  ])
  func `a mistake is told, and nothing is written`(arguments: [String], message: String) throws {
    let run = try Program.run(["optimize"] + arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["a.json"])
  }

  @Test func `only the named steps are done, and what replaces the input says so`() throws {
    #expect(try run("a.json", "--overwrite-input", "--only", "keyframe-fit").status == 0)
    #expect(try keyframes("a.json") == 2)
    let layer = try #require((try object("a.json")["layers"] as? [[String: Any]])?.first)
    #expect(layer["mn"] as? String == "x")
  }

  @Test func `steps are listed with their levels`() throws {
    let run = try run("--list")
    #expect(run.status == 0)
    #expect(run.text.contains("keyframe-fit") && run.text.contains("lossless"))
  }
}

import Foundation
import LottieCodecs
import LottieScene
import TestSupport
import Testing

/// `lottie render`: what it writes and says when all is well.
struct RenderCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  @Test func `one frame goes to a file named after the animation and the frame`() throws {
    let run = try Program.run("render", "bar.json", "--frame", "5", in: folder.url)
    #expect(run.text.hasPrefix("bar-5.png: 20x10, "))
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(folder.names == ["bar-5.png", "bar.json"])
    let pixmap = try ImageDecoder.decode(try folder.read("bar-5.png"))
    #expect(pixmap.width == 20 && pixmap.height == 10)
    #expect(pixmap[9, 5] == 0xFF00_00FF && pixmap[10, 5] == 0)
  }

  @Test(arguments: [("50%", "5"), ("0.4s", "4"), ("marker:middle", "4"), ("2.5", "2.5")])
  func `a frame may be given in other units`(frame: String, name: String) throws {
    let run = try Program.run("render", "bar.json", "--frame", frame, in: folder.url)
    #expect(run.text.hasPrefix("bar-\(name).png: 20x10, "))
    #expect(run.status == 0)
  }

  @Test func `a pattern numbers images from 0`() throws {
    let run = try Program.run(
      "render",
      "bar.json",
      "out/a%03d.png",
      "--frames",
      "2..6:2",
      in: folder.url
    )
    #expect(run.text.hasPrefix("out/a000.png … out/a002.png: 20x10, 3 frames, "))
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(folder.names == ["bar.json", "out/a000.png", "out/a001.png", "out/a002.png"])
    let last = try ImageDecoder.decode(try folder.read("out/a002.png"))
    #expect(last[11, 5] == 0xFF00_00FF && last[12, 5] == 0)
  }

  @Test func `without a name every frame goes into a folder`() throws {
    let run = try Program.run("render", "bar.json", in: folder.url)
    #expect(
      run.text.hasPrefix("bar-frames/00000.png … bar-frames/00009.png: 20x10, 10 frames, ")
    )
    #expect(folder.names.count == 11)
  }

  @Test func `a stroke for a name writes a PNG to standard output`() throws {
    let run = try Program.run("render", "bar.json", "-", "--frame", "5", in: folder.url)
    #expect(run.output.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try ImageDecoder.decode([UInt8](run.output)).width == 20)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(folder.names == ["bar.json"])
  }

  @Test func `standard input is read, whatever is in it`() throws {
    let run = try Program.run("render", "-", "--frame", "0", in: folder.url, input: Document.bar)
    #expect(run.text.hasPrefix("stdin-0.png: 20x10, "))
    #expect(run.status == 0)
  }

  @Test func `sizes scale, and the background is seen`() throws {
    let run = try Program.run(
      "render",
      "bar.json",
      "a.png",
      "--frame",
      "5",
      "--width",
      "40",
      "--background",
      "#0000ff",
      in: folder.url
    )
    #expect(run.status == 0)
    let pixmap = try ImageDecoder.decode(try folder.read("a.png"))
    #expect(pixmap.width == 40 && pixmap.height == 20)
    #expect(pixmap[19, 10] == 0xFF00_00FF && pixmap[20, 10] == 0xFFFF_0000)
  }

  @Test(arguments: [["--width", "41"], ["--height", "21"], ["--scale", "1.03"]])
  func `a side that follows from the other leaves no gap at the edges`(size: [String]) throws {
    let solid = ##"{"ty":1,"sw":30,"sh":17,"sc":"#ff0000","ip":0,"op":9,"st":0,"ks":{}}"##
    try folder.write(
      #"{"v":"5.7.0","w":30,"h":17,"fr":10,"ip":0,"op":9,"layers":[\#(solid)]}"#,
      to: "full.json"
    )
    let run = try Program.run(
      ["render", "full.json", "a.png", "--frame", "0"] + size,
      in: folder.url
    )
    #expect(run.status == 0)
    let pixmap = try ImageDecoder.decode(try folder.read("a.png"))
    #expect(pixmap.pixels.allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func `checksums do not depend on the number of threads`() throws {
    let one = try Program.run(
      "render",
      "bar.json",
      "%d.png",
      "--checksum",
      "--threads",
      "1",
      "--scale",
      "7",
      in: folder.url
    )
    let two = try Program.run(
      "render",
      "bar.json",
      "%d.png",
      "--checksum",
      "--threads",
      "2",
      "--scale",
      "7",
      in: folder.url
    )
    #expect(one.text == two.text)
    #expect(one.text.split(separator: "\n").count == 11)
    #expect(one.text.contains("  frame 9  9.png\n"))
    #expect(one.status == 0 && two.status == 0)
  }

  @Test func `a dry run says what it would do and writes nothing`() throws {
    let run = try Program.run("render", "bar.json", "--dry-run", in: folder.url)
    #expect(
      run.text == """
        10 frames of 20x10 pixels
        frame 0: bar-frames/00000.png
        frame 1: bar-frames/00001.png
        frame 2: bar-frames/00002.png
        … frame 9: bar-frames/00009.png

        """
    )
    #expect(run.status == 0)
    #expect(folder.names == ["bar.json"])
  }

  @Test func `what is not drawn is reported, and --quiet is quiet`() throws {
    try folder.write(Document.text, to: "text.json")
    let loud = try Program.run("render", "text.json", "--frame", "0", in: folder.url)
    #expect(
      loud.errors
        == "warning: text.json:3:1: Title: Unknown layer type is not drawn (/layers/0)\n"
    )
    #expect(loud.status == 0)
    let quiet = try Program.run("render", "text.json", "--frame", "0", "--quiet", in: folder.url)
    #expect(quiet.errors.isEmpty && quiet.text.isEmpty)
  }

  @Test func `a report is JSON, and strictness is a status`() throws {
    try folder.write(Document.text, to: "text.json")
    let run = try Program.run(
      "render",
      "text.json",
      "--frame",
      "0",
      "-q",
      "--report",
      "r.json",
      "--strict-features",
      in: folder.url
    )
    #expect(run.status == 1)
    let report = String(decoding: try folder.read("r.json"), as: UTF8.self)
    #expect(
      report == """
        {"version":1,"file":"text.json","findings":[{"rule":"compat/layer.unknown_type",\
        "code":"unsupported","message":"Unknown layer type is not drawn","keypath":"Title",\
        "pointer":"/layers/0","line":3,"column":1}]}

        """
    )
    #expect(folder.names.contains("text-0.png"))
  }

  @Test func `what is the same in many layers is said once`() throws {
    // The type does not exist.
    let layer = #"{"ty":99,"ip":0,"op":9,"ks":{},"nm":"L"}"#
    let text = #"{"w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[\#(layer),\#(layer),\#(layer)]}"#
    try folder.write(text, to: "many.json")
    let outcome = try Program.run("render", "many.json", "o.png", in: folder.url)
    let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("warning:") }
    #expect(lines.count == 1 && lines[0].hasSuffix("(/layers/0) (and 2 more locations)"))
    let all = try Program.run("render", "many.json", "o.png", "--verbose", in: folder.url)
    #expect(all.errors.split(separator: "\n").filter { $0.hasPrefix("warning:") }.count == 3)
  }
}

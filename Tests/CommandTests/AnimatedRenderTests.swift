import Foundation
import LottieCodecs
import LottieScene
import TestSupport
import Testing

/// `lottie render` into files of many frames.
struct AnimatedRenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url)
  }

  @Test(arguments: [
    ("a.gif", Array("GIF89a".utf8)), ("a.apng", [0x89, 0x50, 0x4E, 0x47]),
    ("a.webp", Array("RIFF".utf8)), ("a.jpg", [0xFF, 0xD8]), ("a.svg", Array("<svg".utf8)),
    ("a.ppm", Array("P6\n".utf8)), ("a.y4m", Array("YUV4MPEG2".utf8)),
  ])
  func `the extension selects the format`(name: String, start: [UInt8]) throws {
    // Of an image alone the poster is said.
    let frame = ["a.jpg", "a.svg"].contains(name) ? ["--frame", "first"] : []
    let run = try Program.run(
      ["render", "bar.json", name, "--background", "white"] + frame,
      in: folder.url
    )
    #expect(run.errors.isEmpty && run.status == 0)
    #expect(try folder.read(name).starts(with: start))
    #expect(folder.names == [name, "bar.json"].sorted())
  }

  @Test(arguments: ["a.gif", "a.apng", "a.webp", "a.rgba"])
  func `bytes do not depend on the number of threads`(name: String) throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples").standardized.path
    for document in ["bar.json"] + ["loader", "gradients", "walk"].map({ "\(samples)/\($0).json" })
    {
      let bytes = try (Rounds.areThorough ? [1, 2, 3, 8] : [1, 3]).map { threads -> [UInt8] in
        _ = try run(
          "render",
          document,
          name,
          "--threads",
          "\(threads)",
          "--size",
          "64x64",
          "--fps",
          "17"
        )
        return try folder.read(name)
      }
      for other in bytes.dropFirst() { #expect(other == bytes[0], "\(document)") }
    }
  }

  @Test func `raw pixels go to standard output, a range of them backwards`() throws {
    let run = try run(
      "render",
      "bar.json",
      "-",
      "--format",
      "rgba",
      "--from",
      "20%",
      "--to",
      "0.5s",
      "--reverse"
    )
    #expect(run.output.count == 3 * 20 * 10 * 4)
    let red = stride(from: 0, to: run.output.count, by: 4).map { run.output[$0] == 255 }
    let widths = (0..<3).map { frame in red[frame * 200..<frame * 200 + 20].filter(\.self).count }
    #expect(widths == [8, 6, 4])
  }

  @Test func `alpha is refused where there is none, and white is reported`() throws {
    let refused = try run("render", "bar.json", "a.jpg", "--background", "none")
    #expect(refused.status == 64)
    #expect(
      refused.errors
        == "error: jpeg has no transparency: use an opaque --background, or write png or webp\n"
    )
    let white = try run("render", "bar.json", "a.jpg", "--frame", "first")
    #expect(
      white.errors
        == "note: jpeg has no transparency: using a white background; use --background for another\n"
    )
    #expect(white.status == 0)
  }

  @Test func `placement crops, trims and pads`() throws {
    func size(_ words: String...) throws -> [Int] {
      _ = try Program.run(["render", "bar.json", "a.png", "--frame", "5"] + words, in: folder.url)
      let pixmap = try ImageDecoder.decode(try folder.read("a.png"))
      return [pixmap.width, pixmap.height]
    }
    #expect(try size("--crop", "0,0,5,5") == [5, 5])
    #expect(try size("--trim") == [10, 10])
    #expect(try size("--trim", "--pad", "2") == [14, 14])
    #expect(try size("--crop", "0,0,5,5", "--scale", "3") == [15, 15])
  }

  @Test func `a sheet has its atlas beside it`() throws {
    let run = try run("render", "bar.json", "s.png", "--sheet", "--columns", "5")
    #expect(run.status == 0)
    let sheet = try ImageDecoder.decode(try folder.read("s.png"))
    #expect(sheet.width == 100 && sheet.height == 20)
    let atlas = String(decoding: try folder.read("s.json"), as: UTF8.self)
    #expect(atlas.contains(#""filename":"7","frame":{"x":40,"y":10,"w":20,"h":10}"#))
  }

  @Test func `a bad file does not stop the others, and the worst status counts`() throws {
    try folder.write("{", to: "bad.json")
    let run = try run("render", "bad.json", "bar.json", "gone.json", "-o", "out/{name}.gif")
    #expect(run.status == 66)
    #expect(run.text == "out/bar.gif: 20x10, 10 frames, 1 s, 287 bytes\n")
    #expect(run.errors.hasSuffix("3 animations, 2 not drawn: bad.json, gone.json\n"))
    let fast = try self.run(
      "render",
      "bad.json",
      "bar.json",
      "-o",
      "o/{name}.gif",
      "--fail-fast",
      "--jobs",
      "1"
    )
    #expect(fast.status == 65)
    #expect(!folder.names.contains("o/bar.gif"))
  }

  @Test func `a video is one, when there is ffmpeg`() throws {
    guard Self.hasVideo else { return }
    for name in ["a.mp4", "a.webm", "a.mov"] {
      let run = try run("render", "bar.json", name, "--background", "white", "--loop", "2")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(try folder.read(name).count > 500)
    }
    #expect(folder.names == ["a.mov", "a.mp4", "a.webm", "bar.json"])
  }

  private static var hasVideo: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/ffmpeg") }
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func `a killed run leaves nothing or a finished file`(signal: Int32) throws {
    let arguments = [
      "render", "bar.json", "big.rgba", "--size", "100x50", "--fps", "50", "--duration", "4",
    ]
    _ = try Program.run(arguments, in: folder.url)
    let whole = try folder.read("big.rgba")
    let seed = UInt64(signal)
    var random = SeededRandom(seed)
    for attempt in 0..<12 {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("big.rgba"))
      // A little more than the file has: also between the last byte and the end.
      let offset = attempt == 0 ? 0 : random.below(whole.count * 11 / 10)
      let process = try Program.start(arguments, in: folder.url)
      while process.isRunning, try bytesWritten(by: process) < offset { usleep(100) }
      kill(process.processIdentifier, signal)
      let start = ContinuousClock.now
      while process.isRunning, ContinuousClock.now - start < .seconds(120) { usleep(1_000) }
      try #require(!process.isRunning, "it hangs")
      let others = folder.entries.filter { $0 != "bar.json" }
      let label: Comment = "seed \(seed), attempt \(attempt), killed after \(offset) bytes"
      #expect(others.isEmpty || others == ["big.rgba"], label)
      if others.isEmpty {
        try folder.write("", to: "big.rgba")
      } else {
        #expect(try folder.read("big.rgba") == whole, label)
      }
    }
  }

  /// How much a running program has written, to files with and without a name.
  private func bytesWritten(by process: Process) throws -> Int {
    #if os(Linux)
      // A process that has just ended has no such file any more.
      let path = "/proc/\(process.processIdentifier)/io"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return .max }
      let line = text.split(separator: "\n").first { $0.hasPrefix("wchar: ") }
      return Int(try #require(line).dropFirst("wchar: ".count)) ?? 0
    #else
      return folder.entries.filter { $0 != "bar.json" }.reduce(0) { sum, name in
        sum + ((try? folder.read(name).count) ?? 0)
      }
    #endif
  }
}

import Foundation
import TestSupport
import Testing

/// The program by itself.
struct RootTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `it says its version, its formats and its libraries`() throws {
    let run = try Program.run("--version", in: folder.url)
    let lines = run.text.split(separator: "\n")
    // The commit is there where the build was told.
    #expect(
      lines.first?.wholeMatch(of: /lottie \d+\.\d+\.\d+( \([0-9a-f]{10,}(-dirty)?\))?/) != nil
    )
    #expect(lines.contains("reads: json, lot, lottie, tgs"))
    #expect(lines.contains("writes through ffmpeg: mp4, webm, mov"))
    for library in ["FreeType", "HarfBuzz", "fontconfig", "libpng", "libwebp", "libdeflate"] {
      #expect(run.text.contains(try Regex("\(library) [0-9]+\\.[0-9]+")), "\(library)")
    }
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `help lists the commands and the statuses`() throws {
    let run = try Program.run("--help", in: folder.url)
    for command in ["render", "info", "bench"] {
      #expect(run.text.contains("\n  \(command) "), "\(command)")
    }
    #expect(run.text.contains("EXIT STATUS"))
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test(arguments: ["render", "info", "bench"])
  func `every command has help`(command: String) throws {
    let run = try Program.run(command, "--help", in: folder.url)
    #expect(run.text.contains("USAGE: lottie \(command)"))
    #expect(run.status == 0)
  }

  @Test func `what is not known is a usage error`() throws {
    let said = ["dance": "lottie --help lists them", "draw": "did you mean render?"]
    for (command, rest) in said {
      let run = try Program.run(command, in: folder.url)
      #expect(run.text.isEmpty)
      #expect(run.errors == "error: unknown command \(command); \(rest)\n")
      #expect(run.status == 64)
    }
  }

  @Test func `a missing input is a usage error`() throws {
    let run = try Program.run("render", in: folder.url)
    #expect(run.errors.hasPrefix("error: Missing expected argument '<input>'\n"))
    #expect(run.status == 64)
  }

  @Test func `times are measured, as JSON too`() throws {
    try folder.write(Document.bar, to: "bar.json")
    let run = try Program.run(
      "bench",
      "bar.json",
      "--frames",
      "3",
      "--format",
      "json",
      in: folder.url
    )
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(object?["load_ms"] is Double && object?["frame_ms_median"] is Double)
    #expect(object?["width"] as? Double == 20)
  }
}

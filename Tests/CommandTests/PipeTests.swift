import Foundation
import TestSupport
import Testing

/// Standard output that is closed early, full, or a terminal.
struct PipeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  @Test(arguments: [
    "features", "features --format json", "rules", "keypaths bar.json --values",
    "get bar.json '**' --frames 0..9", "render bar.json - --format rgba --size 400x400",
    "render bar.json - --format svg --frame 0", "convert bar.json - --pretty", "validate bar.json",
    "render bar.json --dry-run",
  ])
  func `a reader that closes early ends the program quietly`(command: String) throws {
    // The reader has closed the pipe before anything is written to it.
    let run = try Program.shell(
      "{ sleep 0.2; \"$lottie\" \(command); echo $? >&2; } | exec 0<&-",
      in: folder.url
    )
    #expect(run.errors == "0\n")
  }

  @Test func `files of a batch are written after a closed pipe`() throws {
    for name in ["a", "b", "c"] { try folder.write(Document.bar, to: "\(name).json") }
    let run = try Program.shell(
      "{ sleep 0.2; \"$lottie\" render a.json b.json c.json -o '{name}.gif' -q; echo $? >&2; } | :",
      in: folder.url
    )
    #expect(run.errors == "0\n")
    let loud = try Program.shell(
      "{ sleep 0.2; \"$lottie\" render a.json b.json c.json -o '{name}.png'; echo $? >&2; } | :",
      in: folder.url
    )
    #expect(loud.errors.hasSuffix("0\n"))
    let names = folder.names.filter { $0.hasSuffix(".gif") || $0.hasSuffix(".png") }
    #expect(names == ["a.gif", "a.png", "b.gif", "b.png", "c.gif", "c.png"])
  }

  @Test func `a full disk is no closed pipe`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try Program.shell("\"$lottie\" rules >/dev/full", in: folder.url)
    #expect(run.errors == "error: standard output: No space left on device\n")
    #expect(run.status == 73)
  }

  #if os(Linux)
    @Test(arguments: [["-"], ["-", "--format", "rgba"], ["/dev/stdout"]])
    func `images are not written to a terminal`(output: [String]) throws {
      let run = try Program.runOnTerminal(
        ["render", "bar.json", "--frame", "0"] + output,
        in: folder.url
      )
      #expect(
        run.errors
          == "error: images are not written to a terminal; redirect standard output or name a file\n"
      )
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
    }

    @Test func `text is written to a terminal`() throws {
      let run = try Program.runOnTerminal(["markers", "bar.json"], in: folder.url)
      #expect(run.text.contains("middle"))
      let svg = try Program.runOnTerminal(
        ["render", "bar.json", "-", "--format", "svg", "--frame", "0"],
        in: folder.url
      )
      #expect(svg.status == 0)
    }
  #endif
}

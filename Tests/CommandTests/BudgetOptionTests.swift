import Foundation
import TestSupport
import Testing

/// `--max-memory` and `--timeout`.
struct BudgetOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  /// Draws the first frame with options.
  private func render(_ options: String...) throws -> Program.Outcome {
    try Program.run(["render", "bar.json", "o.png", "--frame", "0"] + options, in: folder.url)
  }

  @Test func `a size that needs more memory is refused before drawing, with the figure`() throws {
    let run = try render("--size", "16384x15625")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        error: 16384x15625 pixels need 7G of memory, but --max-memory is 2G; use a smaller --size or \
        --max-memory 7G

        """
    )
    #expect(folder.entries == ["bar.json"])
  }

  @Test func `what the encoder of a format takes is part of what a size needs`() throws {
    let png = try render("--size", "7500x7500", "--dry-run")
    #expect(png.status == 0)
    // 40 MiB, and 36 bytes for each pixel; an eighth is for the program.
    let line = ["render", "bar.json", "o.webp", "--frame", "0", "--size", "7500x7500", "--dry-run"]
    let webp = try Program.run(line, in: folder.url)
    #expect(webp.status == 64)
    #expect(
      webp.errors == """
        error: 7500x7500 pixels need 2304M of memory, but --max-memory is 2G; use a smaller --size or \
        --max-memory 2304M

        """
    )
  }

  @Test func `the memory that the message names is enough`() throws {
    let run = try render("--size", "1000x1000", "--max-memory", "32M")
    #expect(run.status == 64)
    let named = try #require(run.errors.firstMatch(of: /pixels need ([0-9]+M) of/)?.1)
    let again = try render("--size", "1000x1000", "--max-memory", String(named))
    #expect(again.status == 0)
  }

  @Test(arguments: ["", "x", "2T", "1M", "-1G", "1e3", "nan", "99999G"])
  func `a size of memory that is none is a usage error`(_ text: String) throws {
    let run = try render("--max-memory=\(text)")
    #expect(run.status == 64)
    #expect(run.errors.contains("--max-memory"))
  }

  @Test(arguments: ["64M", "65536k", "0.25G", "100000000", "64MiB"])
  func `sizes of memory are bytes, or K, M and G of them`(_ text: String) throws {
    let run = try render("--max-memory", text)
    #expect(run.status == 0)
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "x", "1e9"])
  func `a timeout that is none is a usage error`(_ text: String) throws {
    let run = try Program.run("info", "bar.json", "--timeout=\(text)", in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("timeout"))
  }

  @Test func `a run that takes longer ends with 75 and leaves nothing behind`() throws {
    // Ten frames of 16 million pixels, each of which takes a second to encode.
    let run = try Program.run(
      "render",
      "bar.json",
      "long.webp",
      "--size",
      "4000x4000",
      "--timeout",
      "0.2",
      in: folder.url
    )
    #expect(run.status == 75)
    #expect(run.errors.hasSuffix("error: not finished after 0.2 s (--timeout)\n"))
    #expect(folder.entries == ["bar.json"])
  }

  @Test func `a run that is fast enough does not notice`() throws {
    let run = try Program.run("info", "bar.json", "--timeout", "600", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }
}

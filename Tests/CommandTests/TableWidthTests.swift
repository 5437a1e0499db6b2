#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Tables in a terminal and elsewhere.
  struct TableWidthTests {
    private let folder: TemporaryFolder
    private let name = (1...12).map { "part\($0)" }.joined(separator: " ")

    init() throws {
      folder = try TemporaryFolder()
      let text = #"{"v":"5.7.0","nm":"\#(name)","fr":30,"ip":0,"op":9,"w":9,"h":9,"layers":[]}"#
      try folder.write(text, to: "a.json")
    }

    @Test func `a terminal gets lines that fit, broken between words`() throws {
      let terminal = try PseudoTerminal(
        [try Program.executable.path, "info", "a.json"],
        in: folder.url,
        environment: ProcessInfo.processInfo.environment,
        columns: 40
      )
      let shown = terminal.type("", until: ["duration", "layers"])
      let lines = shown.split(whereSeparator: \.isNewline)
      #expect(lines.allSatisfy { $0.count <= 40 })
      #expect(lines.contains { $0 == "name       part1 part2 part3 part4 part5" })
      #expect(lines.contains { $0 == "           part6 part7 part8 part9" })
    }

    @Test func `a pipe gets a row on a line`() throws {
      let run = try Program.run(["info", "a.json"], in: folder.url)
      #expect(run.text.contains("name       \(name)\n"))
    }
  }
#endif

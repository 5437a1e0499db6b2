import Foundation
import TestSupport
import Testing

/// Help texts: their width.
struct HelpTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func longest(_ command: [String], columns: String) throws -> Int {
    let run = try Program.run(command, in: folder.url, environment: ["COLUMNS": columns])
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.text.split(separator: "\n").map(\.count).max() ?? 0
  }

  @Test func `help is as wide as the terminal, but no wider than 100 columns`() throws {
    for command in [["render", "--help"], ["help", "render"], ["validate", "-h"]] {
      #expect((81...100).contains(try longest(command, columns: "100")))
      #expect(try longest(command, columns: "300") == longest(command, columns: "100"))
      #expect((1...80).contains(try longest(command, columns: "80")))
    }
  }

  @Test(arguments: ["render", "validate", "markers"])
  func `-h has a line for each option of --help, and says where the rest is`(
    command: String
  ) throws {
    func help(_ flag: String) throws -> [Substring] {
      let run = try Program.run([command, flag], in: folder.url, environment: ["COLUMNS": "80"])
      #expect(run.status == 0 && run.errors.isEmpty)
      return run.text.split(separator: "\n")
    }
    func options(_ lines: [Substring]) -> [Substring] {
      lines.filter { $0.hasPrefix("  -") }.map { $0.prefix(26) }
    }
    let (short, whole) = (try help("-h"), try help("--help"))
    #expect(options(short) == options(whole))
    #expect(short.count < whole.count * 2 / 3 + 10)
    #expect(short.contains { $0.hasPrefix("USAGE: lottie \(command)") })
    #expect(short.last == "'lottie \(command) --help' says more.")
  }

  @Test func `no width makes it fail`() throws {
    for columns in ["1", "26", "40", "99999999999999999999"] {
      _ = try longest(["render", "--help"], columns: columns)
      let wrong = try Program.run(["render"], in: folder.url, environment: ["COLUMNS": columns])
      #expect(wrong.status == 64)
    }
  }

  @Test(arguments: ["", "0", "-5", "x"])
  func `without a terminal help has 80 columns`(columns: String) throws {
    #expect((70...80).contains(try longest(["render", "--help"], columns: columns)))
  }

  @Test func `versions and completion scripts do not depend on the width`() throws {
    for command in [["--version"], ["--generate-completion-script", "bash"]] {
      let texts = try ["40", "100"].map { columns in
        try Program.run(command, in: folder.url, environment: ["COLUMNS": columns]).text
      }
      #expect(texts[0] == texts[1] && !texts[0].isEmpty && texts[0].hasSuffix("\n"))
    }
  }

  @Test func `no command has two options of one name`() throws {
    let listing = try Program.run(["--experimental-dump-help"], in: folder.url)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(listing.text.utf8)) as? [String: Any]
    )
    var commands = [try #require(root["command"] as? [String: Any])]
    var count = 0
    while let command = commands.popLast() {
      commands += command["subcommands"] as? [[String: Any]] ?? []
      // The parser's own.
      if command["commandName"] as? String == "help" { continue }
      let arguments = command["arguments"] as? [[String: Any]] ?? []
      let names = arguments.flatMap { $0["names"] as? [[String: Any]] ?? [] }
        .compactMap { $0["name"] as? String }
      #expect(Set(names).count == names.count, "\(command["commandName"] ?? "")")
      count += 1
    }
    #expect(count > 15)
  }
}

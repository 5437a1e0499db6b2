import ArgumentParser
import Foundation

/// `LottieDev help-pages`: the command line's own words as a page of the documentation.
struct HelpPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes what the built program says of its commands."
  )

  @Option(help: "The built program.")
  var program: String

  @Option(help: "The page to write.")
  var output = "docs/cli.md"

  @Flag(help: "Write nothing; exit with 1 when the page is not up to date.")
  var check = false

  func run() throws {
    var page = """
      # Command line

      Written by `make docs` from the program's own help; do not edit.

      ```
      \(try help([]))
      ```

      """
    for command in try commands() {
      page += "\n## lottie \(command)\n\n```\n\(try help([command]))\n```\n"
    }
    guard check else {
      let folder = URL(fileURLWithPath: output).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try Data(page.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    }
    let old = try? String(contentsOfFile: output, encoding: .utf8)
    if old != page {
      print("\(output) is not what the program says of itself; run make docs")
      throw ExitCode(1)
    }
  }

  /// Names of the commands, in the order of the help.
  private func commands() throws -> [String] {
    struct Dump: Decodable {
      struct Command: Decodable {
        var commandName: String
        var shouldDisplay: Bool?
        var subcommands: [Command]?
      }
      var command: Command
    }
    let text = try say(["--experimental-dump-help"])
    let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    return (dump.command.subcommands ?? []).filter { $0.shouldDisplay ?? true }
      .map(\.commandName)
      .filter { $0 != "help" }
  }

  private func help(_ command: [String]) throws -> String {
    try say(command + ["--help"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func say(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "80"]) { $1 }
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError("\(program) \(arguments.joined(separator: " ")) failed")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

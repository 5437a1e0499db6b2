import ArgumentParser
import Foundation

/// The program, to be asked about itself.
struct BuiltProgram {
  let path: String

  /// A command as the program describes it to machines.
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// The commands that are shown to people.
    var visibleCommands: [Command] {
      (subcommands ?? []).filter { ($0.shouldDisplay ?? true) && $0.commandName != "help" }
    }
  }

  /// An argument of a command.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var shouldDisplay: Bool
  }

  /// The root command.
  func help() throws -> Command {
    struct Dump: Decodable {
      var command: Command
    }
    let text = try say(["--experimental-dump-help"])
    return try JSONDecoder().decode(Dump.self, from: Data(text.utf8)).command
  }

  /// Runs the program and returns what it prints.
  ///
  /// `allowsFailure`: Whether any exit status is accepted.
  func say(_ arguments: [String], allowsFailure: Bool = false) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "80"]) { $1 }
    process.standardOutput = pipe
    if allowsFailure { process.standardError = pipe }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard allowsFailure || process.terminationStatus == 0 else {
      throw ValidationError("\(path) \(arguments.joined(separator: " ")) failed")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

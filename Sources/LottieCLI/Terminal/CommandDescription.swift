import ArgumentParser
import LottieJobs
import LottieKit

/// The commands and their options, as the parser of arguments describes them to tools.
struct CommandDescription {
  /// An option of a command.
  struct Option {
    /// With its dashes.
    var names: [String]
    var takesValue: Bool

    /// The long name without dashes.
    var longName: String? {
      names.first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    }
  }

  private let commands: [JSONValue]

  init() {
    let text = Array(LottieCommand._dumpHelp().utf8)
    let description = try? JSONDocument(text).withRoot(JSONValue.init)
    commands = description?["command"]?["subcommands"]?.elements ?? []
  }

  /// The names of the commands.
  var names: [String] { commands.compactMap { $0["commandName"]?.text } }

  /// The options of a command, without those that all have.
  func options(of command: String) -> [Option] {
    let found = commands.first { $0["commandName"]?.text == command }
    return (found?["arguments"]?.elements ?? []).compactMap { argument in
      let names = (argument["names"]?.elements ?? []).compactMap { name in
        name["name"]?.text.map { (name["kind"]?.text == "short" ? "-" : "--") + $0 }
      }
      return names.isEmpty
        ? nil : Option(names: names, takesValue: argument["kind"]?.text == "option")
    }
  }
}

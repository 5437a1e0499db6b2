import ArgumentParser
import Foundation
import LottieJobs
import LottieKit

/// Suggestions for mistyped commands and options.
///
/// The parser reports the first error, which is often only a consequence: the value of a mistyped
/// option becomes one file too many. An unknown option is always the better answer.
struct TypingErrors {
  private let arguments: [String]

  /// Takes the arguments after the program's name.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Whether the version of the program is all that is wanted.
  var asksForVersion: Bool { arguments.first == "--version" }

  /// The command whose short help is asked for by `-h`; nil where it is not, or where all commands are meant.
  var shortHelpCommand: String? {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help",
      arguments.prefix(while: { $0 != "--" && $0 != "--help" }).contains("-h")
    else { return nil }
    return name
  }

  /// The arguments with negative numbers joined to the options before them: `--frame=-1`.
  var joiningNegativeNumbers: [String] {
    // Arguments of a completion request are left as they are.
    if arguments.first?.hasPrefix("---") == true { return arguments }
    var result: [String] = []
    for argument in arguments {
      if let option = result.last, option.hasPrefix("--"), option.count > 2,
        !option.contains("="), isNegativeNumber(argument)
      {
        result[result.count - 1] = option + "=" + argument
      } else {
        result.append(argument)
      }
    }
    return result
  }

  private func isNegativeNumber(_ argument: String) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    let number = argument.utf8.dropFirst()
    let digit = number.first == UInt8(ascii: ".") ? number.dropFirst().first : number.first
    return digit.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// Refuses `help` for a command that there is not.
  func checkHelp() throws {
    guard arguments.first == "help", arguments.count > 1 else { return }
    if let failure = unknownCommand(arguments[1]) { throw failure }
  }

  /// The failure that names an unknown command or option; nil when there is none.
  var failure: Failure? {
    guard let name = arguments.first, !name.hasPrefix("-") else { return nil }
    if let failure = unknownCommand(name) { return failure }
    if let failure = pageAsFormat(name) { return failure }
    // Options unknown to plan are those of the command it plans, which it checks itself.
    if name == "plan" { return nil }
    let options = options(of: name)
    for argument in arguments.dropFirst() {
      if argument == "--" { return nil }
      guard argument.hasPrefix("-"),
        let option = argument.split(separator: "=").first.map(String.init),
        option.contains(where: \.isLetter), !isKnown(option, options)
      else { continue }
      let near = Self.meant(option, among: options)
      return Failure(
        .usage,
        "unknown option \(option); "
          + (NearestNames.question(near, quoted: false) ?? "lottie \(name) --help lists them")
      )
    }
    return nil
  }

  /// The failure of a page that is asked for as a format of findings.
  private func pageAsFormat(_ command: String) -> Failure? {
    guard ["validate", "merge"].contains(command),
      arguments.contains("--format=html")
        || zip(arguments, arguments.dropFirst()).contains(where: { $0 == ("--format", "html") })
    else { return nil }
    return Failure(.usage, "lottie \(command) writes no page; lottie report does")
  }

  /// Names that other programs have for options of this one.
  private static let meanings = [
    "bg": "background", "backgroundcolor": "background", "color": "background",
    "dir": "output", "frames": "from", "fontdir": "font-dir", "fontfile": "font",
    "framerate": "fps", "i": "input",
    "json": "format", "loops": "loop", "out": "output", "outfile": "output", "player": "target",
    "players": "target", "rate": "fps", "repeat": "loop", "resolution": "size", "seconds": "time",
    "silent": "quiet", "start": "from", "stop": "to", "end": "to", "t": "time", "w": "width",
    "h": "height", "dimensions": "size", "zoom": "scale", "verify": "checksum", "outdir": "output",
  ]

  /// Names that other programs have for commands of this one.
  private static let commandMeanings = [
    "check": "validate", "compare": "diff", "compress": "optimize", "draw": "render",
    "explain": "rules", "export": "render", "fields": "keypaths --fields", "gif": "render",
    "identify": "info", "layers": "keypaths", "lint": "validate", "list": "keypaths",
    "minify": "optimize", "preview": "play", "probe": "info", "resize": "convert",
    "show": "play", "thumbnail": "render", "view": "play",
  ]

  /// The options that a mistyped one stands for: of the same meaning, else that begin with it, else the nearest.
  private static func meant(_ option: String, among options: [String]) -> [String] {
    let name = option.drop { $0 == "-" }
    let meaning = meanings[name.lowercased().filter { $0 != "-" && $0 != "_" }].map { "--" + $0 }
    if let meaning, options.contains(meaning) { return [meaning] }
    if options.contains("--" + name) { return ["--" + name] }
    let longer = options.filter { name.count >= 2 && $0.hasPrefix("--" + name) }.sorted()
    if !longer.isEmpty { return Array(longer.prefix(3)) }
    return NearestNames.near("--" + name, among: options)
  }

  private func isKnown(_ option: String, _ options: [String]) -> Bool {
    // Short options may be run together, and a value may follow at once.
    options.contains(option)
      || !option.hasPrefix("--") && options.contains(String(option.prefix(2)))
  }

  private func unknownCommand(_ name: String) -> Failure? {
    let names = CommandDescription().names + ["help"]
    guard !names.contains(name) else { return nil }
    if FileManager.default.fileExists(atPath: name) {
      return Failure(.usage, "\(name) is not a command; did you mean lottie info \(name)?")
    }
    let near = Self.commandMeanings[name].map { [$0] } ?? NearestNames.near(name, among: names)
    return Failure(
      .usage,
      "unknown command \(name); "
        + (NearestNames.question(near, quoted: false) ?? "lottie --help lists them")
    )
  }

  private func options(of command: String) -> [String] {
    CommandDescription().options(of: command).flatMap(\.names) + ["--help", "-h", "--version"]
  }
}

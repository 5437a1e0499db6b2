import ArgumentParser
import LottieKit
import LottieLint

/// Turns tasks into commands; the options of tasks that have the same ones are parsed once.
///
/// Used by one thread.
final class CommandCache {
  private var commands: OrderedDictionary<String, any ParsableCommand> = [:]
  private let files: AnimationFileCache

  /// Commands that are kept.
  private static let maximumCount = 64

  /// Members of a task that are values and are not parsed as arguments.
  private static let values: Set = ["set", "text", "slots", "image", "hide"]

  init(files: AnimationFileCache) { self.files = files }

  /// The command of `lottie render`.
  func render(_ task: BatchTask) throws -> RenderCommand {
    var command: RenderCommand = try parsed(task, ["x"])
    try take(task, &command.source)
    try take(task, &command.overrideOptions)
    try take(task, &command.textOptions.given)
    command.outputOption = task.output
    command.unparsed.row = task.row
    command.unparsed.part = task.part
    command.quiet = true
    if let seconds = command.source.timeLimit.timeout {
      command.unparsed.deadline = .now + .seconds(seconds)
    }
    return command
  }

  /// The command of `lottie convert`.
  func convert(_ task: BatchTask) throws -> ConvertCommand {
    var command: ConvertCommand = try parsed(task, ["x", "x.json"])
    try take(task, &command.source)
    try take(task, &command.overrideOptions)
    try take(task, &command.givenTextOptions)
    if !command.overrideOptions.unparsed.images.isEmpty {
      throw Failure(.usage, "\"image\" cannot be written into a document")
    }
    command.output = task.output ?? ""
    command.quiet = true
    return command
  }

  /// The command of `lottie info`.
  func info(_ task: BatchTask) throws -> InfoCommand {
    var command: InfoCommand = try parsed(task, ["x"])
    try take(task, &command.source)
    return command
  }

  /// The command of `lottie diff`.
  func diff(_ task: BatchTask) throws -> DiffCommand {
    var command: DiffCommand = try parsed(task, ["x", "x"])
    try take(task, &command.source)
    command.other = task.other
    command.output = task.output ?? command.output
    command.quiet = true
    return command
  }

  /// The command of `lottie validate`.
  func validate(_ task: BatchTask) throws -> ValidateCommand {
    var command: ValidateCommand = try parsed(task, ["x"])
    guard !command.fix, !command.updateBaseline else {
      throw Failure(.usage, "tasks do not change their inputs")
    }
    var checked = LintOptions()
    try command.lint.apply(to: &checked)
    command.files = [task.input]
    command.output = task.output
    command.quiet = task.output == nil
    return command
  }

  /// The animation of a file.
  func file(_ path: String) throws -> AnimationFile {
    try files.file(AnimationFileCache.Key(path: path)) { try AnimationFile(path: path) }
  }

  private func take(_ task: BatchTask, _ source: inout InputOptions) throws {
    source.input = task.input
    source.unparsed.cache = files
    guard let slots = task.options["slots"] else { return }
    if case .string = slots { return }
    guard let values = SlotValues(slots) else {
      throw Failure(
        .usage,
        "\"slots\": expected an object of values by slot, or the name of a file"
      )
    }
    source.unparsed.slotValues = values
  }

  private func take(_ task: BatchTask, _ overrides: inout OverrideOptions) throws {
    if let set = task.options["set"], set.memberList != nil {
      overrides.unparsed.properties = try OverrideFile(set, source: "\"set\"").entries
    }
    overrides.unparsed.images = try strings("image", task).map { ($0.name, $0.text) }
    if let hide = task.options["hide"] { overrides.hide = try CommandCache.words(hide, "hide") }
  }

  private func take(_ task: BatchTask, _ texts: inout GivenTextOptions) throws {
    texts.unparsed.texts = try strings("text", task).map {
      (AnimationKeypath(keypath: $0.name), $0.text)
    }
  }

  /// The members of an object of strings.
  private func strings(_ name: String, _ task: BatchTask) throws -> [(name: String, text: String)] {
    guard let members = task.options[name]?.memberList else { return [] }
    return try members.map { member in
      guard case .string(let text) = member.value else {
        throw Failure(.usage, "\"\(name)\": the value of \"\(member.name)\" must be a string")
      }
      return (member.name, text)
    }
  }

  /// A string, or an array of strings and numbers.
  private static func words(_ value: JSONValue, _ name: String) throws -> [String] {
    switch value {
    case .string(let text): return [text]
    case .number(let number): return [Words.exact(number)]
    case .array(let elements): return try elements.flatMap { try words($0, name) }
    default: throw Failure(.usage, "\"\(name)\": expected a string, a number or a list of them")
    }
  }

  // MARK: Parsing

  private func parsed<Command: ParsableCommand>(
    _ task: BatchTask,
    _ operands: [String]
  ) throws -> Command {
    var options = task.options.filter { name, value in
      !CommandCache.values.contains(name) || CommandCache.isArgument(name, value)
    }
    // Options that change nothing about what a task does are given by the worker.
    options["quiet"] = nil
    let key =
      task.kind.rawValue + JSONWriter.text(.object(options))
    if let known = commands[key] as? Command { return known }
    let command: Command = try CommandCache.parse(options, operands)
    if commands.count >= CommandCache.maximumCount { commands.removeFirst() }
    commands[key] = command
    return command
  }

  /// Whether a value is given as it would be on the command line.
  private static func isArgument(_ name: String, _ value: JSONValue) -> Bool {
    switch value {
    case .object: false
    default: name != "hide"
    }
  }

  private static func parse<Command: ParsableCommand>(
    _ options: OrderedDictionary<String, JSONValue>,
    _ operands: [String]
  ) throws -> Command {
    var arguments: [String] = []
    var negations: [String] = []
    for (name, value) in options {
      guard !name.isEmpty, name.utf8.allSatisfy({ isOptionCharacter($0) }) else {
        throw Failure(.usage, "there is no option \"\(name)\"")
      }
      switch value {
      case .null: break
      case .bool(true): arguments.append("--\(name)")
      case .bool(false): negations.append(name)
      case .object(let members):
        for (key, value) in members {
          arguments += try words(value, name).map { "--\(name)=\(key)=\($0)" }
        }
      default: arguments += try words(value, name).map { "--\(name)=\($0)" }
      }
    }
    // A flag that is false must exist; only some can be switched off.
    if !negations.isEmpty {
      let _: Command = try parse(operands + arguments + negations.map { "--\($0)" })
    }
    for name in negations {
      let given = arguments + ["--no-\(name)"]
      if (try? Command.parse(operands + given)) != nil { arguments = given }
    }
    return try parse(operands + arguments)
  }

  private static func parse<Command: ParsableCommand>(_ arguments: [String]) throws -> Command {
    do {
      return try Command.parse(arguments)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.usage, Command.message(for: error))
    }
  }

  private static func isOptionCharacter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

import ArgumentParser
import LottieKit

/// Output formats of listings.
enum ListingFormat: String, ExpressibleByArgument, CaseIterable {
  /// A table.
  case table
  /// JSON.
  case json
}

/// `lottie info`.
struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommand: "info",
    abstract: "Show what an animation contains and what it uses.",
    discussion: """
      EXAMPLES
        lottie info anim.json
        lottie info icons/ --format json
        lottie info anim.lottie --animation intro --format json
        lottie info anim.json --expressions
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup(title: "Input") var assets: AssetOptions

  @Argument(help: "More animations; folders are searched.", completion: .animationFile)
  var more: [String] = []

  @Option(
    help: ArgumentHelp(
      "Output format; JSON of several animations is an array.",
      valueName: "format"
    )
  )
  var format: ListingFormat = .table

  @Flag(help: "List expressions instead: what they use, and whether they are evaluated in full.")
  var expressions = false

  func run() throws {
    let inputs = try source.inputs(with: more)
    if inputs.count == 1 { return try Console.result(try text(of: inputs[0])) }
    var texts: [String] = []
    var worst = Status.done
    for input in inputs {
      do {
        let text = try text(of: input)
        texts.append(format == .json ? text : VisibleText.line(input.input) + "\n" + text)
      } catch let failure as Failure {
        failure.report()
        if failure.status.rawValue > worst.rawValue { worst = failure.status }
      }
    }
    let isJSON = format == .json
    let all = texts.joined(separator: isJSON ? ",\n" : "\n\n")
    if isJSON || !texts.isEmpty { try Console.result(isJSON ? "[\(all)]" : all) }
    if worst != .done { throw EarlyExit(status: worst.rawValue) }
  }

  private func text(of input: InputOptions) throws -> String {
    let file = try input.load()
    switch format {
    case .json:
      return JSONWriter.text(try value(of: file, input))
    case .table where expressions: return expressionTable(of: file)
    case .table:
      let diagnostics = try diagnostics(of: file, input)
      let summary = AnimationSummary(file)
      let lines = diagnostics.map { "  " + VisibleText.line($0.line(input: input.input)) }
      return
        ([ReportTable.pairs(summary.rows)] + (lines.isEmpty ? [] : ["\nnot drawn as written"])
        + lines).joined(separator: "\n")
    }
  }

  /// What `--format json` writes of an animation.
  func value(of file: AnimationFile, _ input: InputOptions) throws -> JSONValue {
    if expressions {
      let list = JSONValue.array(Composition(file.animation).expressions().map(InfoCommand.json))
      return more.isEmpty
        ? list : .object(["file": .string(input.input), "expressions": list])
    }
    var object = AnimationSummary(file).json
    object["file"] = .string(input.input)
    object["findings"] = .array(try diagnostics(of: file, input).map(FindingsReport.value))
    return .object(object)
  }

  private func diagnostics(of file: AnimationFile, _ input: InputOptions) throws -> [Diagnostic] {
    let images = file.images(
      directories: try assets.directories,
      network: assets.network(for: input)
    )
    return Composition(file.animation, imageProvider: images).diagnostics
  }

  private func expressionTable(of file: AnimationFile) -> String {
    let entries = Composition(file.animation).expressions()
    guard !entries.isEmpty else { return "no expressions" }
    let rows = entries.map { entry in
      [entry.keypath, entry.uses.joined(separator: " "), entry.problem ?? "evaluated"]
    }
    return ReportTable.columns(["property", "uses", "state"], rows)
  }

  private static func json(_ entry: ExpressionEntry) -> JSONValue {
    .object([
      "keypath": .string(entry.keypath),
      "pointer": .string(entry.pointer.description),
      "uses": .array(entry.uses.map { .string($0) }),
      "evaluated": .bool(entry.problem == nil),
      "problem": entry.problem.map { .string($0) } ?? .null,
      "source": .string(entry.source),
    ])
  }
}

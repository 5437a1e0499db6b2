import ArgumentParser
import LottieEngine
import LottieKit
import LottieModel
import OrderedCollections

/// How a listing is printed.
enum ListingFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case table
  /// For programs.
  case json
}

/// `lottie info`.
struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Tells what an animation is and what it uses.",
    discussion: """
      EXAMPLES
        lottie info anim.json
        lottie info anim.lottie --animation intro --format json
        lottie info anim.json --expressions
      """
  )

  @OptionGroup var source: InputOptions

  @Option(help: "How to print it.")
  var format: ListingFormat = .table

  @Option(help: "A folder to look for images in; may be given several times.")
  var assetsDir: [String] = []

  @Flag(help: "List the expressions instead: what they use, and whether all of it is evaluated.")
  var expressions = false

  func run() throws {
    try Directories.check(assetsDir, option: "--assets-dir")
    let file = try source.load()
    if expressions { return try listExpressions(of: file) }
    let images = FileImageProvider(
      file,
      directories: assetsDir,
      allowsNetwork: source.allowNetwork
    )
    let diagnostics = Composition(file.animation, imageProvider: images).diagnostics
    let summary = AnimationSummary(file)
    switch format {
    case .json:
      var object = summary.json
      object["findings"] = .array(diagnostics.map(FindingsReport.value))
      try Console.result(String(decoding: JSONWriter.bytes(.object(object)), as: UTF8.self))
    case .table:
      try Console.result(ReportTable.pairs(summary.rows))
      guard !diagnostics.isEmpty else { return }
      try Console.result("\nnot drawn as written")
      for diagnostic in diagnostics {
        try Console.result("  " + VisibleText.line(diagnostic.line(input: source.input)))
      }
    }
  }

  private func listExpressions(of file: AnimationFile) throws {
    let entries = Composition(file.animation).expressions()
    switch format {
    case .json:
      let values = entries.map(InfoCommand.json)
      try Console.result(String(decoding: JSONWriter.bytes(.array(values)), as: UTF8.self))
    case .table:
      guard !entries.isEmpty else { return try Console.result("no expressions") }
      let rows = entries.map { entry in
        [entry.keypath, entry.uses.joined(separator: " "), entry.problem ?? "evaluated"]
      }
      try Console.result(ReportTable.columns(["property", "uses", "state"], rows))
    }
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

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
      """
  )

  @OptionGroup var source: InputOptions

  @Option(help: "How to print it.")
  var format: ListingFormat = .table

  @Option(help: "A folder to look for images in; may be given several times.")
  var assetsDir: [String] = []

  func run() throws {
    let file = try source.load()
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
      object["findings"] = .array(diagnostics.map(FindingsReport(file.animation).value))
      try Console.result(String(decoding: JSONWriter.bytes(.object(object)), as: UTF8.self))
    case .table:
      try Console.result(ReportTable.pairs(summary.rows))
      guard !diagnostics.isEmpty else { return }
      try Console.result("\nnot drawn as written")
      for diagnostic in diagnostics {
        try Console.result("  " + diagnostic.line(input: source.input))
      }
    }
  }
}

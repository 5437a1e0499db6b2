import ArgumentParser
import LottieLint

/// `lottie features`.
struct FeaturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features",
    abstract: "Lists what players draw.",
    discussion: """
      ✓ drawn, ~ differently, ✗ not, ? unknown.

      EXAMPLES
        lottie features
        lottie features --target lottie-ios@4 --target lottie-android
        lottie features --format json
      """
  )

  /// How the matrix is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, markdown
  }

  @Option(help: ArgumentHelp("Only these players.", valueName: "name[@version]"))
  var target: [String] = []

  @Option(help: "How to print it.")
  var format: Format = .table

  func run() throws {
    var options = LintOptions()
    do {
      try options.setTargets(target.isEmpty ? ["all"] : target)
    } catch {
      throw Failure(.usage, error.message)
    }
    let listing = MatrixListing(options.targets)
    switch format {
    case .json: try Console.result(listing.json)
    case .markdown: try Console.result(listing.markdown)
    case .table:
      for (family, head, rows) in listing.tables {
        try Console.result("\n\(family)\n" + ReportTable.columns(head, rows))
      }
    }
  }
}

import ArgumentParser
import LottieLint

/// `lottie features`.
struct FeaturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features",
    abstract: "List which features each player supports.",
    discussion: """
      ✓ supported, ~ drawn differently, ✗ not drawn, ? unknown.

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

  @Option(
    help: ArgumentHelp("Show only this player. May be repeated.", valueName: "name[@version]"),
    completion: .targets
  )
  var target: [String] = []

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
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

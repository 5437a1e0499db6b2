import ArgumentParser
import LottieJobs
import LottieKit
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

  /// Output formats.
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
    case .json: try Console.result(JSONWriter.text(listing.json))
    case .markdown: try Console.result(listing.markdown)
    case .table:
      try Console.result(FeaturesCommand.text(listing.tables))
    }
  }

  /// Maximum players whose columns have names; more are abbreviated, so that a line fits a
  /// terminal.
  private static let maximumNamedPlayers = 3

  /// The tables of all families.
  private static func text(
    _ tables: [(family: String, head: [String], rows: [[String]])]
  ) -> String {
    // The first column is the feature's name, the last its rule.
    let players = tables.first.map { $0.head.dropFirst().dropLast() } ?? []
    guard players.count > maximumNamedPlayers else {
      return tables.map { "\n\($0.family)\n" + ReportTable.columns($0.head, $0.rows) }
        .joined(separator: "\n")
    }
    let characters = zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", players).map { String($0.0) }
    let legend = zip(characters, players).map { "\($0)  \($1)" }
    return
      (legend
      + tables.map { family, _, rows in
        "\n\(family)\n" + ReportTable.columns(["feature"] + characters, rows.map { $0.dropLast() })
      }).joined(separator: "\n")
  }
}

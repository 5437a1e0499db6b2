import ArgumentParser
import Foundation
import LottieLint

/// `LottieDev matrix`: the feature matrix as a page of the documentation.
struct Matrix: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes which player draws what."
  )

  @Option(help: "The page to write.")
  var output = "docs/supported-features.md"

  @Option(help: "The page with the sources to write.")
  var sources = "docs/feature-sources.md"

  @Flag(help: "Write nothing; exit with 1 when the page is not up to date.")
  var check = false

  func run() throws {
    let listing = MatrixListing(Player.allCases)
    let page = """
      # Supported features

      Written by `make docs` from the matrix in `Sources/LottieLint/Matrix`; do not edit. The rule of
      a row is `compat/` and its id; `lottie features --format json` tells ids and where each stands
      in a document. ✓ drawn, ~ differently, ✗ not, ? unknown. Where each cell comes from is told in
      [feature-sources.md](feature-sources.md).

      \(listing.versions)

      \(listing.markdown)

      """
    let origins = """
      # Where the cells of the matrix come from

      Written by `make docs` from the matrix in `Sources/LottieLint/Matrix`; do not edit. A path is a
      file of the player's source in the version below; `measured` names the document that the player
      was seen to draw; `seed row` is a row of lottie-ios's own table of supported features.

      \(listing.versions)

      \(listing.sources)

      """
    try put(page, output)
    try put(origins, sources)
  }

  private func put(_ page: String, _ path: String) throws {
    guard check else {
      return try Data(page.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    let old = try? String(contentsOfFile: path, encoding: .utf8)
    if old != page {
      print("\(path) is not what the matrix says; run make docs")
      throw ExitCode(1)
    }
  }
}

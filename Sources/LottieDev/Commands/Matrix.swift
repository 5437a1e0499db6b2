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

  @Flag(help: "Write nothing; exit with 1 when the page is not up to date.")
  var check = false

  func run() throws {
    let page = """
      # Supported features

      Written by `make docs` from the matrix in `Sources/LottieLint/Matrix`; do not edit. The rule of
      a row is `compat/` and its id; `lottie features --format json` tells ids and where each stands
      in a document. ✓ drawn, ~ differently, ✗ not, ? unknown.

      \(MatrixListing(Player.allCases).markdown)

      """
    guard check else {
      return try Data(page.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    }
    let old = try? String(contentsOfFile: output, encoding: .utf8)
    if old != page {
      print("\(output) is not what the matrix says; run make docs")
      throw ExitCode(1)
    }
  }
}

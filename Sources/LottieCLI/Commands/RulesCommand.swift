import ArgumentParser
import LottieLint
import LottieModel

/// `lottie rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules of lottie validate, or explains one.",
    discussion: """
      EXAMPLES
        lottie rules
        lottie rules ref
        lottie rules ref/missing-parent
      """
  )

  @Argument(help: "A rule to explain, or a group to list.")
  var id: String?

  @Option(help: "How to print it.")
  var format: ListingFormat = .table

  func run() throws {
    let listing = RuleListing()
    let rules = listing.rules(id)
    guard !rules.isEmpty else {
      throw Failure(.usage, "there is no rule \"\(id ?? "")\"; lottie rules lists them")
    }
    switch format {
    case .json: try Console.result(listing.json(rules))
    case .table where rules.count == 1: try Console.result(listing.explanation(rules[0]))
    case .table:
      let rows = rules.map { [$0.id.text, $0.severity.rawValue, $0.summary] }
      try Console.result(ReportTable.columns(["rule", "level", "what"], rows))
      if id == nil { try Console.result("\nand compat/… for each row of lottie features") }
    }
  }
}

import ArgumentParser
import LottieJobs
import LottieKit
import LottieLint

/// `lottie rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of lottie validate, or explain one.",
    discussion: """
      EXAMPLES
        lottie rules
        lottie rules ref
        lottie rules ref/missing-parent
      """
  )

  @Argument(help: "Rule to explain, or group to list.", completion: .ruleIDs)
  var id: String?

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: ListingFormat = .table

  func run() throws {
    let listing = RuleListing()
    let rules = listing.rules(id)
    if let id, rules.isEmpty {
      do throws(LintConfiguration.Problem) {
        _ = try KnownNames.rule(id)
      } catch {
        throw Failure(.usage, error.message)
      }
    }
    switch format {
    case .json: try Console.result(JSONWriter.text(RuleOutput(rules).json))
    case .table where rules.count == 1: try Console.result(listing.explanation(rules[0]))
    case .table:
      let rows = rules.map { [$0.id.text, $0.severity.rawValue, $0.summary] }
      try Console.result(ReportTable.columns(["rule", "level", "what"], rows))
      if id == nil { try Console.result("\nand compat/… for each row of lottie features") }
    }
  }
}

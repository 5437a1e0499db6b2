import ArgumentParser
import LottieJobs
import LottieKit
import LottieLint

/// `lottie schema`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the form of JSON output as a JSON Schema.",
    discussion: """
      All JSON output is an object with a "version", except each line of lottie \
      batch. The version grows when a member goes or changes its meaning. Members \
      may be added at any time, so ignore those you do not know. Schemas are of \
      draft 2020-12.

      EXAMPLES
        lottie schema
        lottie schema validate > validate.schema.json
      """
  )

  @Argument(
    help: "Name of the output; without one, all are listed.",
    completion: .list(OutputSchemas.names.map(\.name))
  )
  var name: String?

  func run() throws {
    guard let name else {
      let rows = OutputSchemas.names.map { [$0.name, $0.summary] }
      return try Console.result(ReportTable.columns(["name", "output"], rows))
    }
    guard let text = OutputSchemas.text(name) else {
      let names = OutputSchemas.names.map(\.name)
      throw Failure(.usage, KnownNames.problem("schema", name, among: names).message)
    }
    try Console.result(text)
  }
}

import ArgumentParser
import LottieJobs
import LottieKit
import LottieLint

/// `lottie merge`.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Report on all shards of a plan; join what was split.",
    discussion: """
      Needs the results of all shards (see lottie batch). Writes one report, failed \
      tasks first: text or JSON, and for validate all formats of lottie validate. \
      The report of equal work is equal, whichever machines did it. Outputs that \
      were cut with --split-frames are joined.

      Exits with status 1 if any task failed or has findings, with 65 if a shard is \
      missing or damaged.

      EXAMPLES
        lottie merge job/
        lottie merge job/ --format json -o report.json
        lottie merge checks/ --format sarif -o lottie.sarif
      """
  )

  @Argument(help: "Folder of a plan.", completion: .directory)
  var job: String

  @Option(
    help: ArgumentHelp(
      "Output format: text or json; for validate as in lottie validate.",
      valueName: "format"
    )
  )
  var format: ReportFormat = .text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write the report to this file.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Fail tasks whose outputs are missing or not what was written; reads all outputs.")
  var verify = false

  @Flag(name: .shortAndLong, help: "Print nothing; only set the exit status.")
  var quiet = false

  @OptionGroup(title: "Limits") var timeLimit: TimeLimit

  func run() throws {
    var request = MergeRequest(job: job)
    request.format = format
    request.verify = verify
    request.output = output
    request.quiet = quiet
    try MergeJob(request).run()
  }
}

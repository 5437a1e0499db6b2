import ArgumentParser
import LottieJobs

/// `lottie status`.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show how far a plan is.",
    discussion: """
      Reads what runs on any machine have written into the plan's folder: tasks that are \
      done, failed, running and left, the time to go, the slowest tasks, and those that \
      began and have no result. On other machines a run counts as running for three \
      minutes after it was last heard of.

      EXAMPLES
        lottie status job/
        watch lottie status job/
        lottie status job/ --format json
      """
  )

  @Argument(help: "Folder of a plan.", completion: .directory)
  var job: String

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TextFormat = .text

  func run() throws {
    var request = StatusRequest(job: job)
    request.format = format
    try request.run()
  }
}

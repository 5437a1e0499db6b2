import ArgumentParser
import LottieJobs

/// `lottie machine`.
struct MachineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine",
    abstract: "Run a state machine and print what happens.",
    discussion: """
      Runs a state machine of a .lottie file as its player does, 60 times a second, and \
      prints each transition, state, input and event with its time, and last what \
      shows. Nothing is drawn, and URLs are not opened.

      Events are WHAT or WHAT@TIME, with commas between them: set:NAME=VALUE, \
      fire:NAME, override:STATE, play, pause, stop, restart, and for the pointer \
      click, tap, down, up, move, enter and exit with :LAYER or :X;Y. A layer is hit in \
      its middle; without a place the middle of the canvas is. Without a time it is at \
      the start. --events @FILE reads a JSON object with "events", of which each has \
      "at" ("load", "start" or seconds) and what is done; "samples", "until" and \
      "size" (of the canvas, 512x512 by default) are optional.

      Exits with status 65 if players refuse the machine, which is told with line and \
      column, and with 1 if it does not start or ends in a loop.

      EXAMPLES
        lottie machine pack.lottie
        lottie machine pack.lottie rating --events 'click:Star@0.2s,set:rating=3@1s'
        lottie machine pack.lottie --events @script.json --format json
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions

  @Argument(
    help: ArgumentHelp(
      "Id of the machine, or a JSON file (default: the file's initial or first machine).",
      valueName: "machine"
    )
  )
  var machine: String?

  @OptionGroup var events: MachineEventOptions

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: TextFormat = .text

  func validate() throws { try checkingArguments { try request.check() } }

  private var request: MachineRequest {
    var request = MachineRequest()
    request.source = source.request
    (request.machine, request.events, request.format) = (machine, events.request, format)
    return request
  }

  func run() throws {
    try MachineJob(request, file: try request.source.load()).run()
  }
}

extension TextFormat: ExpressibleByArgument {}

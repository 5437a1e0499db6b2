import ArgumentParser
import LottieJobs

/// What is done to a state machine, and for how long.
struct MachineEventOptions: ParsableArguments {
  @Option(
    name: .customLong("events"),
    help: ArgumentHelp(
      "What is done, and when, as 'click:Star@0.2s,set:rating=3@1s'; @FILE reads a script.",
      valueName: "events"
    )
  )
  var events: String?

  @Option(
    name: .customLong("until"),
    help: ArgumentHelp(
      "Seconds at which the state machine ends (default: a second after the last event).",
      valueName: "seconds"
    )
  )
  var until: Double?

  func validate() throws { try checkingArguments { try request.check() } }

  var request: MachineEvents {
    var request = MachineEvents()
    (request.events, request.until) = (events, until)
    return request
  }
}

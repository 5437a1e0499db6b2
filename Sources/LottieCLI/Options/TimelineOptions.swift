import ArgumentParser
import LottieJobs

/// The range of an animation that is shown, and its playback.
struct TimelineOptions: ParsableArguments {
  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("First frame of the range, written as for --frame.", valueName: "frame"),
    completion: .timePositions
  )
  var from: TimePosition?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("End of the range, not included.", valueName: "frame"),
    completion: .timePositions
  )
  var to: TimePosition?

  @Option(
    name: .customLong("marker"),
    help: ArgumentHelp("Use the segment of this marker as the range.", valueName: "name"),
    completion: .markerNames
  )
  var marker: String?

  @Flag(
    name: .customLong("reduced-motion"),
    help:
      "Show what people see who asked for less motion: the marker of that name, or the last frame."
  )
  var reducedMotion = false

  @Option(
    name: .customLong("speed"),
    help: ArgumentHelp("Playback speed multiplier.", valueName: "factor")
  )
  var speed: Double?

  @Option(
    name: .customLong("duration"),
    help: ArgumentHelp("Duration of one pass.", valueName: "seconds")
  )
  var duration: Double?

  @Flag(name: .customLong("reverse"), help: "Play backwards.")
  var reverse = false

  @Option(
    name: .customLong("loop"),
    help: ArgumentHelp(
      "Number of passes: once, a number, forever or bounce (forwards, then "
        + "backwards); stored in the header of formats that have one.",
      valueName: "times"
    ),
    completion: .list(["once", "forever", "bounce"])
  )
  var loop: LoopChoice?

  func validate() throws { try checkingArguments { try request.check() } }

  var request: TimelineSelection {
    var request = TimelineSelection()
    request.from = from
    request.to = to
    request.marker = marker
    request.reducedMotion = reducedMotion
    request.speed = speed
    request.duration = duration
    request.reverse = reverse
    request.loop = loop
    return request
  }
}

extension LoopChoice: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
}

import ArgumentParser
import LottieJobs

/// One position in time, in units other than frames.
struct TimePositionOptions: ParsableArguments {
  @Option(
    name: .customLong("time"),
    help: ArgumentHelp("One frame, by its time.", valueName: "seconds")
  )
  var time: Double?

  @Option(
    name: .customLong("progress"),
    help: ArgumentHelp("One frame, by its progress from 0 to 1.", valueName: "fraction")
  )
  var progress: Double?

  func validate() throws {
    if time != nil, progress != nil {
      throw ValidationError("give --time or --progress, not both")
    }
  }

  /// The position, if one is given.
  var position: TimePosition? {
    time.map(TimePosition.seconds) ?? progress.map { .percent($0 * 100) }
  }
}

import ArgumentParser
import LottieJobs

/// How several animations are processed.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Animations to draw at once, if there are several (default: one per processor).",
      valueName: "count"
    )
  )
  var jobs: Int?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Continue with the other animations when one fails; --fail-fast is the " + "opposite."
    )
  )
  var keepGoing = true

  @Flag(help: ArgumentHelp("Stop at the first animation that fails.", visibility: .hidden))
  var failFast = false

  func validate() throws {
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs must be 1 to 64") }
  }

  /// Whether to continue when one fails.
  var goesOn: Bool { keepGoing && !failFast }
}

import ArgumentParser

/// How several animations are gone through.
struct BatchOptions: ParsableArguments {
  @Option(help: "Animations drawn at once when there are several.")
  var jobs = 1

  @Flag(
    inversion: .prefixedNo,
    help: "Go on with the other animations when one fails; --fail-fast is the contrary."
  )
  var keepGoing = true

  @Flag(help: ArgumentHelp("Stop at the first animation that fails.", visibility: .hidden))
  var failFast = false

  func validate() throws {
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs is 1 to 64") }
  }

  /// Whether the others are drawn when one fails.
  var goesOn: Bool { keepGoing && !failFast }
}

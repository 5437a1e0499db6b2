import ArgumentParser
import LottieJobs

/// Lets the parser report a failure, with the usage of the command.
func checkingArguments(_ check: () throws -> Void) throws {
  do {
    try check()
  } catch let failure as Failure {
    throw ValidationError(failure.message)
  }
}

import ArgumentParser
import Foundation
import LottieJobs
import LottieKit

/// The time that a run may take.
struct TimeLimit: ParsableArguments {
  @Option(
    name: .customLong("timeout"),
    help: ArgumentHelp(
      "End with status 75 when the run takes longer, without unfinished files.",
      valueName: "seconds"
    )
  )
  var timeout: Double?

  func validate() throws {
    try checkingArguments { try AnimationInput.check(timeout: timeout) }
  }

  /// Starts to wait for the end of the time, on a thread of its own.
  func start() {
    if let timeout { TimeLimit.start(timeout) }
  }

  /// Starts to wait for the end of so many seconds.
  static func start(_ timeout: Double) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: timeout)
      TerminalScreen.close()
      let text = "not finished after \(Words.number(timeout)) s (--timeout)"
      Failure(.timeout, text).report()
      UnfinishedFiles.end(status: Status.timeout.rawValue)
    }
  }
}

/// A command whose run may be limited in time.
protocol TimeLimited {
  var timeLimit: TimeLimit { get }
}

extension BatchCommand: TimeLimited {}
extension BenchCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension ConvertCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension DiffCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension GetCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension InfoCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension KeypathsCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension MachineCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension MarkersCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension MergeCommand: TimeLimited {}
extension PlayCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension RenderCommand: TimeLimited { var timeLimit: TimeLimit { source.timeLimit } }
extension ValidateCommand: TimeLimited {}

import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a task that ended the process of an earlier run: in a process of its own, which it may end as well.
struct LoneTask {
  /// Times that a task may end its process, the first among others.
  private static let attempts = 3
  /// Times that a task may begin without a result, whoever ended the runs, before it fails unasked.
  private static let interruptions = 5
  /// Maximum bytes of the answer.
  private static let limit = 256 << 20

  private let task: BatchTask
  /// Earlier attempts without a result.
  private let earlier: Int
  private let threads: Int

  /// The task alone, if it is one to be run so; nil for one that did not end a process.
  init?(_ task: BatchTask, _ store: ResultStore, threads: Int) {
    let open = store.openAttempts(of: task)
    guard open > 0 || store.isLost(task) else { return nil }
    (self.task, self.threads) = (task, threads)
    earlier = open
  }

  /// The result, which says what is known when there is none.
  ///
  /// `began`: Called before each attempt; throws when the journal cannot be written.
  func result(began: () throws -> Void) rethrows -> TaskResult {
    guard earlier < LoneTask.interruptions else {
      return lost("\(earlier) runs ended while it was running", attempts: earlier)
    }
    var attempts = earlier
    while true {
      try began()
      attempts += 1
      let call = ProgramCall(
        path: ProgramCall.own,
        arguments: ["batch", "-", "--records", "--quiet", "--threads", "\(threads)"],
        input: JSONWriter.bytes(task.value) + [0x0A],
        limit: LoneTask.limit
      )
      if var result = TaskResult(line: call.output.split(separator: 0x0A).last ?? []) {
        result.attempts = attempts
        return result
      }
      guard attempts < LoneTask.attempts else { return lost(reason(call), attempts: attempts) }
    }
  }

  private func lost(_ reason: String, attempts: Int) -> TaskResult {
    let text = reason + (attempts > 1 ? " (\(attempts) attempts)" : "")
    var result = TaskResult(
      id: task.id,
      kind: task.kind,
      input: task.input,
      failure: Failure(.internalError, text)
    )
    (result.attempts, result.isLost, result.key) = (attempts, true, task.key)
    result.host = ThisProcess.host
    return result
  }

  private func reason(_ call: ProgramCall) -> String {
    // Behind the message of a fault there may be a trace.
    let marks = ["error: ", "Fatal error: "]
    let line = call.lines.first { line in marks.contains { line.hasPrefix($0) } } ?? call.lines.last
    let last =
      line.map { line in
        ": " + line.dropFirst(marks.first { line.hasPrefix($0) }?.count ?? 0)
      } ?? ""
    switch call.outcome {
    case .signaled(let number):
      let name = strsignal(number).map { " (\(String(cString: $0)))" } ?? ""
      return "its process was killed by signal \(number)\(name)\(last)"
    case .exited(let status): return "its process ended with status \(status)\(last)"
    case .notRun(let reason): return "no process of its own could be started: \(reason)"
    default: return "its process gave no result\(last)"
    }
  }
}

import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs tasks from a stream of lines, and answers each with a line.
struct TaskStream {
  private let request: BatchRequest
  private let descriptor: Int32
  private let job: JobFolder?

  init(_ request: BatchRequest) throws {
    self.request = request
    job = try request.job.map { try JobFolder($0) }
    guard request.tasks != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    do throws(LoadError) {
      descriptor = try InputFile.open(request.tasks)
    } catch {
      throw Failure(error, input: request.tasks)
    }
  }

  func run() throws {
    var lines = TaskLines(descriptor)
    let journal = try job.map { try ResultJournal($0, name: "stream") }
    let store = try job.map { try ResultStore($0) }
    var tally = TaskTally()
    var failure: (any Error)?
    let jobs = request.jobs ?? (request.tasks == "-" ? 1 : min(64, WorkerThreads.processors))
    TaskPool(jobs: jobs, threads: request.threads, keepsSources: job != nil).run {
      lines.next()
    } known: { task in
      store?.result(of: task)
    } finish: { result in
      tally.count(result)
      do {
        if result.outcome != .cached, result.kind != nil { try journal?.append(result) }
        try Console.result(JSONWriter.text(result.line))
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    if !request.quiet, tally.bad > 0 { Console.note(tally.text) }
    if tally.bad > 0 { throw Exit(.findings) }
  }
}

/// Counts results.
struct TaskTally {
  private var counts: [TaskResult.Outcome: Int] = [:]
  private var findings = 0
  private(set) var total = 0

  mutating func count(_ result: TaskResult) {
    total += 1
    counts[result.outcome, default: 0] += 1
    if result.outcome != .failed, !result.isFine { findings += 1 }
  }

  /// Tasks that failed or have findings.
  var bad: Int { findings + counts[.failed, default: 0] }

  /// `16 tasks: 12 done, 3 cached, 1 failed`.
  var text: String {
    var parts: [String] = []
    for outcome in [TaskResult.Outcome.done, .cached, .failed] {
      if let count = counts[outcome], count > 0 { parts.append("\(count) \(outcome.rawValue)") }
    }
    if findings > 0 { parts.append("\(findings) with findings") }
    let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    return Words.count(total, "task") + list
  }
}

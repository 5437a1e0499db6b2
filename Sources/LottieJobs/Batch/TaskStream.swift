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
    try checkNames()
    // The tasks of a plan have names of their own, and may be given again.
    var lines = TaskLines(descriptor, allowsRepeats: job != nil || request.allowRepeats)
    let journal = try job.map { try ResultJournal($0, name: "stream") }
    let store = job.map { ResultStore($0) }
    var tally = TaskTally()
    let keepsSources = job != nil || request.records
    let records = request.records
    let jobs = request.jobs ?? (request.tasks == "-" ? 1 : min(64, WorkerThreads.processors))
    let pool = TaskPool(jobs: jobs, threads: request.threads, keepsSources: keepsSources)
    try pool.run {
      lines.next()
    } known: { task in
      guard let store, let journal else { return nil }
      if let known = store.result(of: task) { return known }
      guard let lone = LoneTask(task, store, threads: pool.threads) else { return nil }
      return try lone.result { try journal.begin(task) }
    } begin: { task in
      try journal?.begin(task)
    } finish: { result in
      tally.count(result)
      if result.outcome != .cached, result.kind != nil { try journal?.append(result) }
      try Console.result(JSONWriter.text(records ? result.record : result.line))
    }
    if !request.quiet, tally.bad > 0 { Console.note(tally.text) }
    if tally.bad > 0 { throw Exit(.findings) }
  }
}

extension TaskStream {
  /// Refuses a file of tasks in which ids or outputs are used twice; of what comes through a pipe only the second
  /// task is.
  private func checkNames() throws {
    guard job == nil, !request.allowRepeats, case let start = lseek(descriptor, 0, SEEK_CUR),
      start >= 0
    else { return }
    var lines = TaskLines(descriptor, allowsRepeats: true)
    var names = TaskNames()
    var problems: [Failure] = []
    while problems.count < 20, let item = lines.next() {
      guard case .task(let task) = item else { continue }
      do {
        try names.add(task, line: lines.number)
      } catch let failure as Failure {
        let place =
          request.tasks == "-" ? "line \(lines.number)" : "\(request.tasks):\(lines.number)"
        problems.append(Failure(failure.status, "\(place): \(failure.message)"))
      }
    }
    lseek(descriptor, start, SEEK_SET)
    guard !problems.isEmpty else { return }
    for problem in problems { problem.report() }
    throw Exit(.usage)
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

  /// Tasks that failed.
  var failed: Int { counts[.failed, default: 0] }

  /// Tasks that failed or have findings.
  var bad: Int { findings + failed }

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

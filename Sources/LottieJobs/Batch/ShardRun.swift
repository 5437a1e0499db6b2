import Foundation
import LottieKit

/// Runs a shard of a plan, or all of them.
struct ShardRun {
  private let request: BatchRequest
  private let job: JobFolder
  /// The shard; nil is all.
  private let shard: Int?

  init(_ request: BatchRequest, job: JobFolder) throws {
    self.request = request
    self.job = job
    shard = try request.shard?.index(of: job.shards)
  }

  func run() throws {
    let tasks = try job.tasks(of: shard)
    let store = ResultStore(job, shard: shard)
    try job.makeResults()
    let journal =
      request.collect ? nil : try ResultJournal(job, name: shard.map { "shard-\($0)" } ?? "all")
    let results = try journal.map { try run(tasks, store, $0) } ?? collected(tasks, store)
    try write(results, tasks)
    // The results in the journal are in the files of shards now.
    journal?.remove()
    let ids = Set(tasks.map(\.id))
    for (path, journal) in store.journals where journal.ids.isSubset(of: ids) {
      FileWriting.remove(path)
    }
    var tally = TaskTally()
    for task in tasks { results[task.id].map { tally.count($0) } }
    if !request.quiet {
      let name = shard.map { "shard \($0) of \(job.shards)" } ?? "all shards"
      Console.note("\(name): \(tally.text)")
    }
    if tally.bad > 0 { throw Exit(.findings) }
  }

  private func run(
    _ tasks: [BatchTask],
    _ store: ResultStore,
    _ journal: ResultJournal
  ) throws -> [TaskID: TaskResult] {
    var results: [TaskID: TaskResult] = [:]
    var next = 0
    let jobs = min(request.jobs ?? min(64, WorkerThreads.processors), max(1, tasks.count))
    let pool = TaskPool(jobs: jobs, threads: request.threads, keepsSources: true)
    let isForced = request.force
    let known = { @Sendable (task: BatchTask) in isForced ? nil : store.result(of: task) }
    // What ended a process comes last, so that it cannot keep others from being done.
    var alone: [(task: BatchTask, lone: LoneTask)] = []
    var others: [BatchTask] = []
    for task in tasks {
      if let lone = LoneTask(task, store, threads: pool.threads), known(task) == nil {
        alone.append((task, lone))
      } else {
        others.append(task)
      }
    }
    let progress = BatchProgress(total: tasks.count, journal, quiet: request.quiet)
    func take(_ result: TaskResult) throws {
      results[result.id] = result
      progress.count(result)
      if result.outcome == .failed { Console.error("\(result.id): \(result.error ?? "")") }
      if result.outcome != .cached { try journal.append(result) }
    }
    defer { progress.finish() }
    try pool.run {
      guard next < others.count else { return nil }
      defer { next += 1 }
      return .task(others[next])
    } known: {
      known($0)
    } begin: {
      try journal.begin($0)
    } finish: {
      try take($0)
    }
    for (task, lone) in alone { try take(try lone.result { try journal.begin(task) }) }
    return results
  }

  /// The results of runs that did not end: of each task one that holds, else the newest.
  private func collected(_ tasks: [BatchTask], _ store: ResultStore) -> [TaskID: TaskResult] {
    var results: [TaskID: TaskResult] = [:]
    for task in tasks {
      let open = store.openAttempts(of: task)
      let missing = Failure(
        .internalError,
        open == 0 ? "not run" : "\(Words.count(open, "run")) ended while it was running"
      )
      results[task.id] =
        store.result(of: task) ?? store.lastResult(of: task)
        ?? TaskResult(id: task.id, kind: task.kind, input: task.input, failure: missing)
    }
    return results
  }

  /// Writes the file of each shard, with results in the order of the plan.
  private func write(_ results: [TaskID: TaskResult], _ tasks: [BatchTask]) throws {
    var lines: [Int: [UInt8]] = [:]
    for shard in shard.map({ $0...$0 }) ?? 0...(job.shards - 1) { lines[shard] = [] }
    for task in tasks {
      guard let result = results[task.id], let shard = task.shard else { continue }
      lines[shard, default: []] += JSONWriter.bytes(result.record) + [0x0A]
    }
    for (shard, bytes) in lines.sorted(by: { $0.key < $1.key }) {
      let file = job.file(of: shard)
      // A named pipe would be waited for.
      if FileManager.default.fileExists(atPath: file) { try FileWriting.check(file) }
      try FileWriting.write(bytes, to: file)
    }
  }
}

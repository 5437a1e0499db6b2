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
    let tasks = shard.map { shard in job.tasks.filter { $0.shard == shard } } ?? job.tasks
    let store = try ResultStore(job, shard: shard)
    try job.makeResults()
    let journal =
      request.collect ? nil : try ResultJournal(job, name: shard.map { "shard-\($0)" } ?? "all")
    let results = try journal.map { try run(tasks, store, $0) } ?? collected(tasks, store)
    try write(results, tasks)
    // The results in the journal are in the files of shards now.
    journal?.remove()
    let ids = Set(tasks.map(\.id))
    for (path, journaled) in store.journals where journaled.isSubset(of: ids) {
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
  ) throws -> [String: TaskResult] {
    var results: [String: TaskResult] = [:]
    var next = 0
    var failure: (any Error)?
    let bar = ProgressBar(total: tasks.count, isShown: Console.isInteractive && !request.quiet)
    let jobs = min(request.jobs ?? min(64, WorkerThreads.processors), max(1, tasks.count))
    let isForced = request.force
    TaskPool(jobs: jobs, threads: request.threads, keepsSources: true).run {
      guard next < tasks.count else { return nil }
      defer { next += 1 }
      return .task(tasks[next])
    } known: { task in
      isForced ? nil : store.result(of: task)
    } finish: { result in
      results[result.id] = result
      bar.advance()
      if result.outcome == .failed { Console.error("\(result.id): \(result.error ?? "")") }
      do {
        if result.outcome != .cached { try journal.append(result) }
        return true
      } catch {
        failure = error
        return false
      }
    }
    bar.finish()
    if let failure { throw failure }
    return results
  }

  /// The results of runs that did not end: of each task one that holds, else the newest.
  private func collected(_ tasks: [BatchTask], _ store: ResultStore) -> [String: TaskResult] {
    var results: [String: TaskResult] = [:]
    for task in tasks {
      let missing = Failure(.internalError, "not run")
      results[task.id] =
        store.result(of: task) ?? store.lastResult(of: task)
        ?? TaskResult(id: task.id, kind: task.kind, input: task.input, failure: missing)
    }
    return results
  }

  /// Writes the file of each shard, with results in the order of the plan.
  private func write(_ results: [String: TaskResult], _ tasks: [BatchTask]) throws {
    var lines: [Int: [UInt8]] = [:]
    for shard in shard.map({ $0...$0 }) ?? 0...(job.shards - 1) { lines[shard] = [] }
    for task in tasks {
      guard let result = results[task.id], let shard = task.shard else { continue }
      lines[shard, default: []] += JSONWriter.bytes(result.record) + [0x0A]
    }
    for (shard, bytes) in lines.sorted(by: { $0.key < $1.key }) {
      try FileWriting.write(bytes, to: job.file(of: shard))
    }
  }
}

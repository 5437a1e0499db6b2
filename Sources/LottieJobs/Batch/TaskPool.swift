import LottieKit
import Synchronization

/// Runs tasks on several threads.
struct TaskPool {
  /// Tasks at once.
  let jobs: Int
  /// Threads of each.
  let threads: Int
  let keepsSources: Bool

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - jobs: Number of tasks at once.
  ///   - threads: Threads of a task; nil shares the processors among the jobs.
  ///   - keepsSources: Whether results keep the files that tell whether they are still current.
  init(jobs: Int, threads: Int?, keepsSources: Bool) {
    self.jobs = jobs
    self.threads = threads ?? max(1, WorkerThreads.processors / jobs)
    self.keepsSources = keepsSources
  }

  /// Runs tasks until there are no more.
  ///
  /// - Parameters:
  ///   - next: The next task or the result of what is none; called by one thread at a time.
  ///   - known: The result that a task has without being run; called by several threads at once.
  ///   - begin: Called before a task is run, by several threads at once.
  ///   - finish: Takes a result; called by one thread at a time.
  /// - Throws: The first error of a closure; it ends the run.
  func run(
    next: @escaping () throws -> TaskLines.Item?,
    known: @escaping @Sendable (BatchTask) throws -> TaskResult? = { _ in nil },
    begin: @escaping @Sendable (BatchTask) throws -> Void = { _ in },
    finish: @escaping (TaskResult) throws -> Void
  ) throws {
    let files = AnimationFileCache()
    let feed = SerialCalls { (_: Void) in Result { try next() } }
    let sink = SerialCalls { (result: TaskResult) in Result { try finish(result) } }
    let runner = TaskRunner(files: files, threads: threads, keepsSources: keepsSources)
    let failure = Guarded<(any Error)?>(nil)
    WorkLoop.run(threads: jobs) { () -> Result<TaskLines.Item, any Error>? in
      switch feed.call(()) {
      case .success(nil): nil
      case .success(let item?): .success(item)
      case .failure(let error): .failure(error)
      }
    } body: { item in
      do {
        switch try item.get() {
        case .bad(let result): try sink.call(result).get()
        case .task(let task):
          if let result = try known(task) {
            try sink.call(result).get()
          } else {
            try begin(task)
            try sink.call(runner.run(task)).get()
          }
        }
        return true
      } catch {
        failure.withLock { $0 = $0 ?? error }
        return false
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}

/// Calls a closure from several threads, one after the other.
private final class SerialCalls<Argument, Result>: @unchecked Sendable {
  // Unchecked: the closure is only called under the lock.
  private let lock = Guarded<Void>(())
  private let body: (Argument) -> Result

  init(_ body: @escaping (Argument) -> Result) { self.body = body }

  func call(_ argument: Argument) -> Result {
    nonisolated(unsafe) let argument = argument
    return lock.withLock { _ in
      nonisolated(unsafe) let result = body(argument)
      return result
    }
  }
}

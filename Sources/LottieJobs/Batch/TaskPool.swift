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
  ///   - known: The result that a task has already; called by several threads at once.
  ///   - finish: Takes a result; called by one thread at a time. False ends the run.
  func run(
    next: @escaping () -> TaskLines.Item?,
    known: @escaping @Sendable (BatchTask) -> TaskResult? = { _ in nil },
    finish: @escaping (TaskResult) -> Bool
  ) {
    let files = AnimationFileCache()
    let feed = SerialCalls { (_: Void) in next() }
    let sink = SerialCalls(finish)
    let runner = TaskRunner(files: files, threads: threads, keepsSources: keepsSources)
    WorkLoop.run(threads: jobs) {
      feed.call(())
    } body: { item in
      switch item {
      case .bad(let result): sink.call(result)
      case .task(let task): sink.call(known(task) ?? runner.run(task))
      }
    }
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

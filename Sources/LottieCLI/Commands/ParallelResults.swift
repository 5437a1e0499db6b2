import LottieKit
import Synchronization

/// Results that workers make, one for each index, in their order.
enum ParallelResults {
  /// Calls a closure with 0 to `count` − 1, each once, on so many threads.
  static func all<Result: Sendable>(
    _ count: Int,
    threads: Int = WorkerThreads.processors,
    _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let state = Guarded<(next: Int, results: [Result?])>((0, Array(repeating: nil, count: count)))
    WorkerThreads.perform(min(threads, count)) { _ in
      while true {
        let index = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < count else { return }
        let result = body(index)
        state.withLock { $0.results[index] = result }
      }
    }
    return state.withLock { $0.results.compactMap(\.self) }
  }
}

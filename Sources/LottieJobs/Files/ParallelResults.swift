import LottieKit
import Synchronization

/// Work that threads take piece by piece, until there is none.
enum WorkLoop {
  /// Does all pieces of work.
  ///
  /// - Parameters:
  ///   - threads: Number of threads.
  ///   - next: The next piece; nil at the end.
  ///   - body: Does a piece. False ends the loop: pieces that others have begun are still done.
  static func run<Piece>(
    threads: Int,
    next: @Sendable () -> Piece?,
    body: @Sendable (Piece) -> Bool
  ) {
    let isOver = Guarded(false)
    WorkerThreads.perform(threads) { _ in
      while !isOver.withLock({ $0 }), let piece = next() {
        if !body(piece) { isOver.withLock { $0 = true } }
      }
    }
  }
}

/// Results that workers make, one for each index, in their order.
package enum ParallelResults {
  /// Calls a closure with 0 to `count` − 1, each once, on so many threads.
  package static func all<Result: Sendable>(
    _ count: Int,
    threads: Int = WorkerThreads.processors,
    _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    until(count, threads: threads, isLast: { _ in false }, body).compactMap(\.self)
  }

  /// Calls a closure with 0, 1, … until a result is the last, or `count` are made.
  ///
  /// - Returns: `count` results; nil for those that were not begun.
  static func until<Result: Sendable>(
    _ count: Int,
    threads: Int = WorkerThreads.processors,
    isLast: @Sendable (Result) -> Bool,
    _ body: @Sendable (Int) -> Result
  ) -> [Result?] {
    let state = Guarded<(next: Int, results: [Result?])>((0, Array(repeating: nil, count: count)))
    WorkLoop.run(threads: min(threads, count)) {
      state.withLock { state -> Int? in
        defer { state.next += 1 }
        return state.next < count ? state.next : nil
      }
    } body: { index in
      let result = body(index)
      state.withLock { $0.results[index] = result }
      return !isLast(result)
    }
    return state.withLock { $0.results }
  }
}

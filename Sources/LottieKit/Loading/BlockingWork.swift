import Dispatch
import LottieScene
import Synchronization

/// Runs blocking or long work for callers that must not block.
enum BlockingWork {
  /// The waiting caller, resumed once, with the first result.
  ///
  /// The result passes through the lock and not through the continuation, which ThreadSanitizer does not see.
  private final class Waiting<Value: Sendable>: Sendable {
    private struct State {
      var continuation: CheckedContinuation<Void, Never>?
      var result: Result<Value, any Error>?
    }

    private let state = Guarded(State())

    /// The result; nil before it is there.
    var result: Result<Value, any Error>? { state.withLock { $0.result } }

    func wait(with continuation: CheckedContinuation<Void, Never>) {
      state.withLock { state in
        guard state.result == nil else { return continuation.resume() }
        state.continuation = continuation
      }
    }

    func resume(with result: Result<Value, any Error>) {
      state.withLock { state in
        guard state.result == nil else { return }
        state.result = result
        state.continuation?.resume()
        state.continuation = nil
      }
    }
  }

  /// Does the work on a thread of its own, so that no thread of Swift's cooperative pool blocks.
  ///
  /// A cancelled task continues at once with `CancellationError`; the work runs to its end and its result
  /// is dropped.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let waiting = Waiting<Value>()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.wait(with: continuation)
        // A serial queue of its own gets a thread of its own, however many others wait.
        DispatchQueue(label: "lottie.loading").async {
          waiting.resume(with: Result { try work() })
        }
      }
    } onCancel: {
      waiting.resume(with: .failure(CancellationError()))
    }
    guard let result = waiting.result else { throw CancellationError() }
    return try result.get()
  }
}

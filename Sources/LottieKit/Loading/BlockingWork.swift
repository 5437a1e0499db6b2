import Dispatch
import LottieScene
import Synchronization

/// Runs blocking or long work for callers that must not block.
enum BlockingWork {
  /// The waiting caller, resumed at most once.
  private final class Waiting<Value: Sendable>: Sendable {
    private let continuation: Guarded<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) {
      self.continuation = Guarded(continuation)
    }

    func resume(with result: Result<Value, any Error>) {
      continuation.withLock { continuation in
        continuation?.resume(with: result)
        continuation = nil
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
    let waiting = Guarded<Waiting<Value>?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let new = Waiting(continuation)
        waiting.withLock { $0 = new }
        if Task.isCancelled { new.resume(with: .failure(CancellationError())) }
        // A serial queue of its own gets a thread of its own, however many others wait.
        DispatchQueue(label: "lottie.loading").async {
          new.resume(with: Result { try work() })
        }
      }
    } onCancel: {
      waiting.withLock { $0 }?.resume(with: .failure(CancellationError()))
    }
  }
}

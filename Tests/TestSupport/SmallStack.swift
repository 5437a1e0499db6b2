import Dispatch
import Foundation
import Synchronization

/// A thread with the smallest stack that the library is made for.
package enum SmallStack {
  // What macOS gives threads; code that is not optimized, or that sanitizers watch, takes far more.
  #if DEBUG || LOTTIE_ASAN || LOTTIE_TSAN
    private static let size = 8 << 20
  #else
    private static let size = 512 << 10
  #endif

  /// It has not ended after ten minutes, which is taken for a hang.
  package struct Hang: Error {}

  /// Does something in such a thread and waits for it.
  package static func run<R: Sendable>(_ body: @escaping @Sendable () throws -> R) throws -> R {
    let result = Mutex<Result<R, any Error>?>(nil)
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = Result { try body() }
      result.withLock { $0 = value }
      end.signal()
    }
    thread.stackSize = size
    thread.start()
    _ = end.wait(timeout: .now() + .seconds(600))
    guard let value = result.withLock({ $0 }) else { throw Hang() }
    return try value.get()
  }
}

import CProcess
import LottieScene
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads with a stack of our own size, for work that recurses with the depth of a document.
///
/// Threads of Dispatch have what the system gives them: 512 KiB on macOS, `ulimit -s` with glibc,
/// 128 KiB with musl.
package enum WorkerThreads {
  /// Bytes of stack of a thread; only those that are used take memory.
  private static let stackSize = 8 << 20

  /// The work of the threads: calls by index, each made once.
  private final class Work: Sendable {
    private let next = Guarded(0)
    private let count: Int
    private let body: @Sendable (Int) -> Void

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func run() {
      while let index = next.withLock({ next -> Int? in
        defer { next += 1 }
        return next < count ? next : nil
      }) {
        body(index)
      }
    }
  }

  /// Calls a closure with 0, 1, … on as many threads, and waits for all.
  ///
  /// If the system gives fewer threads, one thread makes several calls, one after the other.
  package static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = Work(count, body)
      withExtendedLifetime(work) {
        c_process_run(
          Int32(clamping: count),
          stackSize,
          { context in
            guard let context else { return }
            Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().run()
          },
          Unmanaged.passUnretained(work).toOpaque()
        )
      }
    }
  }

  /// The number of processors that are on.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Processor time of this thread and of those that worked for it, in seconds.
  package static var processorTime: Double { c_process_time() }

  /// Bytes of stack that drawing needs at the documented depth, in a build that is not optimized.
  private static let neededStack = 6 << 20

  /// A call that one other thread makes while its owner waits.
  private final class Call: @unchecked Sendable {
    let make: () -> Void

    init(_ make: @escaping () -> Void) { self.make = make }
  }

  /// Calls a closure on this thread if its stack is large enough, otherwise on one that has more.
  package static func withLargeStack<Result>(_ body: () -> Result) -> Result {
    guard c_process_stack_left() < neededStack else { return body() }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      let call = Call { result = body() }
      perform(1) { _ in call.make() }
    }
    return result ?? body()
  }
}

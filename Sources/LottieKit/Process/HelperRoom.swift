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

/// File descriptors and threads for programs that help, such as `ffmpeg`.
///
/// `swift-subprocess` 1.0.2 traps or waits for ever when descriptors run out in the middle of starting a
/// program (measured with `ulimit -n` 4 to 17), and Dispatch waits for ever when it gets no thread, so both
/// are tried before.
enum HelperRoom {
  /// Descriptors that a program takes at most while it starts; 14 were measured.
  private static let perProgram = 16
  /// Threads of Dispatch and of Swift's tasks that a program needs.
  private static let threads: Int32 = 4
  private static let programs = Guarded(0)

  /// Counts a program that starts.
  ///
  /// - Returns: The system's message when there is too little for all that are counted; it is then
  ///   not counted.
  static func reserve() -> String? {
    programs.withLock { programs in
      let reason = shortage(for: programs + 1)
      if reason == nil { programs += 1 }
      return reason
    }
  }

  /// The system's message when there is too little for one program more.
  static func shortage() -> String? { programs.withLock { shortage(for: $0 + 1) } }

  private static func shortage(for programs: Int) -> String? {
    var free: [Int32] = []
    defer { for descriptor in free { close(descriptor) } }
    while free.count < perProgram * programs {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if descriptor < 0, errno == EMFILE || errno == ENFILE { return message(errno) }
      guard descriptor >= 0 else { break }
      free.append(descriptor)
    }
    let failure = c_process_try_threads(threads)
    return failure == 0 ? nil : "no threads: " + message(failure)
  }

  private static func message(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// Counts a program no longer, once it has ended.
  static func release() { programs.withLock { $0 -= 1 } }
}

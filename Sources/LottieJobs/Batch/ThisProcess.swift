#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process that runs tasks, as results and journals name it.
enum ThisProcess {
  /// The name of the machine.
  static let host: String = {
    var name = [CChar](repeating: 0, count: 257)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }()

  static var number: Int { Int(getpid()) }

  /// The most memory that the process has taken so far, MiB.
  static var peakMemory: Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }

  /// Seconds since 1970.
  static var time: Double {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// Whether a process of this machine runs.
  static func isRunning(_ number: Int) -> Bool {
    guard let number = Int32(exactly: number), number > 0 else { return false }
    return kill(number, 0) == 0 || errno == EPERM
  }
}

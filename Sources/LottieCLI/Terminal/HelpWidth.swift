import LottieJobs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The width of help texts.
enum HelpWidth {
  /// Sets the columns of help texts; 80 without a terminal.
  ///
  /// The parser of arguments takes them from `COLUMNS`, however large, and stops at numbers below 27.
  static func set() { setenv("COLUMNS", "\(columns)", 1) }

  /// The columns: those of the terminal, from 40 to 100.
  static var columns: Int {
    let given = getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 0
    return max(40, min(100, given > 0 ? given : TerminalScreen.extent.columns))
  }
}

import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Output for users: results on standard output, the rest on standard error.
enum Console {
  /// Whether standard error is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes results, one or more lines; control characters are escaped.
  ///
  /// - Throws: ``Failure``, which is silent for a closed pipe.
  static func result(_ text: String) throws {
    do throws(CodecError) {
      try StandardOutput.write(Array((Paint.keepingColors(VisibleText.lines, text) + "\n").utf8))
    } catch {
      throw Failure(error, output: "standard output")
    }
  }

  /// Writes a line that reports an output; a closed pipe is no error.
  ///
  /// - Throws: ``Failure`` when standard output cannot be written, except for a closed pipe: the
  ///   remaining files of a batch are still written.
  static func success(_ line: String) throws {
    do {
      try result(VisibleText.line(line))
    } catch let failure as Failure where failure.status == .done {}
  }

  /// Whether standard output is a terminal.
  static var writesToTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Sets the columns of help texts: those of the terminal, from 40 to 100; 80 without a terminal.
  ///
  /// The parser of arguments takes them from `COLUMNS`, however large, and stops at numbers below 27.
  static func setHelpWidth() {
    let given = getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 0
    let columns = max(40, min(100, given > 0 ? given : TerminalScreen.extent.columns))
    setenv("COLUMNS", "\(columns)", 1)
  }

  /// Writes an error, a line.
  static func error(_ message: String) {
    write(Palette.error("error: ") + VisibleText.line(message) + "\n")
  }

  /// Writes a warning, a line.
  static func warning(_ message: String) {
    write(Palette.warning("warning: ") + VisibleText.line(message) + "\n")
  }

  /// Writes a line.
  static func note(_ line: String) {
    write(VisibleText.line(line) + "\n")
  }

  /// Writes text without escaping control characters.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        systemWrite(STDERR_FILENO, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      start += count
    }
  }
}

/// `write`, by a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

import LottieCodecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is said to people: results on standard output, the rest on standard error.
enum Console {
  /// Whether standard error is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a line of results.
  static func result(_ line: String) throws {
    do throws(CodecError) {
      try StandardOutput.write(Array((line + "\n").utf8))
    } catch {
      throw Failure(error, output: "standard output")
    }
  }

  /// Writes an error.
  static func error(_ message: String) {
    note(Palette.error("error: ") + message)
  }

  /// Writes a warning.
  static func warning(_ message: String) {
    note(Palette.warning("warning: ") + message)
  }

  /// Writes a line.
  static func note(_ line: String) {
    write(line + "\n")
  }

  /// Writes text as it is.
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

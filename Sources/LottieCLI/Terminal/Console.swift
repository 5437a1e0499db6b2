import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Output for users: results on standard output, the rest on standard error.
enum Console {
  private struct Colors {
    var messages = Paint.plain
    var makeResults: @Sendable () -> Paint = { .plain }
    /// Whether any results have colors.
    var isUsed = false
  }

  private static let colors = Guarded(Colors())

  /// Sets the colors of the program; without this call there are none.
  ///
  /// `results`: Called when results have colors.
  static func use(messages: Paint, results: @escaping @Sendable () -> Paint) {
    colors.withLock { ($0.messages, $0.makeResults) = (messages, results) }
  }

  /// Colors of results.
  static func paint(isOn: Bool) -> Paint {
    guard isOn else { return .plain }
    return colors.withLock { colors in
      colors.isUsed = true
      return colors.makeResults()
    }
  }

  /// Whether standard error is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes results, one or more lines; control characters are escaped.
  ///
  /// - Throws: ``Failure``, which is silent for a closed pipe.
  static func result(_ text: String) throws {
    do throws(CodecError) {
      let escaped =
        colors.withLock(\.isUsed)
        ? Paint.keepingColors(VisibleText.lines, text) : VisibleText.lines(text)
      try StandardOutput.write(Array((escaped + "\n").utf8))
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

  /// Writes an error, a line.
  static func error(_ message: String) {
    write(colors.withLock(\.messages).error("error: ") + VisibleText.line(message) + "\n")
  }

  /// Writes a warning, a line.
  static func warning(_ message: String) {
    write(colors.withLock(\.messages).warning("warning: ") + VisibleText.line(message) + "\n")
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

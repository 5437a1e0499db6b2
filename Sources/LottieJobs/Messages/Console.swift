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
package enum Console {
  /// The look of texts on a terminal.
  package struct Look: Sendable {
    /// Colors of messages.
    package var messages = TextColors.plain
    /// Makes the colors of results, when there are any.
    package var results: @Sendable () -> TextColors = { .plain }
    /// Lays out a table with a head.
    package var table: @Sendable (_ head: [String], _ rows: [[String]]) -> String = { head, rows in
      ([head] + rows).map { $0.joined(separator: "  ") }.joined(separator: "\n")
    }
    /// Whether any results have colors.
    fileprivate var isColored = false

    /// Creates a look without colors.
    package init() {}
  }

  /// The look that was set; nil is the plain one.
  ///
  /// Swift 6.3 leaves a look of functions, as the first value of a global lock, zero in optimized builds.
  private static let chosen = Guarded<Look?>(nil)
  private static var look: Look { chosen.withLock { $0 } ?? Look() }

  /// Sets the look of the program.
  package static func use(_ look: Look) { chosen.withLock { $0 = look } }

  /// A table with a head.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    look.table(head, rows)
  }

  /// Colors of results.
  static func paint(isOn: Bool) -> TextColors {
    guard isOn else { return .plain }
    return chosen.withLock { chosen in
      var look = chosen ?? Look()
      look.isColored = true
      chosen = look
      return look.results()
    }
  }

  /// Whether standard error is a terminal.
  package static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes results, one or more lines; control characters are escaped.
  ///
  /// - Throws: ``Failure``, which is silent for a closed pipe.
  package static func result(_ text: String) throws { try results(text + "\n") }

  /// Writes a part of results; control characters are escaped.
  ///
  /// - Throws: ``Failure``, which is silent for a closed pipe.
  package static func results(_ text: String) throws {
    endProgress()
    do throws(CodecError) {
      let escaped =
        look.isColored
        ? TextColors.keepingColors(VisibleText.lines, text) : VisibleText.lines(text)
      try StandardOutput.write(Array(escaped.utf8))
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
    write(look.messages.error("error: ") + VisibleText.line(message) + "\n")
  }

  /// Whether notes and warnings are left out.
  private static let isHushed = Guarded(false)

  /// Leaves out notes and warnings from now on; errors are still told.
  package static func hush() { isHushed.withLock { $0 = true } }

  /// Writes a warning, a line.
  package static func warning(_ message: String) {
    if isHushed.withLock({ $0 }) { return }
    write(look.messages.warning("warning: ") + VisibleText.line(message) + "\n")
  }

  /// Writes a line.
  package static func note(_ line: String) {
    if isHushed.withLock({ $0 }) { return }
    write(VisibleText.line(line) + "\n")
  }

  /// Whether the last line of the terminal shows progress.
  private static let showsProgress = Guarded(false)

  /// Shows how far something is, in place of what was shown before; the next message takes its place.
  static func progress(_ line: String) {
    write(line: "\r\u{1B}[K" + line)
    showsProgress.withLock { $0 = true }
  }

  /// Removes what shows progress.
  static func endProgress() {
    let isShown = showsProgress.withLock { isShown in
      defer { isShown = false }
      return isShown
    }
    if isShown { write(line: "\r\u{1B}[K") }
  }

  /// Writes text without escaping control characters.
  package static func write(_ text: String) {
    endProgress()
    write(line: text)
  }

  private static func write(line text: String) {
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

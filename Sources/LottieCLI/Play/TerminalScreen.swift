import LottieJobs
import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal while an animation plays: unbuffered keys, no cursor, the alternate screen.
///
/// The previous state is restored when it ends, also by a signal, by a crash or temporarily by Ctrl-Z.
final class TerminalScreen {
  /// Switches to the alternate screen, hides the cursor and clears.
  private static let greeting: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  /// Leaves the alternate screen, shows the cursor and resets colors.
  private static let farewell: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  /// The previous terminal settings; the handler reads them, and nothing writes them while it may
  /// run.
  private nonisolated(unsafe) static var before = termios()
  private static let isOpen = Guarded(false)

  /// Size in character cells and, where the terminal reports it, in pixels.
  struct Extent: Equatable {
    var columns: Int
    var rows: Int
    var width: Int
    var height: Int
  }

  /// Sets up the terminal; nil when input or output is none.
  static func open() -> TerminalScreen? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &before) == 0
    else { return nil }
    return TerminalScreen()
  }

  private init() {
    let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    for number in ends + crashes + [SIGTSTP] { signal(number, Self.leave) }
    signal(SIGCONT) { _ in
      TerminalScreen.enter()
      signal(SIGTSTP, TerminalScreen.leave)
    }
    Self.isOpen.withLock { isOpen in
      isOpen = true
      Self.enter()
    }
  }

  /// Restores the terminal, then raises the signal with its default action.
  private static let leave: @convention(c) (Int32) -> Void = { number in
    TerminalScreen.restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func enter() {
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    let text = greeting
    _ = text.withUTF8Buffer { systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  deinit { Self.close() }

  /// Restores the terminal if it is set up, from any thread.
  static func close() {
    isOpen.withLock { isOpen in
      if isOpen { restore() }
      isOpen = false
    }
  }

  private static func restore() {
    let text = farewell
    _ = text.withUTF8Buffer { systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// The columns of the terminal that results go to; nil where they go elsewhere.
  static var resultColumns: Int? { isatty(STDOUT_FILENO) == 1 ? extent.columns : nil }

  /// The size of the terminal; 80 columns and 24 rows without one.
  static var extent: Extent {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Extent(columns: 80, rows: 24, width: 0, height: 0) }
    return Extent(
      columns: Int(size.ws_col),
      rows: Int(size.ws_row),
      width: Int(size.ws_xpixel),
      height: Int(size.ws_ypixel)
    )
  }

  /// Writes everything, ignoring errors.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes everything, ignoring errors.
  func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else { return }
      done += max(0, count)
    }
  }

  /// The next key, waiting up to a time; nil when the terminal is closed.
  func keys(seconds: Double) -> [String]? {
    guard let bytes = read(seconds: seconds) else { return nil }
    var keys: [String] = []
    var rest = bytes[...]
    while let first = rest.first {
      // Arrows are ESC [ C or ESC O C.
      let next = rest.dropFirst().first
      let isLong = first == 0x1B && (next == UInt8(ascii: "[") || next == UInt8(ascii: "O"))
      keys.append(String(decoding: rest.prefix(isLong ? 3 : 1), as: UTF8.self))
      rest = rest.dropFirst(isLong ? 3 : 1)
    }
    return keys
  }

  /// The next bytes, waiting up to a time; nil when the terminal is closed.
  func read(seconds: Double) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(0, min(seconds, 3600)) * 1000)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes {
      systemRead(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    return count > 0 ? Array(buffer[..<count]) : nil
  }
}

/// `write`, by a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// `read`, by a name that no method hides.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, bytes, count)
}

#if os(Linux)
  import Foundation
  import Testing

  /// A program in its own terminal, typed at and read from.
  final class PseudoTerminal {
    private let master: Int32
    private let process = Process()

    /// Starts a program as the leader of a terminal, with wide lines unless told otherwise.
    init(
      _ arguments: [String],
      in folder: URL,
      environment: [String: String],
      columns: UInt16 = 200
    ) throws {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      // TIOCSPTLCK, TIOCGPTN and TIOCSWINSZ of <asm-generic/ioctls.h>, whose macros are not imported.
      var (lock, number): (Int32, UInt32) = (0, 0)
      var size = winsize(ws_row: 200, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(
        ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0
          && ioctl(master, 0x5414, &size) == 0
      )
      let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(descriptor >= 0)
      let terminal = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
      process.arguments = ["--ctty", "--wait"] + arguments
      process.currentDirectoryURL = folder
      process.environment = environment
      process.standardInput = terminal
      process.standardOutput = terminal
      process.standardError = terminal
      try process.run()
    }

    deinit {
      close(master)
      process.terminate()
      process.waitUntilExit()
    }

    /// Types a text, and reads until all of some words were shown, or nothing came for a long time.
    ///
    /// - Returns: What was shown, without the sequences that move the cursor.
    func type(_ text: String, until words: [String]) -> String {
      let bytes = Array(text.utf8)
      _ = write(master, bytes, bytes.count)
      var shown: [UInt8] = []
      while true {
        let plain = PseudoTerminal.plain(shown)
        if words.allSatisfy(plain.contains) { return plain }
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 20_000) > 0 else { return plain }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return plain }
        shown += buffer.prefix(count)
      }
    }

    private static func plain(_ bytes: [UInt8]) -> String {
      String(decoding: bytes, as: UTF8.self)
        .replacing(/\u{1B}\[[0-9;?>=]*[A-Za-z]/, with: "")
        .replacing(/\u{1B}[\]P][^\u{07}\u{1B}]*(\u{07}|\u{1B}\\)/, with: "")
        .replacing(/\u{1B}[=>()][0-9B]?/, with: "")
    }
  }
#endif

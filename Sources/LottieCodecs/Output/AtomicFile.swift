#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Files that exist in full or not at all.
public enum AtomicFile {
  /// Writes a file atomically: under a temporary name in the same folder, then renamed.
  ///
  /// A new file has mode 0644 less the umask, one that is replaced keeps its mode; a symbolic link
  /// stays and its target is replaced. Anything but a regular file (`/dev/null`, a FIFO) is written
  /// directly. Nothing is forced to the disk.
  ///
  /// - Throws: `cannotWrite`, `brokenPipe`.
  public static func write(_ bytes: [UInt8], to path: String) throws(CodecError) {
    if path == "/dev/stdout" { return try StandardOutput.write(bytes) }
    let destination = destination(of: path)
    guard destination.isRegular else {
      let file = try UnfinishedFile(special: path)
      return try writeAll(bytes, to: file.descriptor, path: path)
    }
    var file = try UnfinishedFile(for: destination.path, named: path, mode: destination.mode)
    try writeAll(bytes, to: file.descriptor, path: path)
    try file.publish(as: destination.path)
  }

  /// The destination of bytes for a path: symbolic links resolved, with the mode of an existing file.
  static func destination(of path: String) -> (path: String, isRegular: Bool, mode: mode_t?) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if path.hasPrefix("/dev/") || exists && status.st_mode & S_IFMT != S_IFREG {
      return (path, false, nil)
    }
    return exists ? (resolved(path), true, status.st_mode & 0o7777) : (path, true, nil)
  }

  /// The path with symbolic links resolved.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Writes everything, however many calls that takes.
  static func writeAll(_ bytes: [UInt8], to file: Int32, path: String) throws(CodecError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0, from: done) }
      if count >= 0 {
        done += count
      } else if errno == EPIPE {
        throw .brokenPipe
      } else if errno != EINTR {
        throw .cannotWrite(path: path, reason: errorText())
      }
    }
  }

  /// The system's message for the last error.
  static func errorText() -> String {
    guard let text = strerror(errno) else { return "error \(errno)" }
    return String(cString: text)
  }
}

/// One call to `write`, of a gigabyte at most.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
  return write(file, rest.baseAddress, Swift.min(rest.count, 1 << 30))
}

/// Signals that end a process that writes: SIGPIPE to a pipe without a reader, SIGXFSZ beyond the size
/// that `ulimit -f` allows a file.
package enum WriteSignals {
  private static let areIgnored: Bool = {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return true
  }()

  /// Ignores them from now on, so that both are errors of `write` like others.
  package static func ignore() { _ = areIgnored }
}

/// Standard output as a destination of results.
package enum StandardOutput {
  /// Writes everything, unbuffered.
  ///
  /// From the first call on the process ignores `SIGPIPE` and `SIGXFSZ`, so that a closed pipe is an
  /// error like others.
  ///
  /// - Throws: `brokenPipe`, `cannotWrite`.
  package static func write(_ bytes: [UInt8]) throws(CodecError) {
    WriteSignals.ignore()
    try AtomicFile.writeAll(bytes, to: STDOUT_FILENO, path: "standard output")
  }
}

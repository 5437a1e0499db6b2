#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Files that are there in full or not at all.
public enum AtomicFile {
  /// Writes a file: under another name in the same folder first, then renamed.
  ///
  /// A new file has mode 0644 less the umask, one that is replaced keeps its mode; a symbolic link
  /// stays and its target is replaced. What is not a regular file (`/dev/null`, a FIFO) is written
  /// directly. Nothing is forced to the disk.
  ///
  /// - Throws: `cannotWrite`, `brokenPipe`.
  public static func write(_ bytes: [UInt8], to path: String) throws(CodecError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if path == "/dev/stdout" { return try StandardOutput.write(bytes) }
    if path.hasPrefix("/dev/") || exists && status.st_mode & S_IFMT != S_IFREG {
      return try writeDirectly(bytes, to: path)
    }
    let target = exists ? resolved(path) : path
    var temporary = try Temporary(for: target, named: path)
    try temporary.write(bytes, mode: exists ? status.st_mode & 0o7777 : nil)
    try temporary.rename(to: target)
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(CodecError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: errorText()) }
    defer { close(file) }
    try writeAll(bytes, to: file, path: path)
  }

  /// The path behind symbolic links.
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

  /// The system's words for the last error.
  fileprivate static func errorText() -> String {
    guard let text = strerror(errno) else { return "error \(errno)" }
    return String(cString: text)
  }
}

/// One call to `write`, of a gigabyte at most.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
  return write(file, rest.baseAddress, Swift.min(rest.count, 1 << 30))
}

/// A file that is removed again unless it is renamed.
private struct Temporary: ~Copyable {
  private let path: String
  private let name: String
  private let file: Int32
  private var isRenamed = false

  init(for target: String, named name: String) throws(CodecError) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var attempt = 0
    var candidate = ""
    var file: Int32
    repeat {
      candidate = "\(folder).lottie-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
      file = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      attempt += 1
    } while file < 0 && errno == EEXIST && attempt < 100
    guard file >= 0 else { throw .cannotWrite(path: name, reason: AtomicFile.errorText()) }
    path = candidate
    self.name = name
    self.file = file
  }

  deinit {
    close(file)
    if !isRenamed { unlink(path) }
  }

  func write(_ bytes: [UInt8], mode: mode_t?) throws(CodecError) {
    if let mode { fchmod(file, mode) }
    try AtomicFile.writeAll(bytes, to: file, path: name)
  }

  mutating func rename(to target: String) throws(CodecError) {
    guard systemRename(path, target) == 0 else {
      throw .cannotWrite(path: name, reason: AtomicFile.errorText())
    }
    isRenamed = true
  }
}

/// `rename`, by a name that no method hides.
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

/// The standard output as a place for results.
public enum StandardOutput {
  private static let ignoresSignal: Bool = {
    signal(SIGPIPE, SIG_IGN)
    return true
  }()

  /// Writes everything, unbuffered.
  ///
  /// From the first call on the process ignores `SIGPIPE`, so that a reader which has gone is an
  /// error like others.
  ///
  /// - Throws: `brokenPipe`, `cannotWrite`.
  public static func write(_ bytes: [UInt8]) throws(CodecError) {
    guard ignoresSignal else { return }
    try AtomicFile.writeAll(bytes, to: STDOUT_FILENO, path: "standard output")
  }
}

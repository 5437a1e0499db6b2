internal import CProcess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file without a name until it is published.
///
/// On Linux it has no name at all (`O_TMPFILE`), so that even a killed process leaves nothing
/// behind; the moment in which it replaces another file is a process of its own. Where the system does
/// not support that it has a temporary name, which is removed unless the file is renamed, also when a
/// signal ends the process, except SIGKILL.
struct UnfinishedFile: ~Copyable {
  /// For writing.
  let descriptor: Int32
  /// Whether bytes already written can be replaced.
  let isSeekable: Bool
  private let name: String
  private let folder: String
  private var temporary: String?
  private let isSpecial: Bool

  /// Opens a device, pipe or other special file.
  init(special path: String) throws(CodecError) {
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: path, reason: AtomicFile.errorText())
    }
    (name, folder, isSpecial, isSeekable) = (path, "", true, false)
  }

  /// Begins a file in the folder of another.
  init(for target: String, named name: String, mode: mode_t?) throws(CodecError) {
    folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
    self.name = name
    isSpecial = false
    isSeekable = true
    let anonymous = UnfinishedFile.openAnonymous(in: folder)
    if anonymous >= 0 {
      descriptor = anonymous
    } else {
      let (file, path) = UnfinishedFile.openNamed(in: folder)
      guard file >= 0 else { throw .cannotWrite(path: name, reason: AtomicFile.errorText()) }
      descriptor = file
      temporary = path
      TemporaryNames.add(path)
    }
    if let mode { fchmod(descriptor, mode) }
  }

  deinit {
    close(descriptor)
    if let temporary {
      unlink(temporary)
      TemporaryNames.remove(temporary)
    }
  }

  /// A path under which another program can open the file while this one runs.
  var openPath: String { temporary ?? (isSpecial ? name : "/proc/\(getpid())/fd/\(descriptor)") }

  /// Whether a regular file has no bytes.
  var isEmpty: Bool {
    var status = stat()
    return !isSpecial && fstat(descriptor, &status) == 0 && status.st_size == 0
  }

  /// Replaces bytes already written.
  func patch(_ bytes: [UInt8], at offset: Int) throws(CodecError) {
    guard isSeekable else { return }
    let count = bytes.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
    guard count == bytes.count else {
      throw .cannotWrite(path: name, reason: AtomicFile.errorText())
    }
  }

  /// Gives the file its name, in place of a file that has it.
  mutating func publish(as target: String) throws(CodecError) {
    guard !isSpecial else { return }
    if temporary == nil {
      if link(to: target) { return }
      guard errno == EEXIST else {
        throw .cannotWrite(path: name, reason: AtomicFile.errorText())
      }
      errno = c_process_publish(descriptor, UnfinishedFile.candidate(in: folder), target)
      guard errno == 0 else {
        throw .cannotWrite(path: name, reason: AtomicFile.errorText())
      }
      return
    }
    guard let path = temporary, systemRename(path, target) == 0 else {
      throw .cannotWrite(path: name, reason: AtomicFile.errorText())
    }
    TemporaryNames.remove(path)
    temporary = nil
  }

  private func link(to path: String) -> Bool {
    #if os(Linux)
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    #else
      false
    #endif
  }

  /// Opens a file without a name.
  ///
  /// - Returns: A descriptor, or -1 if the system cannot do this.
  private static func openAnonymous(in folder: String) -> Int32 {
    #if os(Linux)
      // `O_TMPFILE` of <asm-generic/fcntl.h>, whose macro is not imported.
      return open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o644)
    #else
      return -1
    #endif
  }

  private static func openNamed(in folder: String) -> (Int32, String) {
    for _ in 0..<100 {
      let path = candidate(in: folder)
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if file >= 0 || errno != EEXIST { return (file, path) }
    }
    return (-1, "")
  }

  private static func candidate(in folder: String) -> String {
    "\(folder).lottie-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
  }
}

/// `rename`, by a name that no method hides.
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

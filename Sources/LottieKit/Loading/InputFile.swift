#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Opens files for reading, and reads whole ones within a limit.
package enum InputFile {
  /// Maximum bytes of a file.
  package static let limit = 256 << 20

  /// Opens a regular file for reading, or what the caller was given as an open file: `/dev/stdin`,
  /// `/dev/fd/N`, which is what a shell makes of `<(…)`, and `/proc/self/fd/N`.
  ///
  /// Anything else, such as a named pipe, a device or a folder, is refused at once: a pipe that nobody writes
  /// to would be waited for, and a device may have an effect or no end. Links are followed.
  ///
  /// - Returns: A descriptor that the caller closes.
  /// - Throws: `unreadable`.
  package static func open(_ path: String) throws(LoadError) -> Int32 {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    var status = stat()
    guard descriptor >= 0 else {
      let system = systemReason()
      // The system's words for a socket are about a device.
      let isSocket = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
      throw .unreadable(path: path, reason: isSocket ? reason(for: S_IFSOCK) : system)
    }
    if fstat(descriptor, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFREG || kind != S_IFDIR && isDescriptor(path) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return descriptor
      }
      close(descriptor)
      throw .unreadable(path: path, reason: reason(for: kind))
    }
    defer { close(descriptor) }
    throw .unreadable(path: path, reason: systemReason())
  }

  /// Refuses what ``open(_:)`` refuses.
  ///
  /// - Throws: `unreadable`.
  package static func check(_ path: String) throws(LoadError) { close(try open(path)) }

  /// Whether a path names a file that is open already.
  private static func isDescriptor(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  private static func reason(for kind: mode_t) -> String {
    switch kind {
    case S_IFDIR: "a folder, not a file"
    case S_IFIFO: "a named pipe, not a regular file; use - for standard input"
    case S_IFCHR, S_IFBLK: "a device, not a regular file"
    case S_IFSOCK: "a socket, not a regular file"
    default: "not a regular file"
    }
  }

  /// The bytes of a file; `-` is standard input.
  ///
  /// - Throws: `unreadable`, `tooLarge`.
  package static func read(_ path: String, limit: Int = limit) throws(LoadError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : try open(path)
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if isRegular, status.st_size > limit { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(isRegular ? Int(status.st_size) + 1 : 1 << 16)
    while true {
      let step = max(bytes.capacity - bytes.count, 1 << 16)
      let count = append(step, from: descriptor, to: &bytes)
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .unreadable(path: path, reason: systemReason())
      }
      guard count > 0 else { return bytes }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  /// The folder of a file; nil for standard input, which has none.
  package static func directory(of path: String) -> String? {
    guard path != "-" else { return nil }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path names a regular file.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The path without symbolic links and `..`, or nil when there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a file is a link to one outside of a folder, or lies in a folder that is; what does not exist
  /// does not.
  package static func leads(_ name: String, outOf directory: String) -> Bool {
    guard let root = resolved(directory), let path = resolved(directory + "/" + name) else {
      return false
    }
    return !path.hasPrefix(root == "/" ? "/" : root + "/")
  }

  /// The path of a regular file within a folder; nil when there is none, or only outside of it:
  /// neither `..` nor symbolic links may leave the folder.
  package static func path(_ name: String, within directory: String) -> String? {
    let relative = name.hasPrefix("/") ? String(name.dropFirst()) : name
    guard let root = resolved(directory), !relative.split(separator: "/").contains(".."),
      let path = resolved(directory + "/" + relative),
      path.hasPrefix(root == "/" ? "/" : root + "/"),
      isRegular(path)
    else { return nil }
    return path
  }

  private static func append(_ count: Int, from descriptor: Int32, to bytes: inout [UInt8]) -> Int {
    var got = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      got = systemRead(descriptor, buffer.baseAddress, count)
      initialized = max(0, got)
    }
    bytes += chunk
    return got
  }

  private static func systemReason() -> String { String(cString: strerror(errno)) }
}

/// `open`, by a name that no method hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// `read`, by a name that no method hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

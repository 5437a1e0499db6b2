#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files, within a limit.
package enum InputFile {
  /// Maximum bytes of a file.
  package static let limit = 256 << 20

  /// The bytes of a file; `-` is standard input.
  ///
  /// - Throws: `unreadable`, `tooLarge`.
  package static func read(_ path: String, limit: Int = limit) throws(LoadError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: systemReason()) }
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

/// `read`, by a name that no method hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

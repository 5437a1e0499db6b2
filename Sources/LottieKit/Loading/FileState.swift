#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a regular file exists, its size and when it was last changed.
package struct FileState: Hashable, Sendable {
  /// Bytes; -1 where there is no file.
  package let size: Int
  /// Nanoseconds since 1970.
  package let modified: Int

  /// Whether there is a file.
  package var exists: Bool { size >= 0 }

  /// Creates a known state.
  package init(size: Int, modified: Int) {
    self.size = size
    self.modified = modified
  }

  /// Reads the present state of a file.
  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      self.init(size: -1, modified: 0)
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(size: Int(status.st_size), modified: time.tv_sec &* 1_000_000_000 &+ time.tv_nsec)
  }
}

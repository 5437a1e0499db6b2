import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines as they come.
package struct LineReader {
  private let descriptor: Int32
  /// Bytes that may still be read.
  private var rest: Int
  private var buffer: [UInt8] = []
  private var start = 0
  /// Bytes before the buffer.
  private var base = 0
  private var isAtEnd = false

  /// Maximum bytes of a line.
  static let limit = 16 << 20

  /// A line, or one that is too long, whose bytes are dropped.
  package enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  /// Reads from where a file is, at most so many bytes.
  package init(_ descriptor: Int32, count: Int = .max) {
    (self.descriptor, rest) = (descriptor, count)
  }

  /// Bytes of the lines so far, with their ends.
  var position: Int { base + start }

  /// The next line without its end; nil at the end of the input.
  package mutating func next() -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return isTooLong ? .tooLong : .text(Array(buffer[start..<end]))
      }
      if buffer.count - start > LineReader.limit {
        isTooLong = true
        start = buffer.count
      }
      searched = buffer.count
      guard !isAtEnd, fill(&searched) else {
        defer { start = buffer.count }
        if isTooLong { return .tooLong }
        return start < buffer.count ? .text(Array(buffer[start...])) : nil
      }
    }
  }

  /// Reads more; false at the end.
  private mutating func fill(_ searched: inout Int) -> Bool {
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      base += start
      start = 0
    }
    let size = min(1 << 16, rest)
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      repeat {
        count = max(0, systemRead(descriptor, bytes.baseAddress, size))
      } while count == 0 && errno == EINTR
    }
    rest -= chunk.count
    isAtEnd = chunk.isEmpty
    buffer += chunk
    return !isAtEnd
  }
}

/// `read`; −1 with `errno` for an error, which is 0 otherwise.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int)
  -> Int
{
  errno = 0
  return count == 0 ? 0 : read(descriptor, bytes, count)
}

/// A file that is open for reading, closed with its last owner.
final class OpenFile: Sendable {
  let descriptor: Int32

  /// Opens a regular file.
  ///
  /// - Throws: `unreadable`.
  init(_ path: String) throws(LoadError) { descriptor = try InputFile.open(path) }

  deinit { close(descriptor) }

  /// The bytes in a range of the file; fewer at its end.
  func read(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, done in
      while done < count {
        let got = pread(
          descriptor,
          bytes.baseAddress?.advanced(by: done),
          count - done,
          off_t(offset + done)
        )
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        done += got
      }
    }
  }

  /// The lines in a range of the file.
  ///
  /// One reader at a time: it moves the file's position.
  func lines(at offset: Int = 0, count: Int = .max) -> LineReader {
    lseek(descriptor, off_t(offset), SEEK_SET)
    return LineReader(descriptor, count: count)
  }
}

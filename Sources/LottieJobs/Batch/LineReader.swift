import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines as they come.
struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Maximum bytes of a line.
  static let limit = 16 << 20

  /// A line, or one that is too long, whose bytes are dropped.
  enum Line: Equatable {
    case text([UInt8])
    case tooLong
  }

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; nil at the end of the input.
  mutating func next() -> Line? {
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
      start = 0
    }
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      repeat { count = max(0, systemRead(descriptor, bytes)) } while count == 0 && errno == EINTR
    }
    isAtEnd = chunk.isEmpty
    buffer += chunk
    return !isAtEnd
  }
}

/// `read`; −1 with `errno` for an error, which is 0 otherwise.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
  errno = 0
  return read(descriptor, bytes.baseAddress, bytes.count)
}

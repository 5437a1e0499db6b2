@testable import LottieCodecs

/// The checksums of a PNG: <https://www.w3.org/TR/png-3/#5Chunk-layout>.
enum PNGChecksums {
  /// Writes the right checksum behind each chunk; another file stays as it is.
  static func correct(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return }
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { return }
      let checksum = crc32(bytes[start + 4..<end])
      for i in 0..<4 { bytes[end + i] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * i)) }
      start = end + 4
    }
  }
}

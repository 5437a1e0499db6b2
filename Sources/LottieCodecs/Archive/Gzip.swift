/// Gzip files held in memory, as `.tgs` stickers are.
public enum Gzip {
  /// Maximum bytes after decompression without further instructions.
  public static let standardLimit = 64 << 20

  /// Whether bytes start with the gzip magic number.
  public static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B, 0x08]) }

  /// Unpacks the first member of a file and checks its CRC.
  ///
  /// The size in the file's trailer is only a first guess, so a false one does no harm.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - limit: Maximum bytes after decompression; 64 MiB by default.
  /// - Returns: The decompressed bytes.
  /// - Throws: `malformed`, `tooLarge`.
  public static func inflate(
    _ bytes: [UInt8],
    limit: Int = standardLimit
  ) throws(CodecError) -> [UInt8] {
    guard isGzip(bytes), bytes.count >= 18 else {
      throw .malformed(format: "gzip", reason: "no header")
    }
    let maximum = Swift.min(limit, bytes.count * 1032)
    let stated = LittleEndian(bytes).word(bytes.count - 4)
    var capacity = Swift.min(maximum, Swift.max(stated, bytes.count))
    let decompressor = try Decompressor()
    while true {
      switch decompressor.gunzip(bytes[...], capacity: capacity) {
      case .success(let content): return content
      case .badData: throw .malformed(format: "gzip", reason: "damaged or cut off")
      case .needsSpace:
        guard capacity < maximum else { throw .tooLarge(limit: limit) }
        capacity = Swift.min(maximum, capacity * 4)
      }
    }
  }
}

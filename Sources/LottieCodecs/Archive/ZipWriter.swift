// Writes what `ZipArchive` reads, after PKWARE's APPNOTE 6.3.10; no ZIP64.

/// Puts files into a ZIP archive in memory; two runs give the same bytes.
public struct ZipWriter {
  private struct Entry {
    var name: [UInt8]
    var method: Int
    var crc: UInt32
    var packed: Int
    var size: Int
    var offset: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  private let compressor: ArchiveCompressor

  /// Creates an empty archive.
  ///
  /// - Throws: `outOfMemory`.
  public init() throws(CodecError) { compressor = try ArchiveCompressor() }

  /// Adds a file, compressed if that makes it smaller.
  ///
  /// - Throws: `tooLarge` beyond what the format holds.
  public mutating func add(_ name: String, _ content: [UInt8]) throws(CodecError) {
    guard content.count + bytes.count < 0xFFFF_0000, entries.count < 0xFFFE else {
      throw .tooLarge(limit: 0xFFFF_0000)
    }
    let packed = compressor.deflate(content)
    let isSmaller = packed.count < content.count
    let entry = Entry(
      name: Array(name.utf8.prefix(0xFFFF)),
      method: isSmaller ? 8 : 0,
      crc: crc32(content),
      packed: isSmaller ? packed.count : content.count,
      size: content.count,
      offset: bytes.count
    )
    bytes += word(0x0403_4B50) + common(entry) + entry.name
    bytes += isSmaller ? packed : content
    entries.append(entry)
  }

  /// The whole archive: the entries added so far and their directory.
  public var archive: [UInt8] {
    var directory: [UInt8] = []
    for entry in entries {
      directory += word(0x0201_4B50) + twoBytes(20) + common(entry)
      // No comment, disk 0, no attributes.
      directory += twoBytes(0) + twoBytes(0) + twoBytes(0) + word(0) + word(entry.offset)
      directory += entry.name
    }
    var end = word(0x0605_4B50) + twoBytes(0) + twoBytes(0)
    end += twoBytes(entries.count) + twoBytes(entries.count)
    end += word(directory.count) + word(bytes.count) + twoBytes(0)
    return bytes + directory + end
  }

  /// The fields shared by local headers and the directory: names are UTF-8, the time is 1980.
  private func common(_ entry: Entry) -> [UInt8] {
    let start = twoBytes(20) + twoBytes(0x800) + twoBytes(entry.method) + twoBytes(0) + twoBytes(33)
    return start + word(Int(entry.crc)) + word(entry.packed) + word(entry.size)
      + twoBytes(entry.name.count) + twoBytes(0)
  }

  private func word(_ value: Int) -> [UInt8] { WebPChunks.fourBytes(value) }
}

/// Shares a compressor among copies of a value.
private final class ArchiveCompressor {
  private let compressor: Compressor

  init() throws(CodecError) { compressor = try Compressor(level: 9) }

  func deflate(_ bytes: [UInt8]) -> [UInt8] { compressor.deflate(bytes) }
}

extension Gzip {
  /// Bytes as a gzip file.
  ///
  /// - Throws: `outOfMemory`.
  public static func deflate(_ bytes: [UInt8]) throws(CodecError) -> [UInt8] {
    try Compressor(level: 12).gzip(bytes)
  }
}

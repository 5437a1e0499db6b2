// A reader of ZIP archives held in memory, after PKWARE's APPNOTE 6.3.10:
// <https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT>. Stored and deflated entries; no
// ZIP64, no multi-volume archives, no encryption, nothing in front of the first entry assumed.

/// The files of a ZIP archive, listed when it is opened and unpacked one by one on demand.
///
/// Opening checks everything that can be checked without unpacking: names, bounds, overlaps, sizes.
public struct ZipArchive: Sendable {
  /// Maximum entries and bytes of an archive; larger ones are rejected.
  public struct Limits: Hashable, Sendable {
    /// Maximum number of entries, folders included.
    public var entries: Int
    /// Maximum unpacked bytes of all entries, against decompression bombs.
    public var totalSize: Int

    /// Creates limits; 10,000 entries and 256 MiB by default.
    public init(entries: Int = 10_000, totalSize: Int = 256 << 20) {
      self.entries = entries
      self.totalSize = totalSize
    }
  }

  /// A file in the archive, from the central directory; nothing is unpacked.
  public struct Entry: Hashable, Sendable {
    /// Its path, parts separated by `/`; never absolute, never with a `..` part.
    public let name: String
    /// Its unpacked size in bytes, as stated by the archive.
    public let size: Int

    let method: Int
    let crc: UInt32
    let data: Range<Int>
  }

  /// The files in the order of the archive's directory, folders left out.
  public let entries: [Entry]

  private let bytes: [UInt8]

  /// Whether bytes start with the ZIP magic number.
  public static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// Opens an archive.
  ///
  /// - Throws: `malformed`, `tooLarge`, `unsafeEntryName`, `encryptedEntry`.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) throws(CodecError) {
    self.bytes = bytes
    entries = try ZipDirectory(bytes).entries(limits)
  }

  /// Unpacks the file of a name.
  ///
  /// - Throws: `noSuchEntry`, `unsupportedCompression`, `malformed` (also for a wrong checksum).
  public func read(_ name: String) throws(CodecError) -> [UInt8] {
    guard let entry = entries.first(where: { $0.name == name }) else { throw .noSuchEntry(name) }
    return try read(entry)
  }

  /// Unpacks a file of this archive.
  ///
  /// - Throws: `unsupportedCompression`, `malformed` (also for a wrong checksum).
  public func read(_ entry: Entry) throws(CodecError) -> [UInt8] {
    guard entry.data.upperBound <= bytes.count else { throw .noSuchEntry(entry.name) }
    let content = try unpack(entry)
    guard content.count == entry.size, crc32(content) == entry.crc else {
      throw .malformed(format: "ZIP", reason: "wrong checksum of \(entry.name)")
    }
    return content
  }

  private func unpack(_ entry: Entry) throws(CodecError) -> [UInt8] {
    switch entry.method {
    case 0: return Array(bytes[entry.data])
    case 8:
      let decompressor = try Decompressor()
      guard
        case .success(let content) = decompressor.inflate(bytes[entry.data], capacity: entry.size)
      else { throw .malformed(format: "ZIP", reason: "damaged data of \(entry.name)") }
      return content
    default: throw .unsupportedCompression(entry: entry.name, method: entry.method)
    }
  }
}

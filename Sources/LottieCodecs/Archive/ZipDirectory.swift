/// Reads the central directory of a ZIP archive and checks it.
struct ZipDirectory {
  private let bytes: [UInt8]
  private let count: Int
  private let range: Range<Int>

  /// Finds the directory by its end record, which is at most a comment away from the end of the file.
  init(_ bytes: [UInt8]) throws(CodecError) {
    self.bytes = bytes
    let reader = LittleEndian(bytes)
    let recordSize = 22
    var at = bytes.count - recordSize
    let minimum = Swift.max(0, at - 0xFFFF)
    while at >= minimum {
      if reader.word(at) == 0x0605_4B50, at + recordSize + reader.half(at + 20) == bytes.count {
        break
      }
      at -= 1
    }
    guard at >= minimum, at >= 0 else { throw Self.malformed("no end of the directory: cut off?") }
    guard reader.half(at + 4) == 0, reader.half(at + 6) == 0 else {
      throw Self.malformed("in several volumes")
    }
    count = reader.half(at + 10)
    let (size, offset) = (reader.word(at + 12), reader.word(at + 16))
    guard count < 0xFFFF, offset < 0xFFFF_FFFF else { throw Self.malformed("ZIP64") }
    guard offset + size <= at else { throw Self.malformed("directory out of bounds") }
    range = offset..<offset + size
  }

  /// The files, checked against each other and the limits.
  func entries(_ limits: ZipArchive.Limits) throws(CodecError) -> [ZipArchive.Entry] {
    guard count <= limits.entries else { throw Self.malformed("\(count) entries") }
    var entries: [ZipArchive.Entry] = []
    var names: Set<String> = []
    var total = 0
    var at = range.lowerBound
    for _ in 0..<count {
      let (entry, next) = try entry(at)
      at = next
      guard names.insert(entry.name).inserted else {
        throw Self.malformed("two entries named \(entry.name)")
      }
      total += entry.size
      guard total <= limits.totalSize else { throw .tooLarge(limit: limits.totalSize) }
      if !entry.name.hasSuffix("/") { entries.append(entry) }
    }
    try checkOverlaps(entries)
    return entries
  }

  private func entry(_ at: Int) throws(CodecError) -> (ZipArchive.Entry, next: Int) {
    let reader = LittleEndian(bytes)
    guard at + 46 <= range.upperBound, reader.word(at) == 0x0201_4B50 else {
      throw Self.malformed("damaged directory")
    }
    let nameEnd = at + 46 + reader.half(at + 28)
    let next = nameEnd + reader.half(at + 30) + reader.half(at + 32)
    guard next <= range.upperBound else { throw Self.malformed("damaged directory") }
    let name = try Self.safeName(bytes[at + 46..<nameEnd])
    let method = reader.half(at + 10)
    let (packed, size) = (reader.word(at + 20), reader.word(at + 24))
    guard reader.half(at + 8) & 0x2041 == 0 else { throw .encryptedEntry(name) }
    // Deflate cannot pack more than 1,032 to one.
    let isPlausible = method == 0 ? packed == size : method != 8 || size <= packed * 1032 + 1032
    guard isPlausible else { throw Self.malformed("impossible size of \(name)") }
    let entry = ZipArchive.Entry(
      name: name,
      size: size,
      method: method,
      crc: UInt32(truncatingIfNeeded: reader.word(at + 16)),
      data: try dataRange(
        header: reader.word(at + 42),
        count: packed,
        name: bytes[at + 46..<nameEnd]
      )
    )
    return (entry, next)
  }

  /// The range of the data after a local header; the header must have the same name.
  private func dataRange(
    header: Int,
    count: Int,
    name: ArraySlice<UInt8>
  ) throws(CodecError) -> Range<Int> {
    let reader = LittleEndian(bytes)
    guard header + 30 <= range.lowerBound, reader.word(header) == 0x0403_4B50 else {
      throw Self.malformed("no entry where the directory says")
    }
    let nameEnd = header + 30 + reader.half(header + 26)
    let start = nameEnd + reader.half(header + 28)
    guard start + count <= range.lowerBound, bytes[header + 30..<nameEnd].elementsEqual(name) else {
      throw Self.malformed("directory and entries do not agree")
    }
    return start..<start + count
  }

  /// Overlapping entries are how small archives unpack to huge ones.
  private func checkOverlaps(_ entries: [ZipArchive.Entry]) throws(CodecError) {
    let ranges = entries.map(\.data).sorted { $0.lowerBound < $1.lowerBound }
    for (range, next) in zip(ranges, ranges.dropFirst()) where range.upperBound > next.lowerBound {
      throw Self.malformed("overlapping entries")
    }
  }

  private static func safeName(_ bytes: ArraySlice<UInt8>) throws(CodecError) -> String {
    let name = String(decoding: bytes, as: UTF8.self)
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isDrive = bytes.dropFirst().first == UInt8(ascii: ":")
    guard !name.isEmpty, !name.hasPrefix("/"), !isDrive, !parts.contains(".."),
      !bytes.contains(UInt8(ascii: "\\")), !bytes.contains(0)
    else { throw .unsafeEntryName(name) }
    return name
  }

  private static func malformed(_ reason: String) -> CodecError {
    .malformed(format: "ZIP", reason: reason)
  }
}

/// Numbers with the least significant byte first; 0 where there are no bytes.
struct LittleEndian {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Two bytes.
  func half(_ offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
    return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  /// Four bytes.
  func word(_ offset: Int) -> Int { half(offset) | half(offset + 2) << 16 }
}

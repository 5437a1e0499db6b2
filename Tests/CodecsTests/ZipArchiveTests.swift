import LottieCodecs
import Testing

struct ZipArchiveTests {
  /// An archive of stored files, written by hand.
  private func archive(_ edit: (inout Zip) -> Void = { _ in }) -> [UInt8] {
    var zip = Zip(files: [("manifest.json", "{}"), ("animations/a.json", "hello")])
    edit(&zip)
    return zip.bytes
  }

  @Test func `files are listed in order and read`() throws {
    let zip = try ZipArchive(archive())
    #expect(zip.entries.map(\.name) == ["manifest.json", "animations/a.json"])
    #expect(zip.entries.map(\.size) == [2, 5])
    #expect(try zip.read("animations/a.json") == Array("hello".utf8))
  }

  @Test func `a deflated file is read`() throws {
    // "aaaaaaaaaa" by zlib's raw deflate.
    let bytes = archive {
      $0.files = [("a", "aaaaaaaaaa")]
      $0.method = 8
      $0.packed = [0x4B, 0x4C, 0x84, 0x01, 0x00]
    }
    #expect(try ZipArchive(bytes).read("a") == Array("aaaaaaaaaa".utf8))
  }

  @Test func `folders are not files`() throws {
    let bytes = archive { $0.files.insert(("animations/", ""), at: 0) }
    #expect(try ZipArchive(bytes).entries.count == 2)
  }

  @Test(arguments: ["../x", "a/../../x", "/etc/passwd", "a\\b", "C:/x", "a\0b", ".."])
  func `names that lead out are refused`(name: String) {
    #expect(throws: CodecError.unsafeEntryName(name)) {
      try ZipArchive(archive { $0.files[0].name = name })
    }
  }

  @Test func `names with dots inside are fine`() throws {
    #expect(try ZipArchive(archive { $0.files[0].name = "a..b/c.json" }).entries.count == 2)
  }

  @Test func `encrypted files are refused`() {
    #expect(throws: CodecError.encryptedEntry("manifest.json")) {
      try ZipArchive(archive { $0.flags = 1 })
    }
  }

  @Test func `other methods of compression are refused when read`() throws {
    let zip = try ZipArchive(archive { $0.method = 14 })
    #expect(throws: CodecError.unsupportedCompression(entry: "manifest.json", method: 14)) {
      try zip.read("manifest.json")
    }
  }

  @Test func `a wrong checksum is found`() throws {
    let zip = try ZipArchive(archive { $0.crcError = 1 })
    #expect(throws: CodecError.self) { try zip.read("manifest.json") }
  }

  @Test func `a missing file is an error`() throws {
    let zip = try ZipArchive(archive())
    #expect(throws: CodecError.noSuchEntry("b")) { try zip.read("b") }
  }

  @Test func `entries that overlap, repeat a name or claim too much are refused`() {
    #expect(throws: CodecError.self) { try ZipArchive(archive { $0.sharesData = true }) }
    #expect(throws: CodecError.self) {
      try ZipArchive(archive { $0.files[1].name = $0.files[0].name })
    }
    #expect(throws: CodecError.tooLarge(limit: 6)) {
      try ZipArchive(archive(), limits: ZipArchive.Limits(totalSize: 6))
    }
    #expect(throws: CodecError.self) {
      try ZipArchive(archive(), limits: ZipArchive.Limits(entries: 1))
    }
  }

  @Test func `a deflated entry cannot claim more than deflate can hold`() {
    let bytes = archive {
      $0.files = [("a", "x")]
      $0.method = 8
      $0.packed = [3, 0]
      $0.claimedSize = 1_000_000
    }
    #expect(throws: CodecError.self) { try ZipArchive(bytes) }
  }

  @Test func `every cut and every flipped byte is an answer or an error`() {
    let bytes = archive()
    for count in 0..<bytes.count {
      #expect(throws: CodecError.self) { try ZipArchive(Array(bytes[..<count])) }
    }
    for index in bytes.indices {
      for value in [0, 0xFF, bytes[index] ^ 0x40] {
        var damaged = bytes
        damaged[index] = value
        guard let zip = try? ZipArchive(damaged) else { continue }
        for entry in zip.entries { _ = try? zip.read(entry) }
      }
    }
  }
}

/// A small archive and what may be wrong with it.
private struct Zip {
  var files: [(name: String, content: String)]
  var flags = 0
  var method = 0
  var packed: [UInt8]?
  var crcError: UInt32 = 0
  var sharesData = false
  var claimedSize: Int?

  var bytes: [UInt8] {
    var result: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let content = Array(file.content.utf8)
      let data = packed ?? content
      let name = Array(file.name.utf8)
      let offset = sharesData ? 0 : result.count
      let common =
        le(flags, 2) + le(method, 2) + le(0, 4) + le(Int(checksum(content) ^ crcError), 4)
        + le(data.count, 4) + le(claimedSize ?? content.count, 4) + le(name.count, 2) + le(0, 2)
      result += [0x50, 0x4B, 3, 4] + le(20, 2) + common + name + data
      directory +=
        [0x50, 0x4B, 1, 2] + le(20, 2) + le(20, 2) + common + le(0, 2) + le(0, 2) + le(0, 2)
        + le(0, 4) + le(offset, 4) + name
    }
    let end =
      [0x50, 0x4B, 5, 6] + le(0, 4) + le(files.count, 2) + le(files.count, 2)
      + le(directory.count, 4) + le(result.count, 4) + le(0, 2)
    return result + directory + end
  }

  private func le(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32, bit by bit.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

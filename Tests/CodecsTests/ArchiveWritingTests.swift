import Testing

@testable import LottieCodecs

struct ArchiveWritingTests {
  @Test func `an archive is read back as it was written`() throws {
    let long = Array(repeating: UInt8(7), count: 10_000)
    var writer = try ZipWriter()
    try writer.add("manifest.json", Array("{}".utf8))
    try writer.add("a/ä.json", long)
    let bytes = writer.archive
    #expect(bytes.count < 400)
    let archive = try ZipArchive(bytes)
    #expect(archive.entries.map(\.name) == ["manifest.json", "a/ä.json"])
    #expect(try archive.read("manifest.json") == Array("{}".utf8))
    #expect(try archive.read("a/ä.json") == long)
  }

  @Test func `gzip and Base64 round-trip`() throws {
    let bytes = Array("sticker sticker sticker".utf8)
    #expect(try Gzip.inflate(try Gzip.deflate(bytes)) == bytes)
    for count in 0..<5 {
      let part = Array(bytes[..<count])
      #expect(Base64.decode(Base64.encode(part).utf8) == part)
    }
    #expect(Base64.encode(Array("Man".utf8)) == "TWFu" && Base64.encode([77]) == "TQ==")
  }
}

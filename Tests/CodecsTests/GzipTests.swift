import LottieCodecs
import Testing

struct GzipTests {
  /// `{"v":"5.5.2"}`.
  private let small = Base64.decode("H4sIAAAAAAACA6tWKlOyUjLVM9UzUqoFAO/fCLsNAAAA".utf8) ?? []
  @Test func `a file is unpacked`() throws {
    #expect(try Gzip.inflate(small) == Array("{\"v\":\"5.5.2\"}".utf8))
  }

  @Test func `a stated size that is too small or too large does no harm`() throws {
    for byte in [0, 1, 0xFF] as [UInt8] {
      var file = small
      file[file.count - 3] = byte
      // libdeflate compares the size in the end, so a wrong one is damage, not a crash.
      _ = try? Gzip.inflate(file)
    }
    #expect(throws: CodecError.self) {
      try Gzip.inflate(small + [0xFF, 0xFF, 0xFF, 0x7F], limit: 4)
    }
  }

  @Test func `what follows the first member is ignored`() throws {
    #expect(try Gzip.inflate(small + [1, 2, 3, 4, 5]).count == 13)
  }

  @Test func `a limit is kept`() {
    #expect(throws: CodecError.tooLarge(limit: 12)) { try Gzip.inflate(small, limit: 12) }
  }

  @Test func `a wrong checksum and every cut is an error`() {
    var damaged = small
    damaged[damaged.count - 6] ^= 1
    #expect(throws: CodecError.self) { try Gzip.inflate(damaged) }
    for count in 0..<small.count {
      #expect(throws: CodecError.self) { try Gzip.inflate(Array(small[..<count])) }
    }
  }
}

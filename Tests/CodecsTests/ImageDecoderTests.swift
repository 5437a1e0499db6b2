import LottieCodecs
import LottieScene
import Testing

struct ImageDecoderTests {
  private let red: UInt32 = 0xFF28_28C8

  private func decode(_ file: SmallFile) throws -> Pixmap { try ImageDecoder.decode(file.bytes) }

  @Test func `a palette PNG is read`() throws {
    #expect(try decode(SmallFile.palettePNG) == Pixmap(width: 8, height: 8, fill: red))
  }

  @Test func `a gray PNG of 16 bits becomes 8`() throws {
    #expect(try decode(SmallFile.gray16) == Pixmap(width: 2, height: 2, fill: 0xFF80_8080))
  }

  @Test func `a JPEG is read to within its loss`() throws {
    let pixmap = try decode(SmallFile.jpeg)
    #expect(pixmap.width == 8 && pixmap.height == 8)
    for pixel in pixmap.pixels {
      #expect(pixel >> 24 == 255)
      for shift in [0, 8, 16] as [UInt32] {
        #expect(abs(Int(pixel >> shift & 255) - Int(red >> shift & 255)) <= 3)
      }
    }
  }

  @Test func `a JPEG with too many scans for its size is refused`() throws {
    let file = SmallFile.jpeg.bytes
    let start = try #require(
      file.indices.dropLast().first { file[$0...].starts(with: [0xFF, 0xDA]) }
    )
    let scan = file[start..<file.count - 2]
    let limits = ImageDecoder.Limits(pixels: 64)
    #expect(throws: CodecError.malformed(format: "JPEG", reason: "41 scans of a large image")) {
      let scans = Array(repeating: scan, count: 41).joined()
      _ = try ImageDecoder.decode(file[..<start] + scans + [0xFF, 0xD9], limits: limits)
    }
    #expect(try ImageDecoder.decode(file, limits: limits).width == 8)
  }

  @Test func `a WebP is read, its alpha premultiplied`() throws {
    #expect(try decode(SmallFile.webp) == Pixmap(width: 8, height: 8, fill: red))
    // 200·128/255 = 100.4, 100·128/255 = 50.2.
    #expect(try decode(SmallFile.translucentWebP) == Pixmap(width: 4, height: 4, fill: 0x8000_3264))
  }

  @Test func `formats that are not read are named`() {
    #expect(throws: CodecError.unsupportedFormat("animated WebP")) {
      try decode(SmallFile.animatedWebP)
    }
    #expect(throws: CodecError.unsupportedFormat("GIF")) {
      try ImageDecoder.decode(Array("GIF89a".utf8))
    }
    #expect(throws: CodecError.unsupportedFormat("SVG")) {
      try ImageDecoder.decode(Array("<?xml version='1.0'?>\n<svg xmlns='…'/>".utf8))
    }
    #expect(throws: CodecError.unsupportedFormat("unknown")) {
      try ImageDecoder.decode(Array("hello".utf8))
    }
    #expect(throws: CodecError.unsupportedFormat("unknown")) { try ImageDecoder.decode([]) }
  }

  @Test(arguments: SmallFile.allCases)
  func `a file that ends too early is an error`(small: SmallFile) {
    let file = small.bytes
    for count in [4, 12, 20, file.count / 2] where count < file.count {
      #expect(throws: CodecError.self) { try ImageDecoder.decode(Array(file[..<count])) }
    }
  }

  @Test(arguments: SmallFile.allCases)
  func `flipped bytes give an image or an error`(small: SmallFile) {
    let file = small.bytes
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x55
      _ = try? ImageDecoder.decode(damaged, limits: ImageDecoder.Limits(side: 4096))
    }
  }

  @Test func `sizes are checked before pixels are read`() {
    // The header of a PNG of 30,000 × 2: its pixels are missing, which does not matter here.
    var file = SmallFile.palettePNG.bytes
    file.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0, 2])
    file.replaceSubrange(29..<33, with: [0xAB, 0x0B, 0x33, 0xD3])
    #expect(throws: CodecError.imageSize(width: 30_000, height: 2)) {
      try ImageDecoder.decode(file)
    }
    #expect(throws: CodecError.imageSize(width: 8, height: 8)) {
      try ImageDecoder.decode(SmallFile.webp.bytes, limits: ImageDecoder.Limits(side: 7))
    }
    #expect(throws: CodecError.imageSize(width: 8, height: 8)) {
      try ImageDecoder.decode(SmallFile.jpeg.bytes, limits: ImageDecoder.Limits(pixels: 63))
    }
  }
}

/// Small files in Base64.
enum SmallFile: String, CaseIterable, CustomTestStringConvertible {
  /// 8 × 8 of (200, 40, 40), baseline.
  case jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBg
    cJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAA
    AAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0Kx
    wRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhI
    WGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP0
    9fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAx
    EEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RV
    VldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyM
    nK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD5fooor8TP9QD/2Q==
    """
  /// The same, lossless.
  case webp = """
    UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABAAdQlCIXpf+BiOh/AAA=
    """
  /// 4 × 4 of (200, 100, 0) at alpha 128.
  case translucentWebP = """
    UklGRhwAAABXRUJQVlA4TBAAAAAvA8AAEAdQsiJHAQMR0f8A
    """
  /// Two frames.
  case animatedWebP = """
    UklGRoIAAABXRUJQVlA4WAoAAAASAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAMAAAMAAA
    AAAAJWUDhMEAAAAC8DwAAQB1CyIkcBAxHR/wBBTk1GJgAAAAAAAAAAAAMAAAMAAAAAAABWUDhMDgAAAC8DwAAA
    BxAR/Q9ERP8D
    """
  /// 2 × 2 of gray 0x8000, 16 bits.
  case gray16 = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAAAAAAHTY67AAAAEklEQVR4nGNsYGBgYGJgYGAAAASeAISGqV6rAA
    AAAElFTkSuQmCC
    """
  /// 8 × 8 of (200, 40, 40), one bit and a palette.
  case palettePNG = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAAA1BMVEXIKChQLvxyAAAAC0lEQVR42mNgQAUAAB
    AAAaoZ+IIAAAAASUVORK5CYII=
    """

  var bytes: [UInt8] { Base64.decode(rawValue.utf8) ?? [] }

  var testDescription: String { "\(self)" }
}

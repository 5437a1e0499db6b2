import LottieCodecs
import LottieScene
import Testing

struct PNGEncoderTests {
  @Test(arguments: [
    PNGEncoder.Options(), PNGEncoder.Options(level: 0), PNGEncoder.Options(level: 12),
    PNGEncoder.Options(isAdaptive: true), PNGEncoder.Options(isAdaptive: true, layout: .rgba),
    PNGEncoder.Options(layout: .rgba), PNGEncoder.Options(level: -7), PNGEncoder.Options(level: 99),
  ])
  func `what is written is read back`(options: PNGEncoder.Options) throws {
    let encoder = try PNGEncoder(options)
    for pixmap in Pixmaps.all {
      #expect(try ImageDecoder.decode(encoder.encode(pixmap)) == pixmap)
    }
  }

  @Test func `few colors make a palette, opaque ones RGB, others RGBA`() throws {
    let encoder = try PNGEncoder()
    #expect(try encoder.encode(Pixmaps.flat)[25] == 3)
    #expect(try encoder.encode(Pixmaps.opaque)[25] == 2)
    #expect(try encoder.encode(Pixmaps.translucent)[25] == 6)
    let uniform = try PNGEncoder(PNGEncoder.Options(layout: .rgba))
    #expect(try uniform.encode(Pixmaps.flat)[25] == 6)
  }

  @Test func `the file is marked as sRGB`() throws {
    let file = try PNGEncoder().encode(Pixmaps.flat)
    #expect(
      file[33..<45].elementsEqual([0, 0, 0, 1] + Array("sRGB".utf8) + [0, 0xAE, 0xCE, 0x1C])
    )
  }

  @Test func `an image of 256 colors has a palette, of 257 none`() throws {
    let encoder = try PNGEncoder()
    for count in [256, 257] {
      let pixels = (0..<count).map { 0xFF00_0000 | UInt32($0 * 37) }
      let file = try encoder.encode(Pixmap(width: count, height: 1, pixels: pixels))
      #expect(file[25] == (count == 256 ? 3 : 2))
      #expect(try ImageDecoder.decode(file).pixels == pixels)
    }
  }

  @Test func `level zero stores`() throws {
    let encoder = try PNGEncoder(PNGEncoder.Options(level: 0, layout: .rgba))
    #expect(try encoder.encode(Pixmaps.flat).count > Pixmaps.flat.pixels.count * 4)
  }

  @Test func `an image without pixels is refused`() throws {
    let encoder = try PNGEncoder()
    #expect(throws: CodecError.imageSize(width: 0, height: 3)) {
      try encoder.encode(Pixmap(width: 0, height: 3))
    }
  }

  @Test func `colors beyond their alpha do not trap`() throws {
    let encoder = try PNGEncoder(PNGEncoder.Options(layout: .rgba))
    let pixels = (0..<256).map { UInt32($0) << 24 | 0x00FF_FFFF }
    let file = try encoder.encode(Pixmap(width: 256, height: 1, pixels: pixels))
    #expect(try ImageDecoder.decode(file).width == 256)
  }

  @Test func `two encoders write the same bytes, and one does twice`() throws {
    let (first, second) = (try PNGEncoder(), try PNGEncoder())
    let file = try first.encode(Pixmaps.translucent)
    _ = try first.encode(Pixmaps.flat)
    #expect(try first.encode(Pixmaps.translucent) == file)
    #expect(try second.encode(Pixmaps.translucent) == file)
  }
}

/// Images whose premultiplied pixels survive straight alpha and back.
enum Pixmaps {
  /// Three colors.
  static let flat: Pixmap = {
    var pixmap = Pixmap(width: 40, height: 30)
    for y in 5..<20 { for x in 5..<20 { pixmap[x, y] = 0xFF20_40C0 } }
    for y in 10..<28 { for x in 10..<38 { pixmap[x, y] = 0x8000_8000 } }
    return pixmap
  }()

  /// More than 256 colors, all opaque.
  static let opaque = Pixmap(
    width: 40,
    height: 30,
    pixels: (0..<1200).map { 0xFF00_0000 | UInt32($0 * 7919 % 0xFF_FFFF) }
  )

  /// Every component at every alpha that holds it.
  static let translucent = Pixmap(
    width: 256,
    height: 256,
    pixels: (0..<65_536).map { index in
      let (value, alpha) = (UInt32(index % 256), UInt32(index / 256))
      let part = Swift.min(value, alpha)
      return part | (alpha - part) << 8 | part / 2 << 16 | alpha << 24
    }
  )

  static let dot = Pixmap(width: 1, height: 1, fill: 0xFF00_00FF)

  static let all = [flat, opaque, translucent, dot]
}

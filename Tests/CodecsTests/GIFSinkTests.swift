import LottieScene
import Testing

@testable import LottieCodecs

struct GIFSinkTests {
  private func file(
    _ pixmaps: [Pixmap],
    options: GIFOptions = GIFOptions(),
    rate: FrameRate = FrameRate(10),
    loops: LoopCount = .forever
  ) throws -> GIFReader {
    let target = MemoryTarget()
    let sink = try GIFSink(
      samples: pixmaps,
      options: options,
      schedule: FrameSchedule(count: pixmaps.count, rate: rate),
      loops: loops,
      to: target
    )
    try Frames.put(pixmaps, into: sink)
    return GIFReader(target.bytes)
  }

  @Test func `few colors come back as they were, transparency included`() throws {
    let pixmaps = Frames.square(steps: 5)
    let gif = try file(pixmaps)
    #expect(gif.width == 12 && gif.height == 8)
    #expect(gif.repetitions == 0)
    #expect(gif.frames.map(\.canvas) == pixmaps.map(\.pixels))
    #expect(gif.frames.map(\.delay) == [10, 10, 10, 10, 10])
  }

  @Test func `only what changed is written`() throws {
    let back = Pixmap(width: 12, height: 8, fill: 0xFFFF_FFFF)
    var dot = back
    dot[5, 4] = 0xFF00_00FF
    let gif = try file([back, dot])
    #expect(gif.frames[1].size == (1, 1))
    #expect(gif.frames[1].canvas == dot.pixels)
  }

  @Test func `frames that are equal become one`() throws {
    let pixmap = Frames.square(steps: 1)[0]
    let gif = try file([pixmap, pixmap, pixmap])
    #expect(gif.frames.map(\.delay) == [30])
  }

  @Test(arguments: [24, 25, 29.97, 30, 50])
  func `delays add up to the exact duration`(rate: Double) throws {
    let frames = (0..<60).map { index -> Pixmap in
      var pixmap = Pixmap(width: 4, height: 4, fill: 0xFF00_0000)
      pixmap[index % 4, index / 4 % 4] = 0xFF00_FF00
      return pixmap
    }
    let gif = try file(frames, rate: FrameRate(rate))
    let total = gif.frames.map(\.delay).reduce(0, +)
    #expect(abs(Double(total) - 6000 / FrameRate(rate).value) <= 1)
    #expect(gif.frames.allSatisfy { $0.delay >= 2 })
  }

  @Test func `the loop count is written as repetitions`() throws {
    let pixmaps = Frames.square(steps: 2)
    #expect(try file(pixmaps, loops: .times(1)).repetitions == nil)
    #expect(try file(pixmaps, loops: .times(3)).repetitions == 2)
  }

  @Test func `many colors are brought down to a palette and stay near`() throws {
    var pixmap = Pixmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 { pixmap[x, y] = 0xFF00_0000 | UInt32(x * 4) | UInt32(y * 4) << 8 }
    }
    for dither in GIFOptions.Dither.allCases {
      let gif = try file([pixmap], options: GIFOptions(dither: dither))
      let canvas = try #require(gif.frames.first?.canvas)
      #expect(Set(canvas).count <= 255)
      let errors = zip(canvas, pixmap.pixels).map { a, b -> Int in
        let red = Int(a & 255) - Int(b & 255)
        let green = Int(a >> 8 & 255) - Int(b >> 8 & 255)
        return abs(red) + abs(green)
      }
      #expect(errors.reduce(0, +) / errors.count < 36)
    }
  }

  @Test func `a frame that the palette does not suit has its own`() throws {
    let red = Pixmap(width: 4, height: 4, fill: 0xFF00_00FF)
    let blue = Pixmap(width: 4, height: 4, fill: 0xFFFF_0000)
    let target = MemoryTarget()
    let sink = try GIFSink(
      samples: [red],
      schedule: FrameSchedule(count: 2, rate: FrameRate(10)),
      to: target
    )
    try Frames.put([red, blue], into: sink)
    let gif = GIFReader(target.bytes)
    #expect(gif.frames.map(\.hasPalette) == [false, true])
    #expect(gif.frames[1].canvas == blue.pixels)
  }

  @Test func `a matte is what translucent pixels are mixed with`() throws {
    let half = Pixmap(width: 2, height: 2, fill: 0x8000_0080)
    let matted = try file([half], options: GIFOptions(matte: .white))
    #expect(matted.frames[0].canvas[0] == 0xFF7F_7FFF)
    let cut = try file([half])
    #expect(cut.frames[0].canvas[0] == 0xFF00_00FF)
  }

  @Test func `long streams fill the table and begin anew`() throws {
    var state: UInt32 = 1
    let pixels = (0..<200 * 200).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | (state >> 28) * 17
    }
    let noise = Pixmap(width: 200, height: 200, pixels: pixels)
    #expect(try file([noise]).frames[0].canvas == pixels)
  }

  @Test(arguments: GIFOptions.Dither.allCases)
  func `colors that a palette holds come back exactly, whatever the dithering`(
    dither: GIFOptions.Dither
  ) throws {
    // 255 colors, of which each frame has one more than the one before.
    let frames = (0..<255).map { last -> Pixmap in
      let pixels = (0..<256).map { 0xFF00_0000 | UInt32(min($0, last)) * 0x1_0307 }
      return Pixmap(width: 16, height: 16, pixels: pixels)
    }
    let gif = try file(frames, options: GIFOptions(dither: dither), rate: FrameRate(50))
    #expect(gif.frames.map(\.canvas) == frames.map(\.pixels))
    #expect(!gif.frames.contains { $0.hasPalette })
  }

  /// Frames that were asked for, of a number of them.
  private func asked(of count: Int, _ frame: @escaping (Int) -> Pixmap) throws -> Int {
    var asked = 0
    let samples = (0..<count).lazy.map { index -> Pixmap in
      asked += 1
      return frame(index)
    }
    _ = try GIFSink(
      samples: samples,
      schedule: FrameSchedule(count: count, rate: FrameRate(10)),
      to: MemoryTarget()
    )
    return asked
  }

  @Test func `frames beyond the samples are drawn only where all colors may fit`() throws {
    let few = try asked(of: 300) { Pixmap(width: 1, height: 1, fill: 0xFF00_0000 | UInt32($0 % 9)) }
    #expect(few == 300)
    let many = try asked(of: 300) { Pixmap(width: 1, height: 1, fill: 0xFF00_0000 | UInt32($0)) }
    #expect(many == 256)
    let more = try asked(of: 600) { index in
      Pixmap(width: 2, height: 1, pixels: [0, 1].map { 0xFF00_0000 | UInt32(index * 2 + $0) })
    }
    #expect(more == GIFSink.sampleCount)
  }

  @Test func `where most of a frame changes it has no holes if that is shorter`() throws {
    // A checkerboard of two colors, then one of them everywhere: half changes, and one color is one run.
    let board = Pixmap(
      width: 64,
      height: 64,
      pixels: (0..<4096).map { ($0 / 64 + $0) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    )
    let white = Pixmap(width: 64, height: 64, fill: 0xFFFF_FFFF)
    let target = MemoryTarget()
    let sink = try GIFSink(
      samples: [board, white],
      schedule: FrameSchedule(count: 2, rate: FrameRate(10)),
      to: target
    )
    try Frames.put([board, white], into: sink)
    let gif = GIFReader(target.bytes)
    #expect(gif.frames.map(\.canvas) == [board.pixels, white.pixels])
    // 4,096 pixels of one color are some 90 codes.
    var packer = LZWPacker()
    let run = packer.pack(Array(repeating: 1, count: 4096), codeSize: 2).count
    let mixed = packer.pack((0..<4096).map { UInt8(($0 / 64 + $0) % 2) * 2 }, codeSize: 2).count
    #expect(run < mixed)
    let header = 13 + 3 * 4 + 19
    let first = packer.pack((0..<4096).map { UInt8(($0 / 64 + $0) % 2) }, codeSize: 2).count
    #expect(target.bytes.count == header + 18 + first + 18 + run + 1)
  }
}

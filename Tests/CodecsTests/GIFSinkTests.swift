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
}

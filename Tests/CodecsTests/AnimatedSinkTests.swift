import LottieScene
import TestSupport
import Testing

@testable import LottieCodecs

/// APNG, animated WebP and streams, read back chunk by chunk.
struct AnimatedSinkTests {
  private let pixmaps = Frames.square(steps: 4)

  private func apng(_ pixmaps: [Pixmap], canPatch: Bool = true) throws -> [(String, [UInt8])] {
    let target = MemoryTarget(canPatch: canPatch)
    let sink = APNGSink(
      width: 12,
      height: 8,
      schedule: FrameSchedule(count: pixmaps.count, rate: FrameRate(29.97)),
      loops: .times(2),
      to: target
    )
    try Frames.put(pixmaps, into: sink)
    var chunks: [(String, [UInt8])] = []
    var at = 8
    while at + 12 <= target.bytes.count {
      let size = Int(number(target.bytes, at))
      let name = String(decoding: target.bytes[at + 4..<at + 8], as: UTF8.self)
      #expect(number(target.bytes, at + 8 + size) == crc32(target.bytes[at + 4..<at + 8 + size]))
      chunks.append((name, Array(target.bytes[at + 8..<at + 8 + size])))
      at += 12 + size
    }
    return chunks
  }

  private func number(_ bytes: [UInt8], _ at: Int) -> UInt32 {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  @Test func `an APNG has its frames, numbers in a row and exact delays`() throws {
    let chunks = try apng(pixmaps)
    #expect(
      chunks.map(\.0) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT"]
        + ["fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"]
    )
    #expect(chunks[2].1 == [0, 0, 0, 4, 0, 0, 0, 2])
    let sequence = chunks.filter { $0.0 == "fcTL" || $0.0 == "fdAT" }.map { number($0.1, 0) }
    #expect(sequence == Array(0..<7))
    for control in chunks where control.0 == "fcTL" {
      // 1001/30000 of a second.
      #expect(Array(control.1[20..<24]) == [0x03, 0xE9, 0x75, 0x30])
    }
    // The second frame is the box of the moved square.
    #expect(Array(chunks[5].1[4..<20]).filter { $0 != 0 } == [5, 4, 2])
  }

  @Test func `frames of another size, and too few, are refused`() throws {
    let schedule = FrameSchedule(count: 4, rate: FrameRate(25))
    let sinks: [any FrameSink] = [
      APNGSink(width: 9, height: 9, schedule: schedule, to: MemoryTarget()),
      try AnimatedWebPSink(width: 9, height: 9, schedule: schedule, to: MemoryTarget()),
      try GIFSink(samples: [Pixmap(width: 9, height: 9)], schedule: schedule, to: MemoryTarget()),
    ]
    for sink in sinks {
      #expect(throws: CodecError.frameSize(index: 0, width: 9, height: 9)) {
        try Frames.put(pixmaps, into: sink)
      }
      // A file of the right size, of which nothing came.
      #expect(throws: CodecError.frameCount(0, expected: 4)) { try sink.finish() }
    }
  }

  @Test func `boxes put on top of each other give the images`() throws {
    var canvas = [UInt8](repeating: 0, count: 12 * 8 * 4)
    var box = (w: 0, h: 0, x: 0, y: 0)
    var shown: [[UInt8]] = []
    for (name, data) in try apng(pixmaps) {
      if name == "fcTL" {
        box = (
          Int(number(data, 4)), Int(number(data, 8)), Int(number(data, 12)), Int(number(data, 16))
        )
      }
      guard name == "IDAT" || name == "fdAT" else { continue }
      let packed = name == "IDAT" ? data[...] : data[4...]
      let size = (box.w * 4 + 1) * box.h
      guard case .success(let rows) = try Decompressor().unpackZlib(packed, capacity: size) else {
        Issue.record("damaged")
        return
      }
      for y in 0..<box.h {
        let start = ((box.y + y) * 12 + box.x) * 4
        let row = y * (box.w * 4 + 1) + 1
        canvas.replaceSubrange(start..<start + box.w * 4, with: rows[row..<row + box.w * 4])
      }
      shown.append(canvas)
    }
    #expect(shown == pixmaps.map { $0.withRows(\.straightBytes) })
  }

  @Test func `equal frames become one where the count can be changed, else a pixel`() throws {
    let same = [pixmaps[0], pixmaps[0], pixmaps[1]]
    let merged = try apng(same)
    #expect(merged.filter { $0.0 == "fcTL" }.count == 2)
    #expect(Array(merged[2].1[..<4]) == [0, 0, 0, 2])
    #expect(try apng(same, canPatch: false).filter { $0.0 == "fcTL" }.count == 3)
  }

  // Beyond 60 bytes all but the last frames are in a temporary file.
  @Test(arguments: [(true, nil), (false, nil), (false, 60)] as [(Bool, Int?)])
  func `an animated WebP has a frame a change, in a RIFF of the right length`(
    canPatch: Bool,
    heldLimit: Int?
  ) throws {
    let target = MemoryTarget(canPatch: canPatch)
    let sink = try AnimatedWebPSink(
      width: 12,
      height: 8,
      schedule: FrameSchedule(count: 5, rate: FrameRate(30)),
      loops: .times(3),
      to: target
    )
    if let heldLimit { sink.heldLimit = heldLimit }
    try Frames.put([pixmaps[0]] + pixmaps, into: sink)
    let file = target.bytes
    let reader = LittleEndian(file)
    #expect(reader.word(4) == file.count - 8)
    var frames: [(x: Int, w: Int, duration: Int, pixmap: [UInt8])] = []
    var at = 12
    while at + 8 <= file.count {
      let (name, size) = (String(decoding: file[at..<at + 4], as: UTF8.self), reader.word(at + 4))
      if name == "ANIM" { #expect(reader.half(at + 12) == 3) }
      if name == "ANMF" {
        let (x, w) = (reader.word(at + 8) & 0xFFFFFF, reader.word(at + 14) & 0xFFFFFF)
        let duration = reader.word(at + 20) & 0xFFFFFF
        frames.append((x, w + 1, duration, Array(file[at + 24..<at + 8 + size])))
      }
      at += 8 + size + size % 2
    }
    #expect(frames.map(\.duration) == [67, 33, 33, 34])
    #expect(frames.map(\.x) == [0, 0, 0, 1])
    #expect(frames.map(\.w) == [12, 5, 6, 5])
    let still = WebPChunks.chunk("RIFF", Array("WEBP".utf8) + frames[0].pixmap)
    #expect(try ImageDecoder.decode(still) == pixmaps[0])
  }

  /// Frames of an animated WebP shown one after another, as the container's specification says.
  private func shown(_ file: [UInt8], width: Int, height: Int) throws -> [Pixmap] {
    let reader = LittleEndian(file)
    var canvas = Pixmap(width: width, height: height)
    var shown: [Pixmap] = []
    var at = 12
    while at + 8 <= file.count {
      let size = reader.word(at + 4)
      if String(decoding: file[at..<at + 4], as: UTF8.self) == "ANMF" {
        let (left, top) = (reader.word(at + 8) & 0xFFFFFF, reader.word(at + 11) & 0xFFFFFF)
        let chunks = Array(file[at + 24..<at + 8 + size])
        let image = try ImageDecoder.decode(
          WebPChunks.chunk("RIFF", Array("WEBP".utf8) + chunks)
        )
        let blends = file[at + 23] & 2 == 0
        for y in 0..<image.height {
          for x in 0..<image.width where !blends || image[x, y] >> 24 != 0 {
            canvas[left * 2 + x, top * 2 + y] = image[x, y]
          }
        }
        shown.append(canvas)
      }
      at += 8 + size + size % 2
    }
    return shown
  }

  @Test(arguments: [0xFF80_4020, 0, 0x8000_4020] as [UInt32])
  func `an animated WebP shows every frame as it was, over any background`(background: UInt32)
    throws
  {
    let frames = (0..<6).map { step -> Pixmap in
      var pixmap = Pixmap(width: 40, height: 30, fill: background)
      for offset in [0, 20] {
        for y in 5..<12 {
          for x in offset + step..<offset + step + 7 {
            pixmap[x, y + offset / 2] = 0xFF00_0000 | UInt32(x * 6 + y)
          }
        }
      }
      return pixmap
    }
    let target = MemoryTarget()
    let sink = try AnimatedWebPSink(
      width: 40,
      height: 30,
      schedule: FrameSchedule(count: frames.count, rate: FrameRate(30)),
      to: target
    )
    try Frames.put(frames, into: sink)
    #expect(try shown(target.bytes, width: 40, height: 30) == frames)
  }

  @Test func `a lossless WebP knows what a lossy one would have`() throws {
    var random = SeededRandom(3)
    func share(_ pixel: (Int, Int) -> UInt32) throws -> Double? {
      let frames = (0..<10).map { index in
        Pixmap(
          width: 64,
          height: 64,
          pixels: (0..<4096).map { 0xFF00_0000 | pixel($0 % 64, $0 / 64) &+ UInt32(index) }
        )
      }
      let sink = try AnimatedWebPSink(
        width: 64,
        height: 64,
        schedule: FrameSchedule(count: frames.count, rate: FrameRate(30)),
        to: MemoryTarget()
      )
      try Frames.put(frames, into: sink)
      return sink.lossyShare
    }
    // One color needs hardly any bytes without loss; of noise in the lowest bits nothing is seen.
    #expect(try #require(try share { _, _ in 0x20_4060 }) > 1)
    #expect(try #require(try share { _, _ in UInt32(random.below(8)) * 0x01_0101 }) < 0.5)
  }

  @Test func `streams have a header an image or one in front`() throws {
    let white = Pixmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0xFF00_0000])
    func stream(_ format: PixelStreamSink.Format) throws -> [UInt8] {
      let target = MemoryTarget()
      let schedule = FrameSchedule(count: 2, rate: FrameRate(29.97))
      try Frames.put([white, white], into: PixelStreamSink(format, schedule: schedule, to: target))
      return target.bytes
    }
    #expect(
      try stream(.rgba) == [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255]
    )
    let pixmap = Array("P6\n2 1\n255\n".utf8) + [255, 255, 255, 0, 0, 0]
    #expect(try stream(.ppm) == pixmap + pixmap)
    let frame = Array("FRAME\n".utf8) + [235, 16, 128, 128, 128, 128]
    #expect(
      try stream(.y4m)
        == Array("YUV4MPEG2 W2 H1 F30000:1001 Ip A1:1 C444\n".utf8) + frame + frame
    )
  }

  @Test func `stills of JPEG and WebP come back`() throws {
    var pixmap = Pixmap(width: 16, height: 16, fill: 0xFF20_4080)
    pixmap[3, 3] = 0x8000_0080
    let webp = try ImageDecoder.decode(try WebPEncoder().encode(pixmap))
    #expect(webp == pixmap)
    let jpeg = try ImageDecoder.decode(try JPEGEncoder(quality: 95).encode(pixmap))
    #expect(jpeg.width == 16)
    #expect(abs(Int(jpeg[10, 10] & 255) - 0x80) < 6)
  }

  @Test func `sheets put frames side by side`() throws {
    let layout = SheetLayout(count: 4, columns: 3, cell: (12, 8), padding: 1)
    #expect(layout.width == 38 && layout.height == 17)
    nonisolated(unsafe) var sheet: Pixmap?
    try Frames.put(pixmaps, into: SheetSink(layout) { sheet = $0 })
    #expect(sheet?.cropped(to: layout.box(3)) == pixmaps[3])
    #expect(layout.box(3) == PixelRect(x: 0, y: 9, width: 12, height: 8))
  }

  @Test func `rates and times are exact`() {
    #expect(FrameRate(29.97).numerator == 30_000 && FrameRate(29.97).denominator == 1001)
    #expect(FrameRate(29.9700012207031).denominator == 1001)
    #expect(FrameRate(12.5).numerator == 25 && FrameRate(12.5).denominator == 2)
    let schedule = FrameSchedule(count: 4, rate: FrameRate(30))
    #expect((0...4).map { schedule.start(of: $0, unitsPerSecond: 100) } == [0, 3, 7, 10, 13])
  }
}

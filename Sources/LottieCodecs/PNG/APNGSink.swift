internal import LottieScene

// APNG, part of PNG's third edition: <https://www.w3.org/TR/png-3/#apng-frame-based-animation>. A frame
// holds the box that differs from the one before and replaces what is there.

/// Writes an animation as one PNG file.
public final class APNGSink: FrameSink, @unchecked Sendable {
  // Unchecked: `append` and `finish`, which alone touch what changes, are called by one thread at a
  // time.

  private let size: (width: Int, height: Int)
  private let options: Options
  private let schedule: FrameSchedule
  private let loops: LoopCount
  private let target: any ByteTarget

  private var pending: (index: Int, bytes: [UInt8], box: PixelRect)?
  private var sequence: UInt32 = 0
  private var written = 0
  private var next = 0

  /// Whether encoders need the previous frame.
  public let needsPrevious = true
  /// Offset of the frame count: after the signature, IHDR and sRGB.
  private static let countOffset = 8 + 25 + 13

  /// Whether frames have alpha, and the compression effort.
  public struct Options: Hashable, Sendable {
    /// Whether no frame has transparency, which leaves alpha out.
    public var isOpaque: Bool
    /// Effort of compression, 0 to 12.
    public var level: Int

    /// Creates options; by default with transparency and medium effort.
    public init(isOpaque: Bool = false, level: Int = 6) {
      self.isOpaque = isOpaque
      self.level = level
    }
  }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - options: Compression of the frames.
  ///   - schedule: Start and end times of the frames.
  ///   - loops: Number of times it is played.
  ///   - target: The destination. A target that cannot replace bytes stores frames equal to the
  ///     previous one as frames of one pixel.
  public init(
    width: Int,
    height: Int,
    options: Options = Options(),
    schedule: FrameSchedule,
    loops: LoopCount = .forever,
    to target: any ByteTarget
  ) {
    size = (width, height)
    self.options = options
    self.schedule = schedule
    self.loops = loops
    self.target = target
  }

  /// An encoder for one worker; any number of them may compress at once.
  public func makeEncoder() throws(CodecError) -> any FrameEncoder {
    try APNGFrameEncoder(options, keepsUnchanged: !target.canPatch)
  }

  /// Writes the next frame; frames come in order and from one thread at a time.
  public func append(_ frame: EncodedFrame) throws(CodecError) {
    try frame.check(size)
    next = frame.index + 1
    guard case .bytes(let bytes, let box) = frame.content else { return }
    try writePending(until: frame.index)
    pending = (frame.index, bytes, box)
  }

  /// Finishes the file; it is not visible before.
  public func finish() throws(CodecError) {
    try schedule.check(frames: next)
    try writePending(until: next)
    var end = PNGChunks(bytes: [])
    end.append("IEND", [])
    try target.write(end.bytes)
    if target.canPatch, written != schedule.count {
      var control = PNGChunks(bytes: [])
      control.append("acTL", controlData(frames: written))
      try target.patch(control.bytes, at: Self.countOffset)
    }
    try target.finish()
  }

  private func writePending(until end: Int) throws(CodecError) {
    guard let pending else { return }
    var chunks = PNGChunks(bytes: [])
    if written == 0 { chunks = header }
    chunks.append("fcTL", frameControl(pending.box, from: pending.index, until: end))
    if written == 0 {
      chunks.append("IDAT", pending.bytes)
    } else {
      chunks.append("fdAT", bigEndian(sequence) + pending.bytes)
      sequence += 1
    }
    written += 1
    try target.write(chunks.bytes)
  }

  private var header: PNGChunks {
    var chunks = PNGChunks(capacity: 1024)
    let layout: PNGLayout = options.isOpaque ? .rgb : .rgba
    chunks.append(
      "IHDR",
      bigEndian(UInt32(size.width)) + bigEndian(UInt32(size.height))
        + [8, layout.rawValue, 0, 0, 0]
    )
    chunks.append("sRGB", [0])
    chunks.append("acTL", controlData(frames: schedule.count))
    return chunks
  }

  private func controlData(frames: Int) -> [UInt8] {
    bigEndian(UInt32(frames)) + bigEndian(UInt32(loops.plays))
  }

  private func frameControl(_ box: PixelRect, from start: Int, until end: Int) -> [UInt8] {
    defer { sequence += 1 }
    let delay = delay(from: start, until: end)
    var data = bigEndian(sequence) + bigEndian(UInt32(box.width)) + bigEndian(UInt32(box.height))
    data += bigEndian(UInt32(box.x)) + bigEndian(UInt32(box.y))
    data += [UInt8(delay.0 >> 8), UInt8(delay.0 & 255), UInt8(delay.1 >> 8), UInt8(delay.1 & 255)]
    // Nothing is disposed of, and the box replaces what was there.
    return data + [0, 0]
  }

  /// The exact fraction of a second if it fits, else milliseconds that add up.
  private func delay(from start: Int, until end: Int) -> (Int, Int) {
    let exact = ((end - start) * schedule.rate.denominator, schedule.rate.numerator)
    if schedule.isEven || end < schedule.count, exact.0 <= 0xFFFF, exact.1 <= 0xFFFF {
      return exact
    }
    let first = schedule.start(of: start, unitsPerSecond: 1000)
    return (min(schedule.start(of: end, unitsPerSecond: 1000) - first, 0xFFFF), 1000)
  }
}

/// Compresses the part of a frame that differs from the one before.
private final class APNGFrameEncoder: FrameEncoder {
  private let compressor: Compressor
  private let isOpaque: Bool
  private let keepsUnchanged: Bool
  private var lines = ScanLines()
  private var packed: [UInt8] = []

  init(_ options: APNGSink.Options, keepsUnchanged: Bool) throws(CodecError) {
    compressor = try Compressor(level: options.level)
    self.isOpaque = options.isOpaque
    self.keepsUnchanged = keepsUnchanged
  }

  func encode(_ frame: DrawnFrame) -> EncodedFrame {
    var box = frame.withRows { PixelRect($0) }
    if let previous = frame.previous {
      if let changed = frame.pixmap.difference(from: previous) {
        box = changed
      } else if keepsUnchanged {
        box = PixelRect(x: 0, y: 0, width: 1, height: 1)
      } else {
        return EncodedFrame(index: frame.index, content: .unchanged)
      }
    }
    let layout: PNGLayout = isOpaque ? .rgb : .rgba
    frame.withRows { rows in
      lines.fill(rows, box, pixelSize: layout.pixelSize) { row, line in
        if isOpaque { writeRGB(row, into: line) } else { writeStraight(row, into: line) }
      }
    }
    let size = compressor.zlib(lines.bytes, into: &packed)
    return EncodedFrame(index: frame.index, content: .bytes(Array(packed[..<size]), box))
  }
}

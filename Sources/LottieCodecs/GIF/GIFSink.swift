public import LottieScene

// GIF89a: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>; looping by Netscape's extension.

/// Writes an animation as a GIF file.
public final class GIFSink: FrameSink, @unchecked Sendable {
  // Unchecked: `append` and `finish`, which alone touch what changes, are called by one thread at a
  // time.

  /// Players show shorter frames for a tenth of a second.
  public static let shortestDelay = 2
  /// The highest rate, in frames a second, that such delays allow.
  public static let highestRate = FrameRate(50)

  /// Frames of a longer animation that its palette is chosen from.
  public static let sampleCount = 240

  private let options: GIFOptions
  private let palette: ColorPalette
  private let schedule: FrameSchedule
  private let target: any ByteTarget
  private let loops: LoopCount
  private let size: (width: Int, height: Int)
  private var painter: GIFFramePainter
  private var pending: (index: Int, image: IndexedImage)?
  private var hasHeader = false
  private var next = 0

  /// Whether encoders need the previous frame.
  public let needsPrevious = true

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - samples: Frames of the animation, for the palette of the file: ``sampleCount``, spread over it, and then
  ///     the others, which are asked for as long as one palette holds the colors of all. Each is needed only until
  ///     the next.
  ///   - options: Quantization of the frames.
  ///   - schedule: Start and end times of the frames.
  ///   - loops: Number of times it is played.
  ///   - target: The destination.
  /// - Throws: `imageSize` for no sample or beyond 65,535 pixels a side.
  public init(
    samples: some Sequence<Pixmap>,
    options: GIFOptions = GIFOptions(),
    schedule: FrameSchedule,
    loops: LoopCount = .forever,
    to target: any ByteTarget
  ) throws(CodecError) {
    var census = ColorCensus()
    let cut = AlphaCut(matte: options.matte)
    var (width, height) = (0, 0)
    var (frames, count) = (samples.makeIterator(), 0)
    while count < Self.sampleCount || census.isExact, let sample = frames.next() {
      if width == 0 { (width, height) = (sample.width, sample.height) }
      census.add(sample, cut)
      count += 1
    }
    guard (1...0xFFFF).contains(width), (1...0xFFFF).contains(height) else {
      throw .imageSize(width: width, height: height)
    }
    palette = census.palette(of: options.colors)
    self.options = options
    self.schedule = schedule
    self.loops = loops
    self.target = target
    size = (width, height)
    painter = GIFFramePainter(width: width, height: height, palette: palette)
  }

  /// An encoder for one worker; any number of them may quantize at once.
  public func makeEncoder() -> any FrameEncoder { GIFQuantizer(options, palette: palette) }

  /// Writes the next frame; frames come in order and from one thread at a time.
  public func append(_ frame: EncodedFrame) throws(CodecError) {
    try frame.check(size)
    next = frame.index + 1
    guard case .indexed(let image) = frame.content else { return }
    // Images that differ before reduction may be equal after it.
    if let pending, pending.image.looksLike(image) { return }
    try writePending(until: frame.index, before: image)
    pending = (frame.index, image)
  }

  /// Finishes the file; it is not visible before.
  public func finish() throws(CodecError) {
    try schedule.check(frames: next)
    try writePending(until: next, before: nil)
    try target.write([0x3B])
    try target.finish()
  }

  private func writePending(until end: Int, before following: IndexedImage?) throws(CodecError) {
    guard let pending else { return }
    var bytes = hasHeader ? [] : header
    hasHeader = true
    let start = schedule.start(of: pending.index, unitsPerSecond: 100)
    var delay = max(schedule.start(of: end, unitsPerSecond: 100) - start, Self.shortestDelay)
    // A frame that stands longer than the field holds is repeated.
    while delay > 0xFFFF {
      bytes += painter.frame(pending.image, delay: 0xFFF0, before: pending.image)
      delay -= 0xFFF0
    }
    bytes += painter.frame(pending.image, delay: delay, before: following)
    try target.write(bytes)
  }

  private var header: [UInt8] {
    var bytes = Array("GIF89a".utf8) + twoBytes(size.width) + twoBytes(size.height)
    bytes += [0xF0 | UInt8(painter.globalBits - 1), 0, 0]
    bytes += GIFFramePainter.table(palette, bits: painter.globalBits)
    // The extension counts repetitions, not times: a file that is played once has none.
    if loops.plays != 1 {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      bytes += twoBytes(max(0, loops.plays - 1)) + [0]
    }
    return bytes
  }
}

/// The lower byte first.
func twoBytes(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }

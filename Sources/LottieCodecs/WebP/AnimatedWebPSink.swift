internal import LottieScene
internal import Synchronization

// The container: <https://developers.google.com/speed/webp/docs/riff_container>. A frame is a still
// image of the box that differs from the previous frame; libwebp encodes the stills on all workers
// at once, which its own animation encoder cannot.

/// Writes an animation as a WebP file.
public final class AnimatedWebPSink: FrameSink, @unchecked Sendable {
  // Unchecked: `append` and `finish`, which alone touch what changes, are called by one thread at a
  // time.

  /// The quality of the lossy file that ``lossyShare`` is about.
  package static let lossyQuality = LossyShare.quality

  private let size: (width: Int, height: Int)
  private let compression: WebPEncoder.Compression
  private let schedule: FrameSchedule
  private let loops: LoopCount
  private let target: any ByteTarget

  private var pending: (index: Int, image: [UInt8], box: PixelRect)?
  private var next = 0
  private var total = 0
  private var hasHeader = false
  /// The last frames of a target that cannot be patched: the size of all precedes them.
  private var held: [UInt8] = []
  /// Those before, where they are many.
  private var spilled: ScratchFile?
  /// Bytes of frames that are held in memory.
  var heldLimit = 16 << 20
  private let lossy: LossyShare?

  /// Whether encoders need the previous frame.
  public let needsPrevious = true

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: Columns.
  ///   - height: Rows.
  ///   - compression: Compression of the frames.
  ///   - schedule: Start and end times of the frames.
  ///   - loops: Number of times it is played.
  ///   - target: The destination. The length of the file is at its beginning: for a target that
  ///     cannot replace bytes the compressed frames are kept until the end, many of them in a temporary file.
  /// - Throws: `imageSize` beyond 16,383 pixels a side.
  public init(
    width: Int,
    height: Int,
    compression: WebPEncoder.Compression = .lossless,
    schedule: FrameSchedule,
    loops: LoopCount = .forever,
    to target: any ByteTarget
  ) throws(CodecError) {
    guard (1...16_383).contains(width), (1...16_383).contains(height) else {
      throw .imageSize(width: width, height: height)
    }
    size = (width, height)
    self.compression = compression
    self.schedule = schedule
    self.loops = loops
    self.target = target
    lossy = compression == .lossless ? LossyShare() : nil
  }

  /// The part of the bytes of a lossless file that a lossy one of high quality would have, as some of its frames tell;
  /// nil where there are too few.
  package var lossyShare: Double? { lossy?.share }

  /// An encoder for one worker; any number of them may compress at once.
  public func makeEncoder() -> any FrameEncoder { WebPFrameEncoder(compression, lossy) }

  /// Writes the next frame; frames come in order and from one thread at a time.
  public func append(_ frame: EncodedFrame) throws(CodecError) {
    try frame.check(size)
    next = frame.index + 1
    guard case .bytes(let image, let box) = frame.content else { return }
    try writePending(until: frame.index)
    pending = (frame.index, image, box)
  }

  /// Finishes the file; it is not visible before.
  public func finish() throws(CodecError) {
    try schedule.check(frames: next)
    try writePending(until: next)
    guard total + header(bodySize: total).count < 0xFFFF_FFFF else {
      throw .tooLarge(limit: 1 << 32)
    }
    if target.canPatch {
      try target.patch(header(bodySize: total), at: 0)
    } else {
      try target.write(header(bodySize: total))
      try writeSpilled()
      try target.write(held)
    }
    try target.finish()
  }

  private func writeSpilled() throws(CodecError) {
    guard let spilled else { return }
    for offset in stride(from: 0, to: spilled.size, by: 1 << 20) {
      try target.write(try spilled.read(at: offset, count: 1 << 20))
    }
  }

  private func hold(_ chunk: [UInt8]) throws(CodecError) {
    held += chunk
    guard held.count > heldLimit else { return }
    if spilled == nil { spilled = try ScratchFile() }
    try spilled?.append(held)
    held = []
  }

  private func writePending(until end: Int) throws(CodecError) {
    guard let pending else { return }
    if !hasHeader, target.canPatch { try target.write(header(bodySize: 0)) }
    hasHeader = true
    let start = schedule.start(of: pending.index, unitsPerSecond: 1000)
    let length = schedule.start(of: end, unitsPerSecond: 1000) - start
    var data = WebPChunks.threeBytes(pending.box.x / 2) + WebPChunks.threeBytes(pending.box.y / 2)
    data += WebPChunks.threeBytes(pending.box.width - 1)
    data += WebPChunks.threeBytes(pending.box.height - 1)
    data += WebPChunks.threeBytes(min(max(1, length), 0xFF_FFFF))
    let chunk = WebPChunks.chunk("ANMF", data + pending.image)
    total += chunk.count
    if target.canPatch { try target.write(chunk) } else { try hold(chunk) }
  }

  private func header(bodySize: Int) -> [UInt8] {
    // Animation and alpha.
    let features: [UInt8] =
      [0x12, 0, 0, 0] + WebPChunks.threeBytes(size.width - 1)
      + WebPChunks.threeBytes(size.height - 1)
    let animation: [UInt8] = [
      0, 0, 0, 0, UInt8(loops.plays & 255), UInt8(loops.plays >> 8 & 255),
    ]
    let chunks = WebPChunks.chunk("VP8X", features) + WebPChunks.chunk("ANIM", animation)
    return Array("RIFF".utf8) + WebPChunks.fourBytes(4 + chunks.count + bodySize)
      + Array("WEBP".utf8) + chunks
  }
}

/// RIFF chunks.
enum WebPChunks {
  static func threeBytes(_ value: Int) -> [UInt8] {
    [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255)]
  }

  static func fourBytes(_ value: Int) -> [UInt8] { threeBytes(value) + [UInt8(value >> 24 & 255)] }

  /// A chunk, padded to an even length.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + fourBytes(data.count) + data + (data.count % 2 == 0 ? [] : [0])
  }

  /// The chunks of a still file that make its image.
  static func imageChunks(of file: [UInt8]) -> [UInt8] {
    let reader = LittleEndian(file)
    var chunks: [UInt8] = []
    var at = 12
    while at + 8 <= file.count {
      let size = reader.word(at + 4)
      let end = Swift.min(at + 8 + size + size % 2, file.count)
      let name = String(decoding: file[at..<at + 4], as: UTF8.self)
      if ["ALPH", "VP8 ", "VP8L"].contains(name) { chunks += file[at..<end] }
      at = end
    }
    return chunks
  }
}

/// Makes stills of what differs: a byte of flags and the chunks of an image.
private final class WebPFrameEncoder: FrameEncoder {
  /// Bit 1 of the flags: the box replaces what was there.
  ///
  /// Bit 0, that it is disposed of, is never set.
  private static let replaces: UInt8 = 2

  private let compression: WebPEncoder.Compression
  private let encoder: WebPEncoder
  private let lossy: LossyShare?

  init(_ compression: WebPEncoder.Compression, _ lossy: LossyShare?) {
    (self.compression, self.lossy) = (compression, lossy)
    encoder = WebPEncoder(compression, isForFrames: true)
  }

  func encode(_ frame: DrawnFrame) throws(CodecError) -> EncodedFrame {
    var box = frame.withRows { PixelRect($0) }
    var covering: Pixmap?
    if let previous = frame.previous {
      guard let changed = frame.pixmap.difference(from: previous) else {
        return EncodedFrame(index: frame.index, content: .unchanged)
      }
      box = changed.evenOrigin
      if compression == .lossless { covering = frame.pixmap.covering(previous, in: box) }
    }
    let file = try encoder.encode(covering ?? frame.pixmap.cropped(to: box))
    try lossy?.compare(frame, box, lossless: file.count)
    // The still's own chunks, after its RIFF header; an extended header is left out.
    let image = [covering == nil ? Self.replaces : 0] + WebPChunks.imageChunks(of: file)
    return EncodedFrame(index: frame.index, content: .bytes(image, box))
  }
}

/// Counts what frames would have as lossy images.
private final class LossyShare: Sendable {
  /// The quality that hardly anybody tells from the original in a drawing.
  static let quality = 90
  /// Every so many frames one is compressed both ways: a share of the time that nobody notices.
  private static let interval = 16

  private let bytes = Guarded((lossless: 0, lossy: 0))

  var share: Double? {
    bytes.withLock { $0.lossless > 0 ? Double($0.lossy) / Double($0.lossless) : nil }
  }

  /// Compresses the box of some frames; the first, which is whole, is none of them.
  func compare(_ frame: DrawnFrame, _ box: PixelRect, lossless: Int) throws(CodecError) {
    guard frame.index % Self.interval == Self.interval / 2 else { return }
    let encoder = WebPEncoder(.lossy(quality: Self.quality), isForFrames: true)
    let lossy = try encoder.encode(frame.pixmap.cropped(to: box)).count
    bytes.withLock { $0 = ($0.lossless + lossless, $0.lossy + lossy) }
  }
}

extension Pixmap {
  /// What has to be drawn over another image, in a box, for this one to show: its pixels where they differ, and
  /// nothing elsewhere; nil where one of them is translucent.
  fileprivate func covering(_ below: Pixmap, in box: PixelRect) -> Pixmap? {
    var part: [UInt32] = []
    part.reserveCapacity(box.width * box.height)
    for y in box.y..<box.y + box.height {
      for index in y * width + box.x..<y * width + box.x + box.width {
        let isSame = pixels[index] == below.pixels[index]
        guard isSame || pixels[index] >> 24 == 255 else { return nil }
        part.append(isSame ? 0 : pixels[index])
      }
    }
    return Pixmap(width: box.width, height: box.height, pixels: part)
  }
}

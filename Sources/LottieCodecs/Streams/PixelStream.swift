public import LottieScene

/// Concatenated raw frames without a container, for pipes.
public final class PixelStreamSink: FrameSink, @unchecked Sendable {
  // Unchecked: `append` and `finish`, which alone touch the target, are called by one thread at a time.

  /// The format of each frame, and whether there is a header.
  public enum Format: Hashable, Sendable {
    /// Red, green, blue and straight alpha of each pixel, nothing else.
    case rgba
    /// Concatenated binary portable pixmaps (`P6`); transparency is lost.
    case ppm
    /// YUV4MPEG2, 4:4:4, BT.601 in the range of television.
    case y4m
  }

  private let format: Format
  private let target: any ByteTarget
  private let schedule: FrameSchedule
  private var hasHeader = false

  /// Whether encoders need the previous frame.
  public let needsPrevious = false

  /// Creates a stream that begins with the first frame.
  public init(_ format: Format, schedule: FrameSchedule, to target: any ByteTarget) {
    self.format = format
    self.schedule = schedule
    self.target = target
  }

  /// An encoder for one worker; any number of them may convert pixels at once.
  public func makeEncoder() -> any FrameEncoder { PixelStreamEncoder(format) }

  /// An encoder for consumers of red, green, blue and straight alpha.
  package static func rgbaEncoder() -> any FrameEncoder { PixelStreamEncoder(.rgba) }

  /// Writes the next frame; frames come in order and from one thread at a time.
  public func append(_ frame: EncodedFrame) throws(CodecError) {
    guard case .bytes(let bytes, let box) = frame.content else { return }
    if format == .y4m, !hasHeader {
      let rate = "\(schedule.rate.numerator):\(schedule.rate.denominator)"
      let header = "YUV4MPEG2 W\(box.width) H\(box.height) F\(rate) Ip A1:1 C444\n"
      try target.write(Array(header.utf8))
    }
    hasHeader = true
    try target.write(bytes)
  }

  /// Finishes the file; it is not visible before.
  public func finish() throws(CodecError) { try target.finish() }
}

/// Pixels as bytes.
private final class PixelStreamEncoder: FrameEncoder {
  private let format: PixelStreamSink.Format

  init(_ format: PixelStreamSink.Format) { self.format = format }

  func encode(_ frame: DrawnFrame) -> EncodedFrame {
    frame.withRows { rows in
      let bytes =
        switch format {
        case .rgba: rows.straightBytes
        case .ppm: rows.portablePixmap
        case .y4m: Array("FRAME\n".utf8) + rows.planes
        }
      return EncodedFrame(index: frame.index, content: .bytes(bytes, PixelRect(rows)))
    }
  }
}

extension PixelRows {
  /// A binary portable pixmap (`P6`), transparency over black.
  public var portablePixmap: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) + rgbBytes }

  /// Red, green, blue and straight alpha of each pixel.
  package var straightBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
      count = pixels.count * 4
      writeStraight(pixels, into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Red, green and blue of each pixel, as they are over black.
  var rgbBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { buffer, count in
      count = pixels.count * 3
      writeRGB(pixels, into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Luma, blue difference, red difference: BT.601, 16…235 and 16…240, in 1/65,536.
  fileprivate var planes: [UInt8] {
    let count = pixels.count
    var bytes = [UInt8](repeating: 0, count: count * 3)
    for (i, pixel) in pixels.enumerated() {
      let (r, g, b) = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
      bytes[i] = UInt8((16_829 * r + 33_039 * g + 6_416 * b + 1_081_344) >> 16)
      bytes[count + i] = UInt8((-9_714 * r - 19_070 * g + 28_784 * b + 8_421_376) >> 16)
      bytes[2 * count + i] = UInt8((28_784 * r - 24_103 * g - 4_681 * b + 8_421_376) >> 16)
    }
    return bytes
  }
}

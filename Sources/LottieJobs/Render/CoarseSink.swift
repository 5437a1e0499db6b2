import LottieKit

/// Writes frames with fewer levels of each channel: formats without loss get smaller.
final class CoarseSink: FrameSink {
  private let sink: any FrameSink
  private let levels: Int

  /// Creates a sink; `levels` of a channel are 2 to 256.
  init(_ sink: any FrameSink, levels: Int) { (self.sink, self.levels) = (sink, levels) }

  var needsPrevious: Bool { sink.needsPrevious }

  func makeEncoder() throws(CodecError) -> any FrameEncoder {
    CoarseEncoder(try sink.makeEncoder(), CoarseLevels(levels))
  }

  func append(_ frame: EncodedFrame) throws(CodecError) { try sink.append(frame) }
  func finish() throws(CodecError) { try sink.finish() }
}

private final class CoarseEncoder: FrameEncoder {
  private let encoder: any FrameEncoder
  private let levels: CoarseLevels

  init(_ encoder: any FrameEncoder, _ levels: CoarseLevels) {
    (self.encoder, self.levels) = (encoder, levels)
  }

  func encode(_ frame: DrawnFrame) throws(CodecError) -> EncodedFrame {
    try encoder.encode(
      DrawnFrame(
        index: frame.index,
        pixmap: levels.applied(to: frame.pixmap),
        previous: frame.previous.map(levels.applied),
        isRepeated: frame.isRepeated
      )
    )
  }
}

/// Evenly spaced values of a channel, 0 and 255 among them.
struct CoarseLevels {
  /// The nearest level of each value.
  private let table: [UInt32]

  /// Creates 2 to 256 levels.
  init(_ count: Int) {
    let steps = Double(max(2, min(count, 256)) - 1)
    table = (0...255).map { UInt32(((Double($0) / 255 * steps).rounded() / steps * 255).rounded()) }
  }

  /// An image of these levels.
  ///
  /// Premultiplied stays so, as a larger value has no smaller level.
  func applied(to image: Pixmap) -> Pixmap {
    var image = image
    for i in image.pixels.indices {
      let pixel = image.pixels[i]
      let color = table[Int(pixel & 0xFF)] | table[Int(pixel >> 8 & 0xFF)] << 8
      image.pixels[i] = color | table[Int(pixel >> 16 & 0xFF)] << 16 | table[Int(pixel >> 24)] << 24
    }
    return image
  }
}

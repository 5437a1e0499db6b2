public import LottieScene

/// An encoded frame, ready to be appended to the previous one.
public struct EncodedFrame: Sendable {
  /// The encoded form: bytes of the file, or pixels that still depend on their neighbors.
  public enum Content: Sendable {
    /// The frame equals the previous one; formats show that one longer.
    case unchanged
    /// Bytes that encode a part of the frame.
    case bytes([UInt8], PixelRect)
    /// Indices into a palette, as GIF holds them.
    case indexed(IndexedImage)
    /// The pixels themselves, for sinks that do everything in order.
    case pixmap(Pixmap)
    /// Nothing: the frame is written already.
    case written
  }

  /// Its number in the file, from 0.
  public var index: Int
  /// The encoded form, for the sink that made the encoder.
  public var content: Content

  /// Creates a frame of a sequence; sinks get them in order of `index`.
  public init(index: Int, content: Content) {
    self.index = index
    self.content = content
  }
}

extension EncodedFrame {
  /// Makes sure that the frame fits the file it is for: the first fills it, others lie within.
  func check(_ size: (width: Int, height: Int)) throws(CodecError) {
    let fits: Bool
    switch content {
    case .bytes(_, let box):
      let isWithin = box.x + box.width <= size.width && box.y + box.height <= size.height
      fits = isWithin && (index > 0 || (box.width, box.height) == size)
    case .indexed(let image): fits = image.indices.count == size.width * size.height
    case .unchanged, .pixmap, .written: fits = true
    }
    guard fits else { throw .frameSize(index: index, width: size.width, height: size.height) }
  }
}

extension FrameSchedule {
  /// Makes sure that a file has all its frames.
  func check(frames: Int) throws(CodecError) {
    guard frames == count else { throw .frameCount(frames, expected: count) }
  }
}

/// Encodes frames, independently of their order: on all workers at once, one encoder each.
public protocol FrameEncoder: AnyObject {
  /// Encodes a frame.
  ///
  /// The outcome depends on the frame and the one before it only, so that the bytes of a file do not
  /// depend on the number of workers.
  func encode(_ frame: DrawnFrame) throws(CodecError) -> EncodedFrame
}

/// A file or stream of frames.
///
/// `append` and `finish` are called by one thread at a time, frames in order from 0.
public protocol FrameSink: AnyObject, Sendable {
  /// Whether encoders need the previous frame.
  var needsPrevious: Bool { get }
  /// An encoder for one worker; a sink makes any number of them, for concurrent use.
  func makeEncoder() throws(CodecError) -> any FrameEncoder
  /// Takes the next frame; called in order and by one thread at a time.
  func append(_ frame: EncodedFrame) throws(CodecError)
  /// Finishes the file; it is not visible before.
  func finish() throws(CodecError)
}

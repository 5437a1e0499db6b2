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

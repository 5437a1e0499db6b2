public import LottieScene

/// A frame as drawn, before encoding.
public struct DrawnFrame: Sendable {
  /// Its number in the file, from 0.
  public var index: Int
  /// The frame's pixels.
  public var pixmap: Pixmap
  /// The previous frame, for formats that store differences; nil for the first.
  public var previous: Pixmap?

  /// A frame.
  public init(index: Int, pixmap: Pixmap, previous: Pixmap? = nil) {
    self.index = index
    self.pixmap = pixmap
    self.previous = previous
  }
}

/// An encoded frame, ready to be appended to the previous one.
public struct EncodedFrame: Sendable {
  /// The kinds of content.
  public enum Content: Sendable {
    /// The frame equals the previous one.
    case unchanged
    /// Bytes that encode a part of the frame.
    case bytes([UInt8], PixelRect)
    /// A frame with a palette.
    case indexed(IndexedImage)
    /// An uncompressed frame.
    case pixmap(Pixmap)
    /// Nothing: the frame is written already.
    case written
  }

  /// Its number in the file, from 0.
  public var index: Int
  /// The encoded content.
  public var content: Content

  /// A frame.
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
  /// An encoder for one worker.
  func makeEncoder() throws(CodecError) -> any FrameEncoder
  /// Appends the next frame.
  func append(_ frame: EncodedFrame) throws(CodecError)
  /// Finishes the file; it is not visible before.
  func finish() throws(CodecError)
}

public import LottieScene

/// An image a file, written by the workers themselves in any order.
public final class StillSequenceSink: FrameSink {
  /// Whether encoders need the previous frame.
  public let needsPrevious = false
  private let makeStill:
    @Sendable () throws(CodecError) -> (PixelRows) throws(CodecError) -> [UInt8]
  private let write: @Sendable (Int, [UInt8]) throws(CodecError) -> Void

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - makeStill: Makes an encoder for a worker.
  ///   - write: Stores the file of a number; called by several threads at once.
  public init(
    makeStill:
      @escaping @Sendable () throws(CodecError) -> (PixelRows) throws(CodecError) -> [UInt8],
    write: @escaping @Sendable (Int, [UInt8]) throws(CodecError) -> Void
  ) {
    self.makeStill = makeStill
    self.write = write
  }

  /// An encoder for one worker; any number of them may compress at once.
  public func makeEncoder() throws(CodecError) -> any FrameEncoder {
    StillEncoder(make: try makeStill(), write: write)
  }

  /// Writes the file of the next frame; frames come in order and from one thread at a time.
  public func append(_ frame: EncodedFrame) {}

  /// Finishes the file; it is not visible before.
  public func finish() {}
}

private final class StillEncoder: FrameEncoder {
  private let make: (PixelRows) throws(CodecError) -> [UInt8]
  private let write: @Sendable (Int, [UInt8]) throws(CodecError) -> Void
  private var last: [UInt8]?

  init(
    make: @escaping (PixelRows) throws(CodecError) -> [UInt8],
    write: @escaping @Sendable (Int, [UInt8]) throws(CodecError) -> Void
  ) {
    self.make = make
    self.write = write
  }

  func encode(_ frame: DrawnFrame) throws(CodecError) -> EncodedFrame {
    let bytes: [UInt8]
    if frame.isRepeated, let last {
      bytes = last
    } else {
      bytes = try frame.withRows(make)
      last = bytes
    }
    try write(frame.index, bytes)
    return EncodedFrame(index: frame.index, content: .written)
  }
}

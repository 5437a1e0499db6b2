import LottieKit
import Synchronization

/// Ends drawing between two frames when the time is over.
final class DeadlineSink: FrameSink {
  private let sink: any FrameSink
  private let deadline: ContinuousClock.Instant
  private let over = Guarded(false)

  init(_ sink: any FrameSink, deadline: ContinuousClock.Instant) {
    self.sink = sink
    self.deadline = deadline
  }

  /// Whether the time ended it.
  var isOver: Bool { over.withLock { $0 } }

  var needsPrevious: Bool { sink.needsPrevious }

  func makeEncoder() throws(CodecError) -> any FrameEncoder {
    DeadlineEncoder(try sink.makeEncoder(), check)
  }

  func append(_ frame: EncodedFrame) throws(CodecError) { try sink.append(frame) }
  func finish() throws(CodecError) { try sink.finish() }

  private func check() throws(CodecError) {
    guard deadline < .now else { return }
    over.withLock { $0 = true }
    throw .cancelled
  }
}

private final class DeadlineEncoder: FrameEncoder {
  private let encoder: any FrameEncoder
  private let check: () throws(CodecError) -> Void

  init(_ encoder: any FrameEncoder, _ check: @escaping () throws(CodecError) -> Void) {
    self.encoder = encoder
    self.check = check
  }

  func encode(_ frame: DrawnFrame) throws(CodecError) -> EncodedFrame {
    try check()
    return try encoder.encode(frame)
  }
}

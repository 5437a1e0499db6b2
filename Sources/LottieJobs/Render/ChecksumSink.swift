import LottieKit
import Synchronization

/// Takes checksums of frames before they are written.
final class ChecksumSink: FrameSink {
  private let sink: any FrameSink
  private let sums: Guarded<[Checksum]>

  init(_ sink: any FrameSink, count: Int) {
    self.sink = sink
    sums = Guarded(Array(repeating: Checksum(), count: count))
  }

  /// The checksums of all frames.
  var checksums: [Checksum] { sums.withLock { $0 } }

  var needsPrevious: Bool { sink.needsPrevious }

  func makeEncoder() throws(CodecError) -> any FrameEncoder {
    ChecksumEncoder(try sink.makeEncoder()) { [self] index, sum in
      sums.withLock { if $0.indices.contains(index) { $0[index] = sum } }
    }
  }

  func append(_ frame: EncodedFrame) throws(CodecError) { try sink.append(frame) }
  func finish() throws(CodecError) { try sink.finish() }
}

private final class ChecksumEncoder: FrameEncoder {
  private let encoder: any FrameEncoder
  private let note: (Int, Checksum) -> Void

  init(_ encoder: any FrameEncoder, note: @escaping (Int, Checksum) -> Void) {
    self.encoder = encoder
    self.note = note
  }

  func encode(_ frame: DrawnFrame) throws(CodecError) -> EncodedFrame {
    note(frame.index, frame.withRows { $0.checksum })
    return try encoder.encode(frame)
  }
}

extension PixelRows {
  /// The checksum of the bytes of the pixels, R, G, B, A.
  var checksum: Checksum {
    var checksum = Checksum()
    for pixel in pixels {
      for shift: UInt32 in [0, 8, 16, 24] { checksum.add(UInt8(pixel >> shift & 0xFF)) }
    }
    return checksum
  }
}

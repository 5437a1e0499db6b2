import LottieKit
import Synchronization

/// Takes checksums of frames before they are written.
final class ChecksumSink: FrameSink {
  private let sink: any FrameSink
  private let sums: Guarded<[UInt64]>

  init(_ sink: any FrameSink, count: Int) {
    self.sink = sink
    sums = Guarded(Array(repeating: 0, count: count))
  }

  /// The checksums of all frames.
  var checksums: [UInt64] { sums.withLock { $0 } }

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
  private let note: (Int, UInt64) -> Void

  init(_ encoder: any FrameEncoder, note: @escaping (Int, UInt64) -> Void) {
    self.encoder = encoder
    self.note = note
  }

  func encode(_ frame: DrawnFrame) throws(CodecError) -> EncodedFrame {
    note(frame.index, frame.pixmap.checksum)
    return try encoder.encode(frame)
  }
}

extension Pixmap {
  /// FNV-1a over the bytes of the pixels, R, G, B, A: <http://www.isthe.com/chongo/tech/comp/fnv/>.
  var checksum: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        hash = (hash ^ UInt64(pixel >> shift & 0xFF)) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}

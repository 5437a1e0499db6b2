import LottieScene
import Synchronization
import Testing

@testable import LottieCodecs

struct StillSequenceTests {
  @Test func `a repeated frame is written again, not encoded again`() throws {
    let made = Guarded(0)
    let files = Guarded<[Int: [UInt8]]>([:])
    let sink = StillSequenceSink(
      makeStill: {
        { rows in
          made.withLock { $0 += 1 }
          return [UInt8(truncatingIfNeeded: rows.pixels[0])]
        }
      },
      write: { index, bytes in files.withLock { $0[index] = bytes } }
    )
    let encoder = try sink.makeEncoder()
    for (index, color) in [3, 3, 7, 7, 7].enumerated() {
      let frame = DrawnFrame(
        index: index,
        pixmap: Pixmap(width: 1, height: 1, fill: UInt32(color)),
        isRepeated: index == 1 || index > 2
      )
      _ = try encoder.encode(frame)
    }
    #expect(made.withLock { $0 } == 2)
    #expect(files.withLock { $0 } == [0: [3], 1: [3], 2: [7], 3: [7], 4: [7]])
  }
}

import Testing

@testable import LottieCodecs

struct PixelRunTests {
  @Test func `a run ends at the first pixel that differs`() {
    for count in 1...40 {
      for end in 1...count {
        // Runs of every length up to the end of the row, and one that a later equal pixel follows.
        var pixels = [UInt32](repeating: 5, count: count)
        if end < count { pixels[end] = 6 }
        pixels.withUnsafeBufferPointer { row in
          #expect(row.endOfRun(from: 0) == end)
          if end < count { #expect(row.endOfRun(from: end) == end + 1) }
          #expect(row.endOfRun(from: end - 1) == end)
        }
      }
    }
  }
}

package import LottieScene

extension Pixmap {
  /// The largest difference of a channel of two pixels, 0…255.
  package static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    var maximum = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      maximum = max(maximum, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return maximum
  }
}

package import LottieScene

extension Pixmap {
  /// The largest difference of a channel of two pixels, 0…255.
  package static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    func channels(_ pixel: UInt32) -> SIMD4<Int16> {
      SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    }
    let difference = channels(a) &- channels(b)
    return Int(max(difference.max(), (0 &- difference).max()))
  }
}

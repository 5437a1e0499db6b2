/// Bytes, as players written in C++ cast numbers to them.
package enum Byte {
  /// The lowest byte of 255 times a number, divided by 255: 0…1; 0 where that is no number.
  package static func wrapped(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let whole = Int(min(max(Float(number) * 255, -1e9), 1e9))
    return Double(UInt8(truncatingIfNeeded: whole)) / 255
  }
}

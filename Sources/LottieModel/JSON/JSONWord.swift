/// Eight bytes of a text at once, the first one lowest.
///
/// The tests on all bytes of a word are those of S. E. Anderson, "Bit Twiddling Hacks"
/// (<https://graphics.stanford.edu/~seander/bithacks.html>); eight digits to a number in three
/// multiplications: D. Lemire, "Quickly parsing eight digits" (2018).
struct JSONWord {
  let bits: UInt64

  @inline(__always)
  init(_ bits: UInt64) { self.bits = bits }

  /// Loads eight bytes, all of which must exist.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The number of bytes before the first one that ends or interrupts plain characters of a string:
  /// a quotation mark, a backslash, a control character, or one that is not ASCII; 8 for none.
  @inline(__always)
  var plainCount: Int {
    let quote = bits ^ JSONWord.all(UInt8(ascii: "\""))
    let backslash = bits ^ JSONWord.all(UInt8(ascii: "\\"))
    let ones = JSONWord.all(1)
    // A borrow can only mark bytes above the first one that is marked rightly.
    let below =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
      | (bits &- JSONWord.all(0x20)) & ~bits
    return ((below | bits) & JSONWord.all(0x80)).trailingZeroBitCount >> 3
  }

  /// The high bit of each byte that is no digit.
  @inline(__always)
  var nonDigits: UInt64 {
    let values = digitValues
    return ((values & JSONWord.all(0x7F)) &+ JSONWord.all(0x76) | values) & JSONWord.all(0x80)
  }

  /// The bytes with the values of digits in place of their characters.
  @inline(__always)
  var digitValues: UInt64 { bits ^ JSONWord.all(UInt8(ascii: "0")) }

  /// The number that eight digits make, given by their values, the first one lowest.
  @inline(__always)
  static func number(_ values: UInt64) -> UInt64 {
    let pairs = (values &* (10 << 8 | 1)) >> 8 & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* (100 << 16 | 1)) >> 16 & 0x0000_FFFF_0000_FFFF
    return (fours &* (10_000 << 32 | 1)) >> 32
  }

  @inline(__always)
  subscript(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 8 &* index))
  }

  /// The first bytes, zeros above them.
  ///
  /// - Precondition: `count` is below 8.
  @inline(__always)
  func first(_ count: Int) -> UInt64 {
    bits & ((1 &<< UInt64(truncatingIfNeeded: 8 &* count)) &- 1)
  }
}

/// Converts decimal text to binary floating point, rounded to nearest.
struct JSONNumber {
  /// Bytes of the text.
  let count: Int
  let value: Double

  /// Reads the number without a sign at the start of eight bytes; nil if it may continue after
  /// them, has an exponent or is invalid.
  @inline(__always)
  init?(_ word: JSONWord) {
    let nonDigits = word.nonDigits
    guard nonDigits != 0 else { return nil }
    let whole = nonDigits.trailingZeroBitCount >> 3
    guard whole > 0, whole == 1 || word[0] != UInt8(ascii: "0") else { return nil }
    let values = word.digitValues
    guard word[whole] == UInt8(ascii: ".") else {
      guard word[whole] | 0x20 != UInt8(ascii: "e") else { return nil }
      count = whole
      // Zeros in front of the digits.
      value = Double(
        Int64(
          truncatingIfNeeded: JSONWord.number(
            values &<< UInt64(truncatingIfNeeded: 64 &- 8 &* whole)
          )
        )
      )
      return
    }
    let rest = nonDigits & (nonDigits &- 1)
    guard rest != 0 else { return nil }
    count = rest.trailingZeroBitCount >> 3
    let decimals = count &- whole &- 1
    guard decimals > 0, word[count] | 0x20 != UInt8(ascii: "e") else { return nil }
    // Without the point.
    let low = values & ((1 &<< UInt64(truncatingIfNeeded: 8 &* whole)) &- 1)
    let high =
      (values &>> UInt64(truncatingIfNeeded: 8 &* whole &+ 8))
      &<< UInt64(truncatingIfNeeded: 8 &* whole)
    let digits = (low | high) &<< UInt64(truncatingIfNeeded: 72 &- 8 &* count)
    // Both are exact, so that the quotient is rounded once (Clinger 1990, the fast path).
    value = Double(Int64(truncatingIfNeeded: JSONWord.number(digits))) / JSONNumber.power(decimals)
  }

  /// A number of any length, and the byte past its end.
  @inline(never)
  static func long(
    _ text: UnsafePointer<UInt8>,
    from start: Int,
    end: Int
  ) throws(JSONError) -> (node: JSONDocument.Node, past: Int) {
    var at = text[start] == UInt8(ascii: "-") ? start + 1 : start
    var mantissa: UInt64 = 0
    func skipDigits() -> Int {
      let first = at
      while at < end, text[at] &- 48 < 10 {
        mantissa = mantissa &* 10 &+ UInt64(text[at] &- 48)
        at += 1
      }
      return at - first
    }
    let firstDigit = at
    let whole = skipDigits()
    guard whole > 0, whole == 1 || text[firstDigit] != UInt8(ascii: "0") else {
      throw JSONError(.badNumber, offset: start)
    }
    var decimals = 0
    if at < end, text[at] == UInt8(ascii: ".") {
      at += 1
      decimals = skipDigits()
      guard decimals > 0 else { throw JSONError(.badNumber, offset: start) }
    }
    var isShort = whole + decimals <= 19
    if at < end, text[at] | 0x20 == UInt8(ascii: "e") {
      isShort = false
      at += 1
      if at < end, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
      guard skipDigits() > 0 else { throw JSONError(.badNumber, offset: start) }
    }
    guard isShort else { return (.unreadNumber(at: start, count: at - start), at) }
    let value = quotient(mantissa, decimals: decimals)
    return (
      .number(at: start, count: at - start, text[start] == UInt8(ascii: "-") ? -value : value), at
    )
  }

  /// A number of up to 19 digits, the last ones decimals.
  ///
  /// The quotient of two integers to 64 bits, the last of them set where there is a remainder, is
  /// rounded correctly by the conversion to 53 bits.
  static func quotient(_ mantissa: UInt64, decimals: Int) -> Double {
    if mantissa <= 1 << 53 { return Double(mantissa) / power(decimals) }
    let divisor = (0..<decimals).reduce(UInt64(1)) { product, _ in product * 10 }
    let (m, d) = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let (dividend, normal) = (mantissa << UInt64(m), divisor << UInt64(d))
    // Halved where the quotient would have 65 bits.
    let shift: UInt64 = dividend < normal ? 0 : 1
    let high = dividend >> shift
    let low = shift == 0 ? 0 : dividend << 63
    let (bits, remainder) = normal.dividingFullWidth((high, low))
    let exponent = d - m - 64 + Int(shift)
    return Double(bits | (remainder == 0 ? 0 : 1))
      * Double(bitPattern: UInt64(1_023 + exponent) << 52)
  }

  /// Ten to a power, up to 22: those are exact.
  @inline(__always)
  private static func power(_ exponent: Int) -> Double {
    powers.withUnsafeBufferPointer { $0[exponent] }
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The value of any well-formed number; infinite when it is too large.
  @inline(never)
  static func parse(_ text: UnsafePointer<UInt8>, count: Int) -> Double {
    let string = String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    return Double(string) ?? (string.hasPrefix("-") ? -.infinity : .infinity)
  }
}

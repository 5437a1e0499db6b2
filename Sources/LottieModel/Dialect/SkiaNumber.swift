/// Numbers as Skia's JSON parser makes them: modules/jsonreader/SkJSONReader.cpp.
///
/// It collects digits in 32 bits as long as they fit, and then in a float, and scales the result by a power of ten. What
/// After Effects writes for frame 2, 2.00000008146167, becomes the float after 2, and 3.00000012219251 becomes 3.
package enum SkiaNumber {
  /// The last whole number to which a digit can be added in 32 bits.
  private static let last: Int32 = (.max - 9) / 10

  /// The float that the parser makes of a number's shortest decimal text.
  package static func parsed(_ number: Double) -> Float {
    var digits = ""
    var exponent: Int?
    for character in abs(number).description {
      if character == "." {
        exponent = 0
      } else if character.isWholeNumber {
        digits.append(character)
        exponent = exponent.map { $0 - 1 }
      } else {
        // Texts with exponents are read as others read them.
        return Float(number)
      }
    }
    // A whole number is written without a fraction.
    if exponent == -1, digits.last == "0" { (digits, exponent) = (String(digits.dropLast()), nil) }
    var whole: Int32 = 0
    var value: Float?
    for digit in digits.compactMap(\.wholeNumberValue) {
      if value == nil, whole <= last {
        whole = whole * 10 + Int32(digit)
      } else {
        value = (value ?? Float(whole)) * 10 + Float(digit)
      }
    }
    let scale = exponent.map { Float("1e\($0)") ?? 0 } ?? 1
    let magnitude = (value ?? Float(whole)) * scale
    return number < 0 ? -magnitude : magnitude
  }
}

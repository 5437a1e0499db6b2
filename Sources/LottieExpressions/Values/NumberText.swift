/// Numbers as scripts write them (ECMAScript, Number::toString).
enum NumberText {
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if number == 0 { return "0" }
    if let whole = Int64(exactly: number), abs(number) < 1e15 { return String(whole) }
    let sign = number < 0 ? "-" : ""
    let (digits, point) = shortest(number.magnitude)
    return sign + layout(digits, point)
  }

  /// The shortest digits that identify a number, and the position of the point among them.
  private static func shortest(_ number: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var rest = Array("\(number)".utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else if byte == UInt8(ascii: "e") {
        exponent = Int(String(decoding: rest, as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
    var index = (point ?? digits.count) + exponent
    while digits.first == UInt8(ascii: "0"), digits.count > 1 {
      digits.removeFirst()
      index -= 1
    }
    while digits.last == UInt8(ascii: "0"), digits.count > 1 { digits.removeLast() }
    return (digits, index)
  }

  private static func layout(_ digits: [UInt8], _ point: Int) -> String {
    let count = digits.count
    let all = String(decoding: digits, as: UTF8.self)
    if count <= point, point <= 21 { return all + zeros(point - count) }
    if 0 < point, point <= 21 {
      return String(decoding: digits[..<point], as: UTF8.self) + "."
        + String(decoding: digits[point...], as: UTF8.self)
    }
    if -6 < point, point <= 0 { return "0." + zeros(-point) + all }
    let exponent = point - 1
    let power = (exponent < 0 ? "e-" : "e+") + String(abs(exponent))
    guard count > 1 else { return all + power }
    return String(decoding: digits[..<1], as: UTF8.self) + "."
      + String(decoding: digits[1...], as: UTF8.self) + power
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: max(count, 0)) }

  /// A number in a base from 2 to 36; fractions to 52 digits.
  static func text(_ number: Double, radix: Int) -> String {
    guard number.isFinite, radix != 10 else { return text(number) }
    let whole = number.magnitude.rounded(.down)
    guard whole < 0x1p62, let integer = Int64(exactly: whole) else { return text(number) }
    var result = (number < 0 ? "-" : "") + String(integer, radix: radix)
    var fraction = number.magnitude - whole
    guard fraction > 0 else { return result }
    result += "."
    for _ in 0..<52 where fraction > 0 {
      fraction *= Double(radix)
      let digit = Int(fraction)
      result += String(digit, radix: radix)
      fraction -= Double(digit)
    }
    return result
  }

  /// A number with a fixed count of decimals, 0…100, rounded from its exact value, half away from
  /// zero.
  static func fixed(_ number: Double, _ fractionDigits: Int) -> String {
    guard number.isFinite, number.magnitude < 1e21 else { return text(number) }
    // The exact decimal digits: whole part, then the fraction's, by doubling and halving digits.
    var whole = digits(of: number.magnitude.rounded(.down))
    var fraction = number.magnitude - number.magnitude.rounded(.down)
    var behind: [UInt8] = []
    // Each step takes one digit off exactly: the product is split before it is rounded.
    for _ in 0..<fractionDigits {
      let (digit, rest) = tenfold(fraction)
      behind.append(digit)
      fraction = rest
    }
    if fraction >= 0.5 {
      var carry = true
      for i in behind.indices.reversed() where carry {
        carry = behind[i] == 9
        behind[i] = carry ? 0 : behind[i] + 1
      }
      if carry { whole = digits(of: number.magnitude.rounded(.down) + 1) }
    }
    let text = whole + (fractionDigits > 0 ? "." + behind.map { String($0) }.joined() : "")
    return (number < 0 ? "-" : "") + text
  }

  private static func digits(of whole: Double) -> String {
    let billion = 1e9
    guard whole >= 1e18 else { return String(Int64(whole)) }
    let high = (whole / billion).rounded(.down)
    let low = (whole - high * billion).magnitude
    let rest = String(Int64(low))
    return String(Int64(high)) + zeros(9 - rest.count) + rest
  }

  /// The first decimal of a number below 1, and the remainder.
  private static func tenfold(_ fraction: Double) -> (UInt8, Double) {
    let product = fraction * 10
    let error = (-product).addingProduct(fraction, 10)
    var digit = product.rounded(.down)
    var rest = product - digit + error
    if rest < 0 {
      digit -= 1
      rest += 1
    } else if rest >= 1 {
      digit += 1
      rest -= 1
    }
    return (UInt8(min(max(digit, 0), 9)), rest)
  }
}

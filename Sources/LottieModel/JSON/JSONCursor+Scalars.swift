extension JSONCursor {
  /// The value as a Boolean: JSON's own, or a number that is not zero; nil otherwise.
  public var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    case .number: double.map { $0 != 0 }
    default: nil
    }
  }

  /// The string; nil for everything else.
  public var string: String? {
    guard node.kind == .string else { return nil }
    let raw = UnsafeBufferPointer(start: text + Int(node.offset), count: node.count)
    guard node.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return JSONCursor.unescaped(raw)
  }

  /// The bytes between the quotation marks, escapes undecoded; empty for everything else.
  public var rawString: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: text + Int(node.offset),
      count: node.kind == .string ? node.count : 0
    )
  }

  /// The text of a number as written; empty for everything else.
  package var numberText: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: text + Int(node.offset),
      count: node.kind == .number ? node.count : 0
    )
  }

  /// The number, rounded to nearest; infinite when it is too large; nil for everything else.
  @inline(__always)
  public var double: Double? {
    guard node.kind == .number else { return nil }
    let value = node.value
    return value.isNaN ? JSONNumber.parse(text + Int(node.offset), count: node.count) : value
  }

  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 48)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - 87)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - 55)
    default: nil
    }
  }

  /// Decodes escapes; a surrogate without its partner becomes U+FFFD.
  private static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    var units: [UInt16] = []
    var result = ""
    var plain: [UInt8] = []
    func flush() {
      result += String(decoding: units, as: UTF16.self)
      units.removeAll()
      result += String(decoding: plain, as: UTF8.self)
      plain.removeAll()
    }
    var i = 0
    while i < raw.count {
      guard raw[i] == UInt8(ascii: "\\"), i + 1 < raw.count else {
        if !units.isEmpty { flush() }
        plain.append(raw[i])
        i += 1
        continue
      }
      if raw[i + 1] == UInt8(ascii: "u"), i + 6 <= raw.count {
        if !plain.isEmpty { flush() }
        let unit = (i + 2..<i + 6).reduce(UInt32(0)) { $0 << 4 | (hexDigit(raw[$1]) ?? 0) }
        units.append(UInt16(truncatingIfNeeded: unit))
        i += 6
        continue
      }
      if !units.isEmpty { flush() }
      switch raw[i + 1] {
      case UInt8(ascii: "b"): plain.append(8)
      case UInt8(ascii: "f"): plain.append(12)
      case UInt8(ascii: "n"): plain.append(10)
      case UInt8(ascii: "r"): plain.append(13)
      case UInt8(ascii: "t"): plain.append(9)
      default: plain.append(raw[i + 1])
      }
      i += 2
    }
    flush()
    return result
  }
}

/// Strings that are not read at once: long ones, and those with escapes or other scripts.
enum JSONString {
  /// A string from behind its quotation mark on, and the byte past its end.
  @inline(never)
  static func long(
    _ text: UnsafePointer<UInt8>,
    from start: Int,
    end: Int
  ) throws(JSONError) -> (node: JSONDocument.Node, past: Int) {
    var at = start
    var hasEscapes = false
    while true {
      while at + 8 <= end {
        let plain = JSONWord(text + at).plainCount
        at += plain
        if plain < 8 { break }
      }
      guard at < end else { throw JSONError(.unexpectedEnd, offset: at) }
      let byte = text[at]
      if byte == UInt8(ascii: "\"") { break }
      guard byte >= 0x20 else { throw JSONError(.badString, offset: at) }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        at = try pastEscape(text, at, end)
      } else if byte < 0x80 {
        at += 1
      } else {
        at = try pastMultibyte(text, at, end)
      }
    }
    let count = at - start
    guard count <= 8, !hasEscapes else {
      return (.string(at: start, count: count, hasEscapes: hasEscapes), at + 1)
    }
    var bytes: UInt64 = 0
    for i in 0..<count { bytes |= UInt64(text[start + i]) << UInt64(8 * i) }
    return (.string(at: start, bytes: bytes), at + 1)
  }

  private static func pastEscape(
    _ text: UnsafePointer<UInt8>,
    _ at: Int,
    _ end: Int
  ) throws(JSONError) -> Int {
    guard at + 1 < end else { throw JSONError(.unexpectedEnd, offset: end) }
    switch text[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return at + 2
    case UInt8(ascii: "u"):
      guard at + 6 <= end else { throw JSONError(.unexpectedEnd, offset: end) }
      for i in at + 2..<at + 6 where JSONCursor.hexDigit(text[i]) == nil {
        throw JSONError(.badString, offset: at)
      }
      return at + 6
    default: throw JSONError(.badString, offset: at)
    }
  }

  /// Passes over one well-formed UTF-8 sequence of two to four bytes (Unicode table 3-7).
  private static func pastMultibyte(
    _ text: UnsafePointer<UInt8>,
    _ at: Int,
    _ end: Int
  ) throws(JSONError) -> Int {
    let lead = text[at]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw JSONError(.badString, offset: at)
    }
    guard at + length <= end else { throw JSONError(.unexpectedEnd, offset: end) }
    guard second.contains(text[at + 1]) else { throw JSONError(.badString, offset: at) }
    for i in at + 2..<max(at + 2, at + length) where text[i] & 0xC0 != 0x80 {
      throw JSONError(.badString, offset: at)
    }
    return at + length
  }
}

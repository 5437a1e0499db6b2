/// A piece of a script.
enum Token: Equatable {
  case end
  case number(Double)
  case string(String)
  /// A word, keywords included.
  case word(String)
  case punctuator(Punctuator)
  /// Text of a template up to `${` or to its end.
  case template(String, isLast: Bool)
}

/// Cuts a script into tokens, one at a time.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  /// Start of the last token.
  private(set) var start = 0
  /// Whether a line ended between the last token and the one before.
  private(set) var isAfterLineEnd = false

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  /// The next token.
  mutating func next() throws(SyntaxError) -> Token {
    try skipBlanks()
    start = position
    guard position < bytes.count else { return .end }
    let first = byte()
    if first.isDigit || (first == UInt8(ascii: ".") && byte(1).isDigit) { return try number() }
    if first.startsWord { return .word(word()) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try string(first) }
    if first == UInt8(ascii: "`") {
      position += 1
      return try template()
    }
    return .punctuator(try punctuator())
  }

  private mutating func skipBlanks() throws(SyntaxError) {
    isAfterLineEnd = false
    while position < bytes.count {
      let first = byte()
      if first == 10 || first == 13 {
        isAfterLineEnd = true
        position += 1
      } else if first == 32 || (9...12).contains(first) {
        position += 1
      } else if first == 0xC2, byte(1) == 0xA0 {
        position += 2
      } else if first == 0xE2, byte(1) == 0x80, byte(2) == 0xA8 || byte(2) == 0xA9 {
        isAfterLineEnd = true
        position += 3
      } else if first == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF {
        position += 3
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while position < bytes.count, byte() != 10, byte() != 13 { position += 1 }
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    start = position
    position += 2
    while position < bytes.count {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if byte() == 10 { isAfterLineEnd = true }
      position += 1
    }
    throw SyntaxError("a comment does not end", at: start)
  }

  private mutating func word() -> String {
    let from = position
    while byte().isWord { position += 1 }
    return String(decoding: bytes[from..<position], as: UTF8.self)
  }

  private mutating func punctuator() throws(SyntaxError) -> Punctuator {
    for length in stride(from: min(4, bytes.count - position), through: 1, by: -1) {
      let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
      if let punctuator = Punctuator(rawValue: text) {
        position += length
        return punctuator
      }
    }
    throw SyntaxError("a character that cannot stand here", at: position)
  }

  private mutating func number() throws(SyntaxError) -> Token {
    let from = position
    if byte() == UInt8(ascii: "0"), let radix = Lexer.radix(byte(1)) {
      position += 2
      return .number(try digits(radix, from))
    }
    while byte().isDigit { position += 1 }
    if byte() == UInt8(ascii: ".") {
      position += 1
      while byte().isDigit { position += 1 }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
      guard byte().isDigit else { throw SyntaxError("a number without exponent", at: from) }
      while byte().isDigit { position += 1 }
    }
    guard !byte().startsWord else { throw SyntaxError("a number followed by a word", at: from) }
    var text = String(decoding: bytes[from..<position], as: UTF8.self)
    if text.hasSuffix(".") { text += "0" }
    if text.hasPrefix(".") { text = "0" + text }
    text = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.lowercased().hasPrefix("e") ? "0" + part : String(part)
    }.joined(separator: ".")
    guard let number = Double(text) else { throw SyntaxError("a number that is none", at: from) }
    return .number(number)
  }

  private static func radix(_ letter: UInt8) -> Double? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private mutating func digits(_ radix: Double, _ from: Int) throws(SyntaxError) -> Double {
    var value = 0.0
    let first = position
    while let digit = byte().hexDigit, Double(digit) < radix {
      value = value * radix + Double(digit)
      position += 1
    }
    guard position > first, !byte().isWord else {
      throw SyntaxError("a number that is none", at: from)
    }
    return value
  }

  private mutating func string(_ quote: UInt8) throws(SyntaxError) -> Token {
    position += 1
    var units: [UInt16] = []
    while position < bytes.count {
      let first = byte()
      if first == quote {
        position += 1
        return .string(String(decoding: units, as: UTF16.self))
      }
      if first == 10 || first == 13 { break }
      try character(into: &units)
    }
    throw SyntaxError("a string does not end", at: start)
  }

  /// The text of a template from here to `${` or to its end.
  mutating func template() throws(SyntaxError) -> Token {
    var units: [UInt16] = []
    while position < bytes.count {
      if byte() == UInt8(ascii: "`") {
        position += 1
        return .template(String(decoding: units, as: UTF16.self), isLast: true)
      }
      if byte() == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{") {
        position += 2
        return .template(String(decoding: units, as: UTF16.self), isLast: false)
      }
      try character(into: &units)
    }
    throw SyntaxError("a template does not end", at: start)
  }

  private mutating func character(into units: inout [UInt16]) throws(SyntaxError) {
    guard byte() == UInt8(ascii: "\\") else {
      let from = position
      position += 1
      while position < bytes.count, byte() & 0xC0 == 0x80 { position += 1 }
      units += Array(String(decoding: bytes[from..<position], as: UTF8.self).utf16)
      return
    }
    position += 1
    let letter = byte()
    position += 1
    switch letter {
    case UInt8(ascii: "n"): units.append(10)
    case UInt8(ascii: "r"): units.append(13)
    case UInt8(ascii: "t"): units.append(9)
    case UInt8(ascii: "b"): units.append(8)
    case UInt8(ascii: "f"): units.append(12)
    case UInt8(ascii: "v"): units.append(11)
    case UInt8(ascii: "0"): units.append(0)
    case UInt8(ascii: "x"): units.append(UInt16(truncatingIfNeeded: try escape(2)))
    case UInt8(ascii: "u"):
      if byte() == UInt8(ascii: "{") {
        position += 1
        let scalar = try escape(nil)
        guard let scalar = Unicode.Scalar(scalar) else {
          throw SyntaxError("an escape that is none", at: position)
        }
        units += Array(String(Character(scalar)).utf16)
      } else {
        units.append(UInt16(truncatingIfNeeded: try escape(4)))
      }
    case 13: if byte() == 10 { position += 1 }
    case 10: break
    default:
      position -= 1
      let from = position
      position += 1
      while position < bytes.count, byte() & 0xC0 == 0x80 { position += 1 }
      units += Array(
        String(decoding: bytes[from..<min(position, bytes.count)], as: UTF8.self).utf16
      )
    }
  }

  /// Hexadecimal digits: a count of them, or up to a closing brace.
  private mutating func escape(_ count: Int?) throws(SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    var read = 0
    while let digit = byte().hexDigit, read < count ?? 6 {
      value = value << 4 | UInt32(digit)
      position += 1
      read += 1
    }
    if count == nil, byte() == UInt8(ascii: "}"), read > 0 {
      position += 1
    } else if read != count {
      throw SyntaxError("an escape that is none", at: position)
    }
    return value
  }
}

/// The reason why a script cannot be read, and the byte where that shows.
struct SyntaxError: Error {
  let message: String
  let position: Int

  init(_ message: String, at position: Int) {
    self.message = message
    self.position = position
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var startsWord: Bool {
    let letter = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || (self >= 0x80)
  }

  fileprivate var isWord: Bool { startsWord || isDigit }

  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

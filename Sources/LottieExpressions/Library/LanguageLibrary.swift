/// Functions of the language that are no members.
enum LanguageLibrary {
  static func call(_ function: LibraryFunction, _ given: Arguments) throws(Abrupt) -> Value {
    let run = given.run
    switch function {
    case .isNaN: return .bool(try given.number(0).isNaN)
    case .isFinite: return .bool(try given.number(0).isFinite)
    case .isInteger:
      guard let number = given[0].asNumber else { return .bool(false) }
      return .bool(number.isFinite && number == number.rounded())
    case .parseInt: return .number(try parseInt(given))
    case .parseFloat: return .number(try parseFloat(given))
    case .numberOf: return .number(given.count == 0 ? 0 : try given.number(0))
    case .stringOf: return try run.text(given.count == 0 ? "" : try given.string(0))
    case .booleanOf: return .bool(try Conversion.boolean(given[0], run))
    case .array: return try array(given)
    case .object:
      if case .object = given[0] { return given[0] }
      try run.allocate(96)
      return .object(PlainObject(isError: false))
    case .error:
      try run.allocate(128)
      let error = PlainObject(isError: true)
      error.set("name", .text("Error"))
      error.set("message", .text(given.has(0) ? try given.string(0) : ""))
      return .object(error)
    case .isArray: return .bool(try given.plain(0).asArray != nil)
    case .keys: return try keys(given)
    case .fromCharCode:
      try run.charge(reading: given.count)
      var units: [UInt16] = []
      for i in 0..<given.count {
        units.append(UInt16(truncatingIfNeeded: Conversion.int32(try given.number(i))))
      }
      return try run.text(String(decoding: units, as: UTF16.self))
    case .evaluate: return try evaluate(given)
    default: return .undefined
    }
  }

  private static func array(_ given: Arguments) throws(Abrupt) -> Value {
    guard given.count == 1, let length = given[0].asNumber else {
      return try given.run.array(given.values)
    }
    guard let count = Int(exactly: length), (0...0xFFFF_FFFF).contains(count) else {
      try given.run.fail("RangeError", "Invalid array length")
    }
    try given.run.allocate(count > 1 << 24 ? Int.max : 16 * count)
    return try given.run.array(Array(repeating: .absent, count: count))
  }

  private static func keys(_ given: Arguments) throws(Abrupt) -> Value {
    var keys: [String] = []
    switch try given.plain(0) {
    case .object(let object as PlainObject): keys = object.keys
    case .object(let array as ArrayObject): keys = array.elements.indices.map { String($0) }
    default: break
    }
    try given.run.charge(keys.count)
    try given.run.allocate(48 * keys.count)
    return try given.run.array(keys.map { .text($0) })
  }

  private static func parseInt(_ given: Arguments) throws(Abrupt) -> Double {
    let string = try given.string(0)
    try given.run.charge(reading: string.utf8.count)
    var text = Conversion.trimmed(string)[...]
    let isNegative = text.hasPrefix("-")
    if isNegative || text.hasPrefix("+") { text = text.dropFirst() }
    var radix = Int(Conversion.int32(try given.number(1, default: 0)))
    if radix == 0 || radix == 16, text.prefix(2).lowercased() == "0x" {
      text = text.dropFirst(2)
      radix = 16
    }
    if radix == 0 { radix = 10 }
    guard (2...36).contains(radix) else { return .nan }
    var value = 0.0
    var hasDigits = false
    for character in text.unicodeScalars {
      guard character.isASCII, let digit = Character(character).digit, digit < radix else { break }
      value = value * Double(radix) + Double(digit)
      hasDigits = true
    }
    guard hasDigits else { return .nan }
    return isNegative ? -value : value
  }

  private static func parseFloat(_ given: Arguments) throws(Abrupt) -> Double {
    let string = try given.string(0)
    try given.run.charge(reading: string.utf8.count)
    let text = Conversion.trimmed(string)
    var end = text.startIndex
    var hasPoint = false
    var hasExponent = false
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == ".", !hasPoint, !hasExponent {
        hasPoint = true
      } else if character == "e" || character == "E", !hasExponent, end > text.startIndex {
        hasExponent = true
      } else if character == "+" || character == "-" {
        guard index == text.startIndex || previous == "e" || previous == "E" else { break }
      } else if !("0"..."9").contains(character) {
        break
      } else {
        end = text.index(after: index)
      }
      previous = character
    }
    for (word, value) in [("Infinity", Double.infinity), ("-Infinity", -.infinity)]
    where text.hasPrefix(word) {
      return value
    }
    guard end > text.startIndex else { return .nan }
    return Conversion.number(of: String(text[..<end]))
  }

  /// Names joined by dots, and nothing else: `thisLayer.parent.parent`.
  private static func evaluate(_ given: Arguments) throws(Abrupt) -> Value {
    guard case .string(let text) = given[0] else { return given[0] }
    let run = given.run
    guard text.size <= 256 else { try failEvaluation(run) }
    let names = text.string.split(separator: ".", omittingEmptySubsequences: false).map {
      Conversion.trimmed(String($0))
    }
    let isPath = names.allSatisfy { name in
      guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
      return name.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...122).contains(byte | 0x20) || byte == 95 || byte == 36
      }
    }
    guard isPath, let first = names.first, let root = run.names.find(first),
      var value = try run.host.global(root, run)
    else { try failEvaluation(run) }
    for name in names.dropFirst() {
      value = try Members.get(.text(name), of: value, run)
    }
    return value
  }

  private static func failEvaluation(_ run: Evaluation) throws(Abrupt) -> Never {
    try run.fail("EvalError", "only dotted names can be evaluated")
  }
}

extension Character {
  fileprivate var digit: Int? { hexDigitValue ?? letterValue }

  private var letterValue: Int? {
    guard let ascii = asciiValue, (97...122).contains(ascii | 0x20) else { return nil }
    return Int(ascii | 0x20) - 87
  }
}

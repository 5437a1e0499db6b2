/// A value of a script.
package enum Value {
  /// No value.
  case undefined
  /// The empty value.
  case null
  /// A Boolean.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(Text)
  /// An array, an object, a function or something of the host's.
  case object(ScriptObject)
  /// The content of a variable before its declaration ran; never seen by a script.
  case absent

  /// A string.
  package static func text(_ string: String) -> Value { .string(Text(string)) }

  /// The number, if it is one; no conversion.
  package var asNumber: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The array, if it is one.
  package var asArray: ArrayObject? {
    if case .object(let object) = self { object as? ArrayObject } else { nil }
  }

  /// Whether it is undefined or null.
  package var isNullish: Bool {
    switch self {
    case .undefined, .null, .absent: true
    case .bool, .number, .string, .object: false
    }
  }
}

/// A string of a script, its UTF-16 units made on demand.
package final class Text {
  /// The string.
  package let string: String
  private var cached: [UInt16]?

  init(_ string: String) {
    self.string = string
  }

  /// The units that scripts count, paid for when they are made.
  func units(_ run: Evaluation) throws(Abrupt) -> [UInt16] {
    if let cached { return cached }
    try run.charge(copying: size)
    let made = Array(string.utf16)
    cached = made
    return made
  }

  /// Number of bytes, for budgets.
  package var size: Int { string.utf8.count }
}

/// Values as other kinds of values (ECMAScript, abstract operations).
package enum Conversion {
  /// Arrays within arrays, when one is made a string.
  private static let maximumDepth = 16

  /// The plain value of a host object; any other value itself.
  package static func plain(_ value: Value, _ run: Evaluation) throws(Abrupt) -> Value {
    guard case .object(let object) = value, let host = object as? HostObject else { return value }
    return try run.host.plainValue(of: host, run) ?? value
  }

  /// Whether a value counts as true.
  package static func boolean(_ value: Value, _ run: Evaluation) throws(Abrupt) -> Bool {
    switch value {
    case .undefined, .null, .absent: return false
    case .bool(let bool): return bool
    case .number(let number): return !(number == 0 || number.isNaN)
    case .string(let text): return !text.string.isEmpty
    case .object(let object):
      guard let host = object as? HostObject,
        let plain = try run.host.plainValue(of: host, run)
      else { return true }
      if case .object = plain { return true }
      return try boolean(plain, run)
    }
  }

  /// A value as a number.
  package static func number(_ value: Value, _ run: Evaluation) throws(Abrupt) -> Double {
    switch value {
    case .number(let number): return number
    case .undefined, .absent: return .nan
    case .null: return 0
    case .bool(let bool): return bool ? 1 : 0
    case .string(let text):
      try run.charge(reading: text.size)
      return number(of: text.string)
    case .object:
      let primitive = try primitive(value, run)
      if case .object = primitive { return .nan }
      return try number(primitive, run)
    }
  }

  /// An object as a value that is none.
  static func primitive(_ value: Value, _ run: Evaluation) throws(Abrupt) -> Value {
    let plain = try plain(value, run)
    guard case .object(let object) = plain else { return plain }
    if let user = try userPrimitive(object, run) { return user }
    return try run.text(try string(plain, run))
  }

  /// The result of an object's own `valueOf` or `toString`.
  private static func userPrimitive(
    _ object: ScriptObject,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    guard let plain = object as? PlainObject else { return nil }
    for key in ["valueOf", "toString"] {
      guard case .object(let function as Closure)? = plain.get(key) else { continue }
      let result = try function.call(Arguments(count: 0, run))
      if case .object = result { continue }
      return result
    }
    return nil
  }

  /// The number that a string spells.
  static func number(of string: String) -> Double {
    let text = trimmed(string)
    if text.isEmpty { return 0 }
    let lower = text.lowercased()
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where lower.hasPrefix(prefix) {
      return Int64(lower.dropFirst(2), radix: radix).map(Double.init) ?? .nan
    }
    switch text {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default:
      // Swift's own grammar is wider: it takes hexadecimal fractions, "inf" and "nan".
      let characters = text.unicodeScalars
      guard characters.allSatisfy({ "0123456789+-.eE".unicodeScalars.contains($0) }) else {
        return .nan
      }
      return Double(text) ?? Double(text + "0") ?? Double("0" + text) ?? .nan
    }
  }

  /// A string without the blanks at its ends.
  static func trimmed(_ string: String) -> String {
    let scalars = string.unicodeScalars
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.value == 0xFEFF
    }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// A value as a string.
  package static func string(_ value: Value, _ run: Evaluation) throws(Abrupt) -> String {
    try string(value, run, depth: 0)
  }

  private static func string(
    _ value: Value,
    _ run: Evaluation,
    depth: Int
  ) throws(Abrupt) -> String {
    switch value {
    case .undefined, .absent: return "undefined"
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let number): return NumberText.text(number)
    case .string(let text): return text.string
    case .object(let object):
      guard depth < maximumDepth else { return "" }
      return try string(object, run, depth: depth)
    }
  }

  private static func string(
    _ object: ScriptObject,
    _ run: Evaluation,
    depth: Int
  ) throws(Abrupt) -> String {
    switch object {
    case let array as ArrayObject: return try join(array, ",", run, depth: depth + 1)
    case let plain as PlainObject:
      if plain.isError { return try error(plain, run, depth: depth) }
      guard let user = try userPrimitive(plain, run) else { return "[object Object]" }
      return try string(user, run, depth: depth + 1)
    case let host as HostObject:
      guard let plain = try run.host.plainValue(of: host, run) else { return "[object Object]" }
      return try string(plain, run, depth: depth + 1)
    default: return "function () { }"
    }
  }

  private static func error(
    _ error: PlainObject,
    _ run: Evaluation,
    depth: Int
  ) throws(Abrupt) -> String {
    let name = try string(error.get("name") ?? .text("Error"), run, depth: depth + 1)
    let message = try string(error.get("message") ?? .text(""), run, depth: depth + 1)
    try run.charge(copying: name.utf8.count + message.utf8.count)
    return message.isEmpty ? name : name + ": " + message
  }

  /// The elements of an array as one string.
  static func join(
    _ array: ArrayObject,
    _ separator: String,
    _ run: Evaluation,
    depth: Int
  ) throws(Abrupt) -> String {
    guard depth <= maximumDepth else { return "" }
    var result = ""
    for (i, element) in array.elements.enumerated() {
      let part = element.isNullish ? "" : try string(element, run, depth: depth)
      try run.charge(1 + part.utf8.count / 64)
      try run.allocate(part.utf8.count + separator.utf8.count)
      if i > 0 { result += separator }
      result += part
    }
    return result
  }

  /// A number as 32 bits, as the operators on bits take it.
  static func int32(_ number: Double) -> Int32 {
    guard number.isFinite else { return 0 }
    let whole = number.rounded(.towardZero)
    if let exact = Int64(exactly: whole) { return Int32(truncatingIfNeeded: exact) }
    let rest = whole.truncatingRemainder(dividingBy: 4_294_967_296)
    return Int32(truncatingIfNeeded: Int64(rest))
  }

  /// A number as a whole one within bounds; NaN is 0.
  package static func integer(_ number: Double, in range: ClosedRange<Int>) -> Int {
    guard !number.isNaN else { return min(max(0, range.lowerBound), range.upperBound) }
    let whole = number.rounded(.towardZero)
    if whole <= Double(range.lowerBound) { return range.lowerBound }
    if whole >= Double(range.upperBound) { return range.upperBound }
    return Int(whole)
  }

  /// The result of `typeof`.
  static func typeName(_ value: Value, _ run: Evaluation) throws(Abrupt) -> String {
    switch value {
    case .undefined, .absent: return "undefined"
    case .null: return "object"
    case .bool: return "boolean"
    case .number: return "number"
    case .string: return "string"
    case .object(let object):
      if object is Closure || object is NativeFunction { return "function" }
      guard let host = object as? HostObject,
        let plain = try run.host.plainValue(of: host, run)
      else { return "object" }
      return try typeName(plain, run)
    }
  }
}

/// The library: which function does what.
enum Library {
  /// What a bare name stands for.
  static func global(_ name: String) -> Value? {
    switch name {
    case "undefined": .undefined
    case "NaN": .number(.nan)
    case "Infinity": .number(.infinity)
    case "Math": .object(PlainObject(mathMembers))
    default: LibraryFunction.globals[name].map { .object(NativeFunction($0)) }
    }
  }

  private static var mathMembers: [(String, Value)] {
    constants.map { ($0, .number($1)) }
      + LibraryFunction.mathematics.map { ($0, .object(NativeFunction($1))) }
  }

  private static let constants: [(String, Double)] = [
    ("PI", .pi), ("E", M_E), ("LN2", M_LN2), ("LN10", M_LN10), ("LOG2E", M_LOG2E),
    ("LOG10E", M_LOG10E), ("SQRT2", 2.squareRoot()), ("SQRT1_2", 0.5.squareRoot()),
  ]

  /// A constant of `Math`.
  static func mathConstant(_ name: String) -> Double? {
    constants.first { $0.0 == name }?.1
  }

  /// A member of a function.
  static func member(_ name: String, of function: LibraryFunction) -> Value? {
    switch (function, name) {
    case (.array, "isArray"): .object(NativeFunction(.isArray))
    case (.object, "keys"): .object(NativeFunction(.keys))
    case (.stringOf, "fromCharCode"): .object(NativeFunction(.fromCharCode))
    case (.numberOf, "isInteger"): .object(NativeFunction(.isInteger))
    case (.numberOf, "isNaN"): .object(NativeFunction(.isNaN))
    case (.numberOf, "parseFloat"): .object(NativeFunction(.parseFloat))
    case (.numberOf, "MAX_VALUE"): .number(.greatestFiniteMagnitude)
    case (.numberOf, "MIN_VALUE"): .number(.leastNonzeroMagnitude)
    case (.numberOf, "EPSILON"): .number(.ulpOfOne)
    case (.numberOf, "POSITIVE_INFINITY"): .number(.infinity)
    case (.numberOf, "NEGATIVE_INFINITY"): .number(-.infinity)
    case (.numberOf, "NaN"): .number(.nan)
    case (.numberOf, "MAX_SAFE_INTEGER"): .number(9_007_199_254_740_991)
    default: nil
    }
  }

  /// Calls a function.
  static func call(
    _ function: LibraryFunction,
    on receiver: Value,
    _ given: [Value],
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let arguments = Arguments(values: given, run: run)
    switch function {
    case .isNaN, .isFinite, .parseInt, .parseFloat, .numberOf, .stringOf, .booleanOf, .array,
      .object, .error, .isArray, .keys, .fromCharCode, .isInteger, .evaluate:
      return try LanguageLibrary.call(function, arguments)
    case .abs, .acos, .asin, .atan, .atan2, .ceil, .cos, .exp, .floor, .log, .log2, .log10, .max,
      .min, .pow, .round, .sign, .sin, .sqrt, .tan, .trunc, .cbrt, .hypot, .sinh, .cosh, .tanh,
      .mathRandom:
      return try MathLibrary.call(function, arguments)
    case .sum, .sub, .mul, .div, .mod, .neg, .clamp, .vectorLength, .normalize, .dot, .cross,
      .isInstanceOfArray:
      return try VectorLibrary.call(function, arguments)
    case .linear, .ease, .easeIn, .easeOut:
      return try EasingLibrary.call(function, arguments)
    case .degreesToRadians, .radiansToDegrees, .rgbToHsl, .hslToRgb, .hexToRgb:
      return try ColorLibrary.call(function, arguments)
    case .random, .gaussRandom, .seedRandom, .noise:
      return try RandomLibrary.call(function, arguments)
    default:
      let plain = try Conversion.plain(receiver, run)
      switch plain {
      case .object(let array as ArrayObject):
        return try ArrayLibrary.call(function, on: array, arguments)
      case .string(let text): return try StringLibrary.call(function, on: text, arguments)
      default: return try ValueLibrary.call(function, on: plain, arguments)
      }
    }
  }
}

/// What a function of the library is given.
struct Arguments {
  let values: [Value]
  let run: Evaluation

  /// An argument; undefined where none is given.
  subscript(_ index: Int) -> Value { index < values.count ? values[index] : .undefined }

  var count: Int { values.count }

  /// Whether an argument is given.
  func has(_ index: Int) -> Bool { !self[index].isUndefined }

  func number(_ index: Int) throws(Abrupt) -> Double {
    if case .number(let number) = self[index] { return number }
    return try Conversion.number(self[index], run)
  }

  func number(_ index: Int, default usual: Double) throws(Abrupt) -> Double {
    has(index) ? try number(index) : usual
  }

  func string(_ index: Int) throws(Abrupt) -> String { try Conversion.string(self[index], run) }

  /// An argument with things of the host's replaced by what they stand for.
  func plain(_ index: Int) throws(Abrupt) -> Value { try Conversion.plain(self[index], run) }

  /// The place that an argument means among a count of things: below 0 it counts from the end.
  func place(_ index: Int, of count: Int, default usual: Int) throws(Abrupt) -> Int {
    guard has(index) else { return usual }
    let place = Conversion.integer(try number(index), in: -count - 1...count + 1)
    return min(max(place < 0 ? place + count : place, 0), count)
  }

  /// The numbers of an array, or of a number alone.
  func numbers(_ index: Int) throws(Abrupt) -> [Double] {
    guard let array = try plain(index).asArray else { return [try number(index)] }
    try run.charge(array.elements.count / 8)
    var numbers: [Double] = []
    numbers.reserveCapacity(array.elements.count)
    for element in array.elements { numbers.append(try Conversion.number(element, run)) }
    return numbers
  }
}

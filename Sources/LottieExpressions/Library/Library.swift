/// The library: which function does what.
enum Library {
  /// The value of a bare name.
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
    _ arguments: Arguments
  ) throws(Abrupt) -> Value {
    switch function {
    case .isNaN, .isFinite, .parseInt, .parseFloat, .numberOf, .stringOf, .booleanOf, .array,
      .object, .error, .isArray, .keys, .fromCharCode, .isInteger, .evaluate:
      return try LanguageLibrary.call(function, arguments)
    case .abs, .acos, .asin, .atan, .atan2, .ceil, .cos, .exp, .floor, .log, .log2, .log10, .max,
      .min, .pow, .round, .sign, .sin, .sqrt, .tan, .trunc, .cbrt, .hypot, .sinh, .cosh, .tanh,
      .mathRandom:
      return try MathLibrary.call(function, arguments)
    case .sum, .sub, .mul, .div, .mod, .neg, .clamp, .vectorLength, .normalize, .dot, .cross,
      .lookAt,
      .isInstanceOfArray:
      return try VectorLibrary.call(function, arguments)
    case .linear, .ease, .easeIn, .easeOut:
      return try EasingLibrary.call(function, arguments)
    case .degreesToRadians, .radiansToDegrees, .rgbToHsl, .hslToRgb, .hexToRgb:
      return try ColorLibrary.call(function, arguments)
    case .random, .gaussRandom, .seedRandom, .noise:
      return try RandomLibrary.call(function, arguments)
    default:
      let plain = try Conversion.plain(receiver, arguments.run)
      switch plain {
      case .object(let array as ArrayObject):
        return try ArrayLibrary.call(function, on: array, arguments)
      case .string(let text): return try StringLibrary.call(function, on: text, arguments)
      default: return try ValueLibrary.call(function, on: plain, arguments)
      }
    }
  }
}

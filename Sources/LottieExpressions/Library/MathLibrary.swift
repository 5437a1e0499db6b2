/// `Math`, whose absolute value also takes arrays.
enum MathLibrary {
  static func call(_ function: LibraryFunction, _ given: Arguments) throws(Abrupt) -> Value {
    switch function {
    case .abs:
      if let array = try given.plain(0).asArray {
        _ = array
        return try given.run.vector(try given.numbers(0).map { Swift.abs($0) })
      }
      return .number(Swift.abs(try given.number(0)))
    case .max, .min, .hypot: return .number(try many(function, given))
    case .pow: return .number(Arithmetic.power(try given.number(0), try given.number(1)))
    case .atan2: return .number(atan2(try given.number(0), try given.number(1)))
    case .mathRandom: return try RandomLibrary.call(.random, Arguments(count: 0, given.run))
    default: return .number(one(function, try given.number(0)))
    }
  }

  private static func one(_ function: LibraryFunction, _ x: Double) -> Double {
    switch function {
    case .acos: acos(x)
    case .asin: asin(x)
    case .atan: atan(x)
    case .ceil: x.rounded(.up)
    case .cos: cos(x)
    case .exp: exp(x)
    case .floor: x.rounded(.down)
    case .log: log(x)
    case .log2: log2(x)
    case .log10: log10(x)
    case .round: round(x)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .sin: sin(x)
    case .sqrt: x.squareRoot()
    case .tan: tan(x)
    case .trunc: x.rounded(.towardZero)
    case .cbrt: cubeRoot(x)
    case .sinh: sinh(x)
    case .cosh: cosh(x)
    case .tanh: tanh(x)
    default: .nan
    }
  }

  /// Halves go up, also below zero.
  private static func round(_ x: Double) -> Double {
    let down = x.rounded(.down)
    return x - down >= 0.5 ? down + 1 : down
  }

  /// Exact for whole roots, whatever the C library does.
  private static func cubeRoot(_ x: Double) -> Double {
    let root = cbrt(x)
    let whole = root.rounded()
    return whole * whole * whole == x ? whole : root
  }

  private static func many(_ function: LibraryFunction, _ given: Arguments) throws(Abrupt) -> Double
  {
    try given.run.charge(given.count / 8)
    var result = function == .max ? -Double.infinity : function == .min ? .infinity : 0
    for i in 0..<given.count {
      let x = try given.number(i)
      if x.isNaN || result.isNaN {
        result = .nan
        continue
      }
      switch function {
      case .max: result = x > result || (x == 0 && result == 0 && x.sign == .plus) ? x : result
      case .min: result = x < result || (x == 0 && result == 0 && x.sign == .minus) ? x : result
      default: result = hypot(result, x)
      }
    }
    return result
  }
}

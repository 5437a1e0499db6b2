import LottieExpressions

/// thorvg's functions of numbers and points.
///
/// They take numbers, arrays and the objects that stand for values; of a point they know two parts.
enum ThorvgMath {
  /// Calls a function; nil where the library's own does.
  ///
  /// - Throws: A reference error for names that thorvg does not define.
  static func call(_ name: String, _ given: Arguments, _ run: Evaluation) throws(Abrupt) -> Value? {
    func number(_ index: Int) throws(Abrupt) -> Double { try ThorvgMath.number(given[index], run) }
    switch name {
    case "$bm_sum", "$bm_add", "sum", "add": return try sum(given, 1, run)
    case "$bm_sub", "sub": return try sum(given, -1, run)
    case "$bm_mul", "mul": return try product(given[0], try number(1), run)
    case "$bm_div", "div": return try product(given[0], 1 / (try number(1)), run)
    case "$bm_mod", "mod":
      return .number(try number(0).truncatingRemainder(dividingBy: try number(1)))
    case "clamp":
      let least = max(try number(0), try number(1))
      return .number(min(least, try number(2)))
    case "dot":
      let (a, b) = (try parts(given[0], 2, run), try parts(given[1], 2, run))
      return .number(a[0] * b[0] + a[1] * b[1])
    case "cross":
      let (a, b) = (try parts(given[0], 2, run), try parts(given[1], 2, run))
      return .number(a[0] * b[1] - a[1] * b[0])
    case "normalize":
      let a = try parts(given[0], 2, run)
      let length = (a[0] * a[0] + a[1] * a[1]).squareRoot()
      return try point([a[0] / length, a[1] / length], run)
    case "length":
      let a = try parts(given[0], 2, run)
      return .number((a[0] * a[0] + a[1] * a[1]).squareRoot())
    case "degreesToRadians": return .number(try number(0) * .pi / 180)
    case "radiansToDegrees": return .number(try number(0) * 180 / .pi)
    case "linear": return try between(try number(0), given, run)
    case "ease":
      let t = try number(0)
      let rest = 2 - 2 * t
      return try between(t < 0.5 ? 4 * t * t * t : 1 - rest * rest * rest / 2, given, run)
    case "easeIn":
      let t = try number(0)
      return try between(t * t * t, given, run)
    case "easeOut":
      let rest = 1 - (try number(0))
      return try between(1 - rest * rest * rest, given, run)
    case "$bm_neg", "$bm_isInstanceOfArray", "rgbToHsl", "hslToRgb", "hexToRgb", "gaussRandom",
      "seedRandom", "noise", "lookAt", "random":
      try run.fail("ReferenceError", "\(name) is not defined")
    default: return nil
    }
  }

  /// The number, or the first part of a value; 0 where there is none.
  static func number(_ value: Value, _ run: Evaluation) throws(Abrupt) -> Double {
    try parts(value, 1, run)[0]
  }

  /// The first parts of a value, 0 where there are none; those of a number are 0 but for the first, if that is all that
  /// is asked for.
  static func parts(_ value: Value, _ count: Int, _ run: Evaluation) throws(Abrupt) -> [Double] {
    switch value {
    case .number(let number): return count == 1 ? [number] : [Double](repeating: 0, count: count)
    case .object(let array as ArrayObject):
      return (0..<count).map { $0 < array.elements.count ? array.elements[$0].asNumber ?? 0 : 0 }
    case .object(let object as PlainObject):
      return (0..<count).map { object.get("\($0)")?.asNumber ?? 0 }
    default: return [Double](repeating: 0, count: count)
    }
  }

  /// A point as an object.
  static func point(_ numbers: [Double], _ run: Evaluation) throws(Abrupt) -> Value {
    try run.allocate(64 + 48 * numbers.count)
    return .object(PlainObject(numbers.enumerated().map { ("\($0)", .number($1)) }))
  }

  /// A value of a property as an object, which knows itself as its value.
  static func object(_ numbers: [Double], _ run: Evaluation) throws(Abrupt) -> Value {
    try run.allocate(112 + 48 * numbers.count)
    let own = numbers.count == 1 ? .number(numbers[0]) : try point(numbers, run)
    return .object(
      PlainObject(numbers.enumerated().map { ("\($0)", .number($1)) } + [("value", own)])
    )
  }

  /// Whether a value has one part, or none.
  private static func isSingle(_ value: Value) -> Bool {
    switch value {
    case .object(let array as ArrayObject): array.elements.count < 2
    case .object(let object as PlainObject): object.get("1") == nil
    default: true
    }
  }

  private static func sum(_ given: Arguments, _ sign: Double, _ run: Evaluation) throws(Abrupt)
    -> Value
  {
    for index in 0..<2 {
      guard case .string = given[index] else { continue }
      let (a, b) = (
        try Conversion.string(given[0], run), try Conversion.string(given[1], run)
      )
      try run.charge(copying: a.utf8.count + b.utf8.count)
      return try run.text(a + b)
    }
    let (a, b) = (given[0], given[1])
    let first = try number(a, run) + sign * (try number(b, run))
    switch (isSingle(a), isSingle(b)) {
    case (true, true): return .number(first)
    case (false, false):
      return try point([first, try parts(a, 2, run)[1] + sign * (try parts(b, 2, run)[1])], run)
    // Of a point and a number the second part of the point stays.
    case (true, false): return try point([first, try parts(b, 2, run)[1]], run)
    case (false, true): return try point([first, try parts(a, 2, run)[1]], run)
    }
  }

  private static func product(_ value: Value, _ factor: Double, _ run: Evaluation) throws(Abrupt)
    -> Value
  {
    guard !isSingle(value) else { return .number(try number(value, run) * factor) }
    return try point(try parts(value, 2, run).map { $0 * factor }, run)
  }

  /// Between the fourth and the fifth argument, as a number lies between the second and the third.
  private static func between(_ t: Double, _ given: Arguments, _ run: Evaluation) throws(Abrupt)
    -> Value
  {
    let (least, most) = (try number(given[1], run), try number(given[2], run))
    let t = min(max((t - least) / (most - least), 0), 1)
    if case .object = given[3], case .object = given[4] {
      let (a, b) = (try parts(given[3], 2, run), try parts(given[4], 2, run))
      return try point([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], run)
    }
    let (a, b) = (try number(given[3], run), try number(given[4], run))
    return .number(a + (b - a) * t)
  }
}

/// `linear` and `ease`: a value over a range of another.
enum EasingLibrary {
  static func call(_ function: LibraryFunction, _ given: Arguments) throws(Abrupt) -> Value {
    let t = try given.number(0)
    guard given.has(3) else {
      return try between(curve(function, clamped(t, 0, 1)), given, 1, 2)
    }
    var (low, high) = (try given.number(1), try given.number(2))
    if low > high, function == .linear { (low, high) = (high, low) }
    if t <= low { return try given.plain(3) }
    if t >= high { return try given.plain(4) }
    return try between(curve(function, high == low ? 0 : (t - low) / (high - low)), given, 3, 4)
  }

  private static func clamped(_ x: Double, _ low: Double, _ high: Double) -> Double {
    x < low ? low : x > high ? high : x
  }

  private static func between(
    _ fraction: Double,
    _ given: Arguments,
    _ first: Int,
    _ second: Int
  ) throws(Abrupt) -> Value {
    if case .number(let a) = given[first], case .number(let b) = given[second] {
      return .number(a + (b - a) * fraction)
    }
    let isArray = try given.plain(first).asArray != nil
    let (a, b) = (try given.numbers(first), try given.numbers(second))
    let result = zip(a, b).map { $0 + ($1 - $0) * fraction }
    return isArray ? try given.run.vector(result) : .number(result.first ?? .nan)
  }

  /// bodymovin's timing curves for the three eases.
  private static func curve(_ function: LibraryFunction, _ x: Double) -> Double {
    switch function {
    case .ease: solve(x, 0.33, 0, 0.667, 1)
    case .easeIn: solve(x, 0.333, 0, 0.833, 0.833)
    case .easeOut: solve(x, 0.167, 0.167, 0.667, 1)
    default: x
    }
  }

  /// The height of a timing curve, by bisection.
  private static func solve(
    _ x: Double,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at((low + high) / 2, y1, y2)
  }
}

// After Effects' arithmetic on numbers and arrays, by the rules of bodymovin's players: `+` and the
// other operators of an expression are exported as calls of these.

/// Arithmetic on numbers and arrays.
enum VectorLibrary {
  static func call(_ function: LibraryFunction, _ given: Arguments) throws(Abrupt) -> Value {
    switch function {
    case .sum: return try sum(given)
    case .sub: return try difference(given)
    case .mul: return try scaled(given) { $0 * $1 }
    case .div: return try scaled(given) { $0 / $1 }
    case .mod: return .number(try given.number(0).truncatingRemainder(dividingBy: given.number(1)))
    case .neg: return try mapped(given) { -$0 }
    case .clamp: return try clamp(given)
    case .vectorLength: return .number(try length(given))
    case .normalize:
      let length = try length(Arguments(given[0], count: 1, given.run))
      return try mapped(given) { $0 / length }
    case .dot:
      let (a, b) = (try given.numbers(0), try given.numbers(1))
      return .number(zip(a, b).reduce(0) { $0 + $1.0 * $1.1 })
    case .cross: return try cross(given)
    case .lookAt: return try lookAt(given)
    case .isInstanceOfArray: return .bool(try given.plain(0).asArray != nil)
    default: return .undefined
    }
  }

  private static func mapped(
    _ given: Arguments,
    _ apply: (Double) -> Double
  ) throws(Abrupt) -> Value {
    if case .number(let number) = given[0] { return .number(apply(number)) }
    guard try given.plain(0).asArray != nil else { return .number(apply(try given.number(0))) }
    return try given.run.vector(try given.numbers(0).map(apply))
  }

  private static func sum(_ given: Arguments) throws(Abrupt) -> Value {
    if case .number(let a) = given[0], case .number(let b) = given[1] { return .number(a + b) }
    let (a, b) = (try given.plain(0), try given.plain(1))
    if a.isText || b.isText { return try Operators.concatenate(a, b, given.run) }
    return try combined(a, b, given.run) { $0 + $1 }
  }

  private static func difference(_ given: Arguments) throws(Abrupt) -> Value {
    if case .number(let a) = given[0], case .number(let b) = given[1] { return .number(a - b) }
    return try combined(try given.plain(0), try given.plain(1), given.run) { $0 - $1 }
  }

  /// Element by element.
  ///
  /// A number beside an array counts for the first element only; what the longer array has beyond the
  /// other it keeps. Where nothing is to be combined the result is 0.
  private static func combined(
    _ a: Value,
    _ b: Value,
    _ run: Evaluation,
    _ apply: (Double, Double) -> Double
  ) throws(Abrupt) -> Value {
    switch (a.asArray, b.asArray) {
    case (nil, nil):
      if a.isNullish || b.isNullish { return .number(0) }
      return .number(apply(try Conversion.number(a, run), try Conversion.number(b, run)))
    case (let array?, nil):
      guard let first = array.elements.first, !b.isNullish else { return a }
      var elements = array.elements
      elements[0] = .number(
        apply(try Conversion.number(first, run), try Conversion.number(b, run))
      )
      return try run.array(elements)
    case (nil, let array?):
      guard let first = array.elements.first, !a.isNullish else { return b }
      var elements = array.elements
      elements[0] = .number(
        apply(try Conversion.number(a, run), try Conversion.number(first, run))
      )
      return try run.array(elements)
    case (let x?, let y?): return try combined(x.elements, y.elements, run, apply)
    }
  }

  private static func combined(
    _ a: [Value],
    _ b: [Value],
    _ run: Evaluation,
    _ apply: (Double, Double) -> Double
  ) throws(Abrupt) -> Value {
    let count = max(a.count, b.count)
    try run.charge(count / 8)
    try run.allocate(16 * count)
    var result: [Value] = []
    result.reserveCapacity(count)
    for i in 0..<count {
      guard i < a.count else {
        result.append(b[i])
        continue
      }
      guard i < b.count else {
        result.append(a[i])
        continue
      }
      result.append(
        .number(apply(try Conversion.number(a[i], run), try Conversion.number(b[i], run)))
      )
    }
    return try run.array(result)
  }

  /// A number times a number, or one array and one number; two arrays are 0.
  private static func scaled(
    _ given: Arguments,
    _ apply: (Double, Double) -> Double
  ) throws(Abrupt) -> Value {
    if case .number(let a) = given[0], case .number(let b) = given[1] {
      return .number(apply(a, b))
    }
    let (a, b) = (try given.plain(0), try given.plain(1))
    let run = given.run
    if a.isNullish || b.isNullish { try run.failType("an empty value in a product") }
    switch (a.asArray, b.asArray) {
    case (nil, nil):
      return .number(apply(try Conversion.number(a, run), try Conversion.number(b, run)))
    case (.some, nil):
      let factor = try Conversion.number(b, run)
      return try run.vector(try given.numbers(0).map { apply($0, factor) })
    case (nil, .some):
      let factor = try Conversion.number(a, run)
      return try run.vector(try given.numbers(1).map { apply(factor, $0) })
    case (.some, .some): return .number(0)
    }
  }

  private static func clamp(_ given: Arguments) throws(Abrupt) -> Value {
    let (first, second) = (try given.plain(1), try given.plain(2))
    if first.asArray != nil || second.asArray != nil { return try clampEach(given) }
    let (a, b) = (try given.number(1), try given.number(2))
    let (low, high) = (min(a, b), max(a, b))
    if case .number(let number) = given[0] { return .number(min(max(number, low), high)) }
    return try mapped(given) { min(max($0, low), high) }
  }

  /// Limits by element; a number is the limit of all.
  private static func clampEach(_ given: Arguments) throws(Abrupt) -> Value {
    let (values, a, b) = (try given.numbers(0), try given.numbers(1), try given.numbers(2))
    func limit(_ limits: [Double], _ i: Int) -> Double {
      limits.isEmpty ? .nan : limits[min(i, limits.count - 1)]
    }
    return try given.run.vector(
      values.indices.map { i in
        let (low, high) = (min(limit(a, i), limit(b, i)), max(limit(a, i), limit(b, i)))
        return min(max(values[i], low), high)
      }
    )
  }

  private static func length(_ given: Arguments) throws(Abrupt) -> Double {
    let a = try given.numbers(0)
    let b = given.has(1) ? try given.numbers(1) : []
    var sum = 0.0
    for i in 0..<a.count {
      let difference = a[i] - (i < b.count ? b[i] : 0)
      sum += difference * difference
    }
    return sum.squareRoot()
  }

  /// The orientation in degrees that turns the z axis towards a point, seen from another.
  ///
  /// Orientation is about z, then y, then x: z becomes (sin b, -sin a cos b, cos a cos b).
  private static func lookAt(_ given: Arguments) throws(Abrupt) -> Value {
    let (from, at) = (try given.numbers(0), try given.numbers(1))
    let d = (0..<3).map { ($0 < at.count ? at[$0] : 0) - ($0 < from.count ? from[$0] : 0) }
    let across = (d[1] * d[1] + d[2] * d[2]).squareRoot()
    let degrees = 180 / Double.pi
    return try given.run.vector([
      across == 0 ? 0 : atan2(0 - d[1], d[2]) * degrees, atan2(d[0], across) * degrees, 0,
    ])
  }

  private static func cross(_ given: Arguments) throws(Abrupt) -> Value {
    func vector(_ numbers: [Double]) -> (Double, Double, Double) {
      (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }
    let (a, b) = (vector(try given.numbers(0)), vector(try given.numbers(1)))
    return try given.run.vector([
      a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0,
    ])
  }
}

extension Value {
  fileprivate var isText: Bool {
    if case .string = self { true } else { false }
  }
}

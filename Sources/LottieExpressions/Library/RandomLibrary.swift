/// Random numbers and noise, the same in every run.
enum RandomLibrary {
  static func call(_ function: LibraryFunction, _ given: Arguments) throws(Abrupt) -> Value {
    let run = given.run
    switch function {
    case .seedRandom:
      let seed = UInt64(bitPattern: Int64(Conversion.int32(try given.number(0))))
      let isTimeless = try Conversion.boolean(given[1], run)
      run.random = RandomNumbers(
        seed: RandomNumbers.seed(run.host.seed(run, isTimeless: isTimeless), seed)
      )
      return .undefined
    case .noise:
      try run.charge(16)
      return .number(ValueNoise.at(try given.numbers(0).prefix(3), seed: 0))
    default: return try random(given, isGauss: function == .gaussRandom)
    }
  }

  /// Between 0 and a bound or two bounds; the elements of an array share one number.
  private static func random(_ given: Arguments, isGauss: Bool) throws(Abrupt) -> Value {
    let run = given.run
    var numbers = run.random ?? RandomNumbers(seed: run.host.seed(run, isTimeless: false))
    // Nine of ten of After Effects' gaussian numbers lie between the bounds.
    let share = isGauss ? numbers.gauss() / 3.29 + 0.5 : numbers.unit()
    run.random = numbers
    guard given.has(0) else { return .number(share) }
    let isArray = try given.plain(given.has(1) ? 1 : 0).asArray != nil
    let first = try given.numbers(0)
    let second = given.has(1) ? try given.numbers(1) : first
    let low = given.has(1) ? first : first.map { _ in 0 }
    let result = second.indices.map { i in
      let start = i < low.count ? low[i] : 0
      return start + (second[i] - start) * share
    }
    return isArray ? try run.vector(result) : .number(result.first ?? share)
  }
}

/// Operators on two numbers.
enum Arithmetic {
  @inline(__always)
  static func apply(_ operation: BinaryOperator, _ a: Double, _ b: Double) -> Value {
    switch operation {
    case .add: .number(a + b)
    case .subtract: .number(a - b)
    case .multiply: .number(a * b)
    case .divide: .number(a / b)
    case .less: .bool(a < b)
    case .greater: .bool(a > b)
    case .lessEqual: .bool(a <= b)
    case .greaterEqual: .bool(a >= b)
    case .equal, .same: .bool(a == b)
    case .notEqual, .notSame: .bool(a != b)
    default: rare(operation, a, b)
    }
  }

  private static func rare(_ operation: BinaryOperator, _ a: Double, _ b: Double) -> Value {
    func bits(_ apply: (Int32, Int32) -> Int32) -> Value {
      .number(Double(apply(Conversion.int32(a), Conversion.int32(b))))
    }
    switch operation {
    case .remainder: return .number(a.truncatingRemainder(dividingBy: b))
    case .power: return .number(power(a, b))
    case .bitAnd: return bits(&)
    case .bitOr: return bits(|)
    case .bitXor: return bits(^)
    case .shiftLeft: return bits { $0 &<< $1 }
    case .shiftRight: return bits { $0 &>> $1 }
    case .shiftRightUnsigned:
      let shift = UInt32(bitPattern: Conversion.int32(b)) & 31
      return .number(Double(UInt32(bitPattern: Conversion.int32(a)) &>> shift))
    default: return .undefined
    }
  }

  /// A power; one to an infinite power is no number, unlike in C.
  static func power(_ a: Double, _ b: Double) -> Double {
    if b.isNaN || (b.isInfinite && abs(a) == 1) { return .nan }
    return pow(a, b)
  }
}

/// Operators on any two values.
enum Operators {
  static func apply(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    switch operation {
    case .add: return try add(left, right, run)
    case .equal: return .bool(try isEqual(left, right, run))
    case .notEqual: return .bool(try !isEqual(left, right, run))
    case .same: return .bool(try isSame(left, right, run))
    case .notSame: return .bool(try !isSame(left, right, run))
    case .less, .greater, .lessEqual, .greaterEqual:
      return try compare(operation, left, right, run)
    case .isInstance: return .bool(try isInstance(left, of: right, run))
    case .isIn: return .bool(try Members.has(left, in: right, run))
    default:
      return Arithmetic.apply(
        operation,
        try Conversion.number(left, run),
        try Conversion.number(right, run)
      )
    }
  }

  private static func add(_ left: Value, _ right: Value, _ run: Evaluation) throws(Abrupt) -> Value
  {
    let a = try Conversion.primitive(left, run)
    let b = try Conversion.primitive(right, run)
    if case .string = a { return try concatenate(a, b, run) }
    if case .string = b { return try concatenate(a, b, run) }
    return .number(try Conversion.number(a, run) + Conversion.number(b, run))
  }

  /// Two values as one string, paid for by its length.
  static func concatenate(
    _ left: Value,
    _ right: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let a = try Conversion.string(left, run)
    let b = try Conversion.string(right, run)
    try run.charge(copying: a.utf8.count + b.utf8.count)
    try run.allocate(a.utf8.count + b.utf8.count)
    return try run.text(a + b)
  }

  private static func compare(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let a = try Conversion.primitive(left, run)
    let b = try Conversion.primitive(right, run)
    guard case .string(let x) = a, case .string(let y) = b else {
      return Arithmetic.apply(
        operation,
        try Conversion.number(a, run),
        try Conversion.number(b, run)
      )
    }
    try run.charge(copying: x.size + y.size)
    let isLess = try x.units(run).lexicographicallyPrecedes(try y.units(run))
    let isEqual = x.string == y.string
    switch operation {
    case .less: return .bool(isLess)
    case .lessEqual: return .bool(isLess || isEqual)
    case .greater: return .bool(!isLess && !isEqual)
    default: return .bool(!isLess)
    }
  }

  /// `===`: host objects that have a number or a string as value are compared by it.
  static func isSame(_ left: Value, _ right: Value, _ run: Evaluation) throws(Abrupt) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): return a == b
    case (.string(let a), .string(let b)):
      try run.charge(copying: a.size)
      return try a.units(run) == b.units(run)
    case (.bool(let a), .bool(let b)): return a == b
    case (.undefined, .undefined), (.null, .null): return true
    case (.object(let a), .object(let b)):
      if a === b { return true }
      guard let x = a as? HostObject, let y = b as? HostObject else {
        return try isSamePlain(left, right, run)
      }
      if x.isSame(y) { return true }
      return try isSamePlain(left, right, run)
    case (.object, _), (_, .object): return try isSamePlain(left, right, run)
    default: return false
    }
  }

  private static func isSamePlain(
    _ left: Value,
    _ right: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Bool {
    let a = try Conversion.plain(left, run)
    let b = try Conversion.plain(right, run)
    if case .object = a { return false }
    if case .object = b { return false }
    return try isSame(a, b, run)
  }

  /// `==`.
  static func isEqual(_ left: Value, _ right: Value, _ run: Evaluation) throws(Abrupt) -> Bool {
    if left.isNullish || right.isNullish { return left.isNullish && right.isNullish }
    switch (left, right) {
    case (.object, .object), (.number, .number), (.string, .string), (.bool, .bool):
      return try isSame(left, right, run)
    case (.object, _):
      return try isEqual(try Conversion.primitive(left, run), right, run)
    case (_, .object):
      return try isEqual(left, try Conversion.primitive(right, run), run)
    default: return try Conversion.number(left, run) == Conversion.number(right, run)
    }
  }

  private static func isInstance(
    _ value: Value,
    of type: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Bool {
    guard case .object(let function as NativeFunction) = type else {
      guard case .object(_ as Closure) = type else {
        try run.failType("the right side of instanceof is no function")
      }
      return false
    }
    guard case .object(let object) = try Conversion.plain(value, run) else { return false }
    switch function.function {
    case .array: return object is ArrayObject
    case .error: return (object as? PlainObject)?.isError == true
    case .object: return true
    default: return false
    }
  }
}

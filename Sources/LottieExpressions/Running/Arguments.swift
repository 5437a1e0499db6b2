/// The arguments of a call.
///
/// The first three, usually all, are kept without an array.
package struct Arguments {
  private let a: Value
  private let b: Value
  private let c: Value
  private let rest: [Value]
  /// The number of arguments.
  package let count: Int
  /// The run that they belong to.
  package let run: Evaluation

  /// Creates a list of up to three arguments.
  init(
    _ a: Value = .undefined,
    _ b: Value = .undefined,
    _ c: Value = .undefined,
    count: Int,
    _ run: Evaluation
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    rest = []
    self.count = count
    self.run = run
  }

  /// Creates a list of any number of arguments.
  package init(_ values: [Value], _ run: Evaluation) {
    a = values.isEmpty ? .undefined : values[0]
    b = values.count > 1 ? values[1] : .undefined
    c = values.count > 2 ? values[2] : .undefined
    rest = values.count > 3 ? Array(values[3...]) : []
    count = values.count
    self.run = run
  }

  /// Whether none is given.
  package var isEmpty: Bool { count == 0 }

  /// All in an array.
  var values: [Value] { (0..<count).map { self[$0] } }

  /// An argument; undefined where none is given.
  package subscript(_ index: Int) -> Value {
    switch index {
    case 0: a
    case 1: b
    case 2: c
    default: index - 3 < rest.count ? rest[index - 3] : .undefined
    }
  }

  /// Whether an argument is given.
  func has(_ index: Int) -> Bool { !self[index].isUndefined }

  func number(_ index: Int) throws(Abrupt) -> Double {
    if case .number(let number) = self[index] { return number }
    return try Conversion.number(self[index], run)
  }

  func number(_ index: Int, default defaultValue: Double) throws(Abrupt) -> Double {
    has(index) ? try number(index) : defaultValue
  }

  func string(_ index: Int) throws(Abrupt) -> String { try Conversion.string(self[index], run) }

  /// The units of an argument as a string.
  func units(_ index: Int) throws(Abrupt) -> [UInt16] {
    if case .string(let text) = self[index] { return try text.units(run) }
    let string = try string(index)
    try run.charge(copying: string.utf8.count)
    return Array(string.utf16)
  }

  /// An argument, host objects replaced by their plain values.
  func plain(_ index: Int) throws(Abrupt) -> Value { try Conversion.plain(self[index], run) }

  /// An index argument, clamped to 0…count; negative counts from the end.
  func index(_ index: Int, of count: Int, default defaultValue: Int) throws(Abrupt) -> Int {
    guard has(index) else { return defaultValue }
    let position = Conversion.integer(try number(index), in: -count - 1...count + 1)
    return min(max(position < 0 ? position + count : position, 0), count)
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

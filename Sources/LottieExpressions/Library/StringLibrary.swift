/// Members of strings.
enum StringLibrary {
  static func call(
    _ function: LibraryFunction,
    on text: Text,
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let run = given.run
    try run.charge(copying: text.size)
    let units = try text.units(run)
    switch function {
    case .toText, .valueOf: return .string(text)
    case .toUpperCase: return try run.text(text.string.uppercased())
    case .toLowerCase: return try run.text(text.string.lowercased())
    case .trim: return try run.text(Conversion.trimmed(text.string))
    case .charAt, .charCodeAt: return try character(function, units, given)
    case .slice, .substring, .substr: return try part(function, units, given)
    case .concat:
      var result = text.string
      for i in 0..<given.count {
        let more = try given.string(i)
        try run.allocate(more.utf8.count)
        result += more
      }
      return try run.text(result)
    case .split: return try split(text, units, given)
    case .replace: return try replace(text, units, given)
    case .repeated: return try repeated(text, given)
    case .padStart, .padEnd:
      return try padded(function, text, missing: try width(given) - units.count, given)
    default: return try search(function, units, given)
    }
  }

  private static func text(_ units: some Collection<UInt16>) -> String {
    String(decoding: Array(units), as: UTF16.self)
  }

  private static func character(
    _ function: LibraryFunction,
    _ units: [UInt16],
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let index = Conversion.integer(try given.number(0, default: 0), in: -1...units.count)
    let isThere = units.indices.contains(index)
    if function == .charCodeAt { return .number(isThere ? Double(units[index]) : .nan) }
    return try given.run.text(isThere ? text([units[index]]) : "")
  }

  private static func part(
    _ function: LibraryFunction,
    _ units: [UInt16],
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let count = units.count
    var start = 0
    var end = count
    switch function {
    case .slice:
      start = try given.index(0, of: count, default: 0)
      end = try given.index(1, of: count, default: count)
    case .substring:
      start = Conversion.integer(try given.number(0, default: 0), in: 0...count)
      end = Conversion.integer(try given.number(1, default: Double(count)), in: 0...count)
      if start > end { (start, end) = (end, start) }
    default:
      start = try given.index(0, of: count, default: 0)
      let length = Conversion.integer(try given.number(1, default: Double(count)), in: 0...count)
      end = min(start + length, count)
    }
    return try given.run.text(text(units[start..<max(start, end)]))
  }

  private static func split(
    _ text: Text,
    _ units: [UInt16],
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let run = given.run
    guard given.has(0) else { return try run.array([.string(text)]) }
    let separator = try given.units(0)
    let limit = Conversion.integer(try given.number(1, default: 1e9), in: 0...1_000_000_000)
    var parts: [Value] = []
    func add(_ part: ArraySlice<UInt16>) throws(Abrupt) {
      try run.charge()
      if parts.count < limit { parts.append(try run.text(StringLibrary.text(part))) }
    }
    var start = 0
    if separator.isEmpty {
      for i in units.indices { try add(units[i...i]) }
      return try run.array(parts)
    }
    while let found = try find(separator, in: units, from: start, run) {
      try add(units[start..<found])
      start = found + separator.count
    }
    try add(units[start...])
    return try run.array(parts)
  }

  /// Finds a string at or after a position; each position examined costs a step.
  private static func find(
    _ wanted: [UInt16],
    in units: [UInt16],
    from start: Int,
    _ run: Evaluation
  ) throws(Abrupt) -> Int? {
    guard start >= 0, units.count - wanted.count >= start else { return nil }
    var unpaid = 0
    for i in start...units.count - wanted.count {
      let isFound = isThere(wanted, in: units, at: i, &unpaid)
      if unpaid >= 16 || isFound {
        try run.charge(reading: unpaid)
        unpaid = 0
      }
      if isFound { return i }
    }
    return nil
  }

  /// Whether a string is at a position; the units compared are counted.
  private static func isThere(
    _ wanted: [UInt16],
    in units: [UInt16],
    at index: Int,
    _ count: inout Int
  ) -> Bool {
    for i in wanted.indices where units[index + i] != wanted[i] {
      count += i + 1
      return false
    }
    count += wanted.count
    return true
  }

  private static func replace(
    _ text: Text,
    _ units: [UInt16],
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let wanted = try given.units(0)
    guard let found = try find(wanted, in: units, from: 0, given.run) else {
      return .string(text)
    }
    var replacement = ""
    if case .object(let function as Closure) = given[1] {
      let result = try function.call(Arguments(given[0], count: 1, given.run))
      replacement = try Conversion.string(result, given.run)
    } else {
      replacement = try given.string(1)
    }
    // The parts are copied as units before they are put together.
    try given.run.allocate(4 * units.count)
    let before = StringLibrary.text(units[..<found])
    let after = StringLibrary.text(units[(found + wanted.count)...])
    return try given.run.text(before + replacement + after)
  }

  private static func repeated(_ text: Text, _ given: Arguments) throws(Abrupt) -> Value {
    let count = try given.number(0, default: 0)
    guard count >= 0, count.isFinite else { try given.run.fail("RangeError", "Invalid count") }
    let times = Conversion.integer(count, in: 0...1 << 24)
    try given.run.allocate(times &* max(text.size, 1))
    return try given.run.text(text.size == 0 ? "" : String(repeating: text.string, count: times))
  }

  private static func width(_ given: Arguments) throws(Abrupt) -> Int {
    Conversion.integer(try given.number(0, default: 0), in: 0...1 << 24)
  }

  private static func padded(
    _ function: LibraryFunction,
    _ text: Text,
    missing: Int,
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let filler = given.has(1) ? try given.units(1) : [32]
    guard missing > 0, !filler.isEmpty else { return .string(text) }
    try given.run.allocate(4 * missing)
    try given.run.charge(missing / 16)
    let padding = StringLibrary.text((0..<missing).map { filler[$0 % filler.count] })
    return try given.run.text(
      function == .padStart ? padding + text.string : text.string + padding
    )
  }

  private static func search(
    _ function: LibraryFunction,
    _ units: [UInt16],
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let wanted = try given.units(0)
    let run = given.run
    switch function {
    case .startsWith: return .bool(units.starts(with: wanted))
    case .endsWith: return .bool(units.suffix(wanted.count).elementsEqual(wanted))
    case .lastIndexOf:
      guard wanted.count <= units.count else { return .number(-1) }
      for i in stride(from: units.count - wanted.count, through: 0, by: -1) {
        var count = 0
        let isFound = isThere(wanted, in: units, at: i, &count)
        try run.charge(1 + count / 16)
        if isFound { return .number(Double(i)) }
      }
      return .number(-1)
    default:
      let start = Conversion.integer(try given.number(1, default: 0), in: 0...units.count)
      let found = try find(wanted, in: units, from: start, run)
      return function == .includes ? .bool(found != nil) : .number(Double(found ?? -1))
    }
  }
}

/// Members of numbers, Booleans, objects and functions.
enum ValueLibrary {
  static func call(
    _ function: LibraryFunction,
    on value: Value,
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let run = given.run
    switch function {
    case .toFixed:
      let fractionDigits = try given.number(0, default: 0)
      guard (0...100).contains(fractionDigits) else { try run.fail("RangeError", "Invalid digits") }
      try run.charge(Int(fractionDigits))
      return try run.text(NumberText.fixed(try Conversion.number(value, run), Int(fractionDigits)))
    case .toPrecision: return try precision(value, given)
    case .toText:
      guard case .number(let number) = value, given.has(0) else {
        return try run.text(try Conversion.string(value, run))
      }
      let radix = Conversion.integer(try given.number(0), in: 0...100)
      guard (2...36).contains(radix) else { try run.fail("RangeError", "Invalid radix") }
      return try run.text(NumberText.text(number, radix: radix))
    case .hasOwn:
      guard case .object(let object as PlainObject) = value else { return .bool(false) }
      return .bool(object.get(try Members.key(given[0], run)) != nil)
    case .callFunction:
      return try Functions.call(value, Arguments(Array(given.values.dropFirst()), run))
    case .applyFunction:
      let elements = try given.plain(1).asArray?.elements ?? []
      try run.charge(elements.count / 8)
      return try Functions.call(value, Arguments(elements, run))
    default: return value
    }
  }

  private static func precision(_ value: Value, _ given: Arguments) throws(Abrupt) -> Value {
    let number = try Conversion.number(value, given.run)
    guard given.has(0), number.isFinite, number != 0 else {
      return try given.run.text(NumberText.text(number))
    }
    let digits = Conversion.integer(try given.number(0), in: 0...101)
    guard (1...100).contains(digits) else { try given.run.fail("RangeError", "Invalid digits") }
    let exponent = Conversion.integer(log10(abs(number)).rounded(.down), in: -400...400)
    guard (-7..<digits).contains(exponent) else {
      return try given.run.text(NumberText.text(number))
    }
    return try given.run.text(
      NumberText.fixed(number, min(max(digits - 1 - exponent, 0), 100))
    )
  }
}

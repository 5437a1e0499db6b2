/// Members of arrays.
enum ArrayLibrary {
  static func call(
    _ function: LibraryFunction,
    on array: ArrayObject,
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let run = given.run
    switch function {
    case .push, .unshift: return try add(function, to: array, given)
    case .pop: return array.elements.popLast()?.present ?? .undefined
    case .shift:
      try run.charge(array.elements.count / 8)
      return array.elements.isEmpty ? .undefined : array.elements.removeFirst().present
    case .splice: return try splice(array, given)
    case .reverse:
      try run.charge(array.elements.count / 8)
      array.elements.reverse()
      return .object(array)
    case .sort: return try sort(array, given)
    case .join:
      let separator = given.has(0) ? try given.string(0) : ","
      return try run.text(try Conversion.join(array, separator, run, depth: 1))
    case .toText: return try run.text(try Conversion.join(array, ",", run, depth: 1))
    case .valueOf: return .object(array)
    case .slice:
      let count = array.elements.count
      let start = try given.index(0, of: count, default: 0)
      let end = try given.index(1, of: count, default: count)
      return try copy(array.elements[start..<max(start, end)], run)
    case .concat: return try concat(array, given)
    case .indexOf, .lastIndexOf, .includes: return try search(function, array, given)
    case .fill:
      let count = array.elements.count
      try run.charge(count / 8)
      run.hold(array, given[0])
      let start = try given.index(1, of: count, default: 0)
      let end = try given.index(2, of: count, default: count)
      for i in start..<max(start, end) { array.elements[i] = given[0] }
      return .object(array)
    default: return try walk(function, array, given)
    }
  }

  private static func copy(
    _ elements: ArraySlice<Value>,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    try run.charge(elements.count / 8)
    try run.allocate(16 * elements.count)
    return try run.array(Array(elements))
  }

  private static func add(
    _ function: LibraryFunction,
    to array: ArrayObject,
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    try given.run.allocate(16 * given.count)
    let added = given.values
    for value in added { given.run.hold(array, value) }
    if function == .push {
      array.elements += added
    } else {
      try given.run.charge(array.elements.count / 8)
      array.elements.insert(contentsOf: added, at: 0)
    }
    return .number(Double(array.elements.count))
  }

  private static func splice(_ array: ArrayObject, _ given: Arguments) throws(Abrupt) -> Value {
    let count = array.elements.count
    try given.run.charge(count / 8)
    let start = try given.index(0, of: count, default: 0)
    let wanted =
      given.count == 1
      ? count : Conversion.integer(try given.number(1, default: 0), in: 0...count)
    let end = min(start + wanted, count)
    let added = given.values.dropFirst(2)
    for value in added { given.run.hold(array, value) }
    try given.run.allocate(16 * added.count)
    let removed = try copy(array.elements[start..<end], given.run)
    array.elements.replaceSubrange(start..<end, with: added)
    return removed
  }

  private static func concat(_ array: ArrayObject, _ given: Arguments) throws(Abrupt) -> Value {
    var elements = array.elements
    try given.run.charge(elements.count / 8)
    for i in 0..<given.count {
      let part = try given.plain(i).asArray?.elements ?? [given[i]]
      try given.run.allocate(16 * part.count)
      try given.run.charge(part.count / 8)
      elements += part
    }
    return try given.run.array(elements)
  }

  private static func search(
    _ function: LibraryFunction,
    _ array: ArrayObject,
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let count = array.elements.count
    for step in 0..<count {
      try given.run.charge()
      let i = function == .lastIndexOf ? count - 1 - step : step
      guard i < array.elements.count else { continue }
      let element = array.elements[i]
      var isFound = try Operators.isSame(element, given[0], given.run)
      if function == .includes, element.asNumber?.isNaN == true, given[0].asNumber?.isNaN == true {
        isFound = true
      }
      if isFound { return function == .includes ? .bool(true) : .number(Double(i)) }
    }
    return function == .includes ? .bool(false) : .number(-1)
  }

  /// Sorts by insertion into halves, so that a comparison that throws or lies does no harm.
  private static func sort(_ array: ArrayObject, _ given: Arguments) throws(Abrupt) -> Value {
    let run = given.run
    try run.allocate(32 * array.elements.count)
    func isLess(_ a: Value, _ b: Value) throws(Abrupt) -> Bool {
      try run.charge()
      if a.present.isUndefined || b.present.isUndefined { return !a.present.isUndefined }
      guard given.has(0) else {
        let x = try Conversion.string(a, run)
        let y = try Conversion.string(b, run)
        try run.charge(reading: x.utf8.count + y.utf8.count)
        return Array(x.utf16).lexicographicallyPrecedes(Array(y.utf16))
      }
      return try Conversion.number(
        try Functions.call(given[0], Arguments(a, b, count: 2, run)),
        run
      ) < 0
    }
    array.elements = try merged(array.elements[...], isLess)
    return .object(array)
  }

  private static func merged(
    _ values: ArraySlice<Value>,
    _ isLess: (Value, Value) throws(Abrupt) -> Bool
  ) throws(Abrupt) -> [Value] {
    guard values.count > 1 else { return Array(values) }
    let middle = values.startIndex + values.count / 2
    let left = try merged(values[..<middle], isLess)
    let right = try merged(values[middle...], isLess)
    var result: [Value] = []
    result.reserveCapacity(values.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if try isLess(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }

  /// Members that call a function with each element.
  private static func walk(
    _ function: LibraryFunction,
    _ array: ArrayObject,
    _ given: Arguments
  ) throws(Abrupt) -> Value {
    let run = given.run
    // Its elements are copied when the function changes them.
    try run.charge(reading: array.elements.count)
    if function == .reduce { return try reduce(array, given) }
    var results: [Value] = []
    for (i, element) in array.elements.enumerated() {
      try run.charge()
      let index = Value.number(Double(i))
      let arguments = Arguments(element.present, index, .object(array), count: 3, run)
      let result = try Functions.call(given[0], arguments)
      if function == .map {
        try run.allocate(16)
        results.append(result)
        continue
      }
      let isTrue = try Conversion.boolean(result, run)
      switch function {
      case .filter where isTrue:
        try run.allocate(16)
        results.append(element)
      case .some where isTrue: return .bool(true)
      case .every where !isTrue: return .bool(false)
      case .find where isTrue: return element.present
      case .findIndex where isTrue: return .number(Double(i))
      default: break
      }
    }
    switch function {
    case .map, .filter: return try run.array(results)
    case .some: return .bool(false)
    case .every: return .bool(true)
    case .findIndex: return .number(-1)
    default: return .undefined
    }
  }

  private static func reduce(_ array: ArrayObject, _ given: Arguments) throws(Abrupt) -> Value {
    var rest = array.elements[...]
    guard var value = given.count > 1 ? given[1] : rest.popFirst() else {
      try given.run.failType("an empty array is reduced without a first value")
    }
    for (i, element) in zip(rest.indices, rest) {
      try given.run.charge()
      value = try Functions.call(
        given[0],
        Arguments([value, element.present, .number(Double(i)), .object(array)], given.run)
      )
    }
    return value
  }
}

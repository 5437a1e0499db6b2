/// Members of values.
enum Members {
  /// Beyond this an array is not made longer by an assignment.
  private static let maximumGap = 100_000

  /// Number of elements, characters or members.
  static func count(_ value: Value, _ run: Evaluation) throws(Abrupt) -> Int {
    switch value {
    case .string(let text): try text.units(run).count
    case .object(let array as ArrayObject): array.elements.count
    case .object(let object as PlainObject): object.keys.count
    default: 0
    }
  }

  /// A member by its name.
  static func get(
    _ name: Name,
    _ text: String,
    of value: Value,
    method: LibraryFunction?,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    switch value {
    case .object(let host as HostObject):
      if let member = try run.host.member(name, of: host, run) { return member }
      guard let plain = try run.host.plainValue(of: host, run) else { return .undefined }
      if case .object(_ as HostObject) = plain { return .undefined }
      return try get(name, text, of: plain, method: method, run)
    case .undefined, .null, .absent:
      try run.failType(
        "there is no \(text.prefix(64)) of \(value.isUndefined ? "undefined" : "null")"
      )
    default:
      if let member = try own(text, of: value, run) { return member }
      return try bound(method, value, run) ?? .undefined
    }
  }

  private static func bound(
    _ method: LibraryFunction?,
    _ value: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    guard let method, try hasMethod(method, value, run) else { return nil }
    return .object(NativeFunction(method, receiver: value))
  }

  private static func own(
    _ text: String,
    of value: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    switch value {
    case .string(let string):
      if text == "length" { return .number(Double(try string.units(run).count)) }
      return try Int(text).flatMap { index throws(Abrupt) in try character(string, index, run) }
    case .object(let array as ArrayObject):
      if text == "length" { return .number(Double(array.elements.count)) }
      guard let index = Int(text), array.elements.indices.contains(index) else { return nil }
      return array.elements[index].present
    case .object(let object as PlainObject):
      try run.charge(reading: text.utf8.count)
      return object.get(text)
    case .object(let function as NativeFunction): return Library.member(text, of: function.function)
    case .object(let closure as Closure):
      switch text {
      case "length": return .number(Double(closure.code.parameters.count))
      case "name": return .text(closure.code.name)
      default: return nil
      }
    default: return nil
    }
  }

  private static func character(
    _ text: Text,
    _ index: Int,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    let units = try text.units(run)
    guard units.indices.contains(index) else { return nil }
    return .text(String(decoding: [units[index]], as: UTF16.self))
  }

  /// A member by a value.
  static func get(_ key: Value, of owner: Value, _ run: Evaluation) throws(Abrupt) -> Value {
    if case .number(let number) = try Conversion.plain(key, run) {
      let plain = try Conversion.plain(owner, run)
      if let index = Int(exactly: number), index >= 0 {
        switch plain {
        case .object(let array as ArrayObject):
          return index < array.elements.count ? array.elements[index].present : .undefined
        case .string(let text):
          return try character(text, index, run) ?? .undefined
        case .number, .bool: return .undefined
        default: break
        }
      }
    }
    let text = try self.key(key, run)
    if let name = run.names.find(text) {
      return try get(name, text, of: owner, method: LibraryFunction.methods[text], run)
    }
    if owner.isNullish {
      try run.failType("there is no \(text.prefix(64)) of an empty value")
    }
    return try own(text, of: try Conversion.plain(owner, run), run) ?? .undefined
  }

  /// The name that a value is as a key, paid for as if it were looked for in a table.
  static func key(_ value: Value, _ run: Evaluation) throws(Abrupt) -> String {
    let text = try Conversion.string(value, run)
    try run.charge(reading: text.utf8.count)
    return text
  }

  /// Sets a member by a value.
  static func set(
    _ key: Value,
    of owner: Value,
    to value: Value,
    _ run: Evaluation
  ) throws(Abrupt) {
    if case .number(let number) = key, case .object(let array as ArrayObject) = owner,
      let index = Int(exactly: number), index >= 0
    {
      return try set(index, of: array, to: value, run)
    }
    try set(try self.key(key, run), of: owner, to: value, run)
  }

  private static func set(
    _ index: Int,
    of array: ArrayObject,
    to value: Value,
    _ run: Evaluation
  ) throws(Abrupt) {
    run.hold(array, value)
    if index < array.elements.count {
      array.elements[index] = value
      return
    }
    let gap = index - array.elements.count + 1
    guard gap <= maximumGap else {
      // Sparse arrays are not known: what lies so far out costs as if everything before it were there.
      try run.allocate(Int.max)
      return
    }
    try run.allocate(16 * gap)
    try run.charge(gap / 16)
    for _ in 1..<gap { array.elements.append(.absent) }
    array.elements.append(value)
  }

  /// Sets a member by its name.
  static func set(
    _ key: String,
    of owner: Value,
    to value: Value,
    _ run: Evaluation
  ) throws(Abrupt) {
    switch owner {
    case .object(let object as PlainObject):
      try run.allocate(48 + key.utf8.count)
      run.hold(object, value)
      object.set(key, value)
    case .object(let array as ArrayObject):
      if key == "length" {
        try resize(array, try Conversion.number(value, run), run)
      } else if let index = Int(key), index >= 0 {
        try set(index, of: array, to: value, run)
      }
    case .undefined, .null, .absent:
      try run.failType("\(key.prefix(64)) of an empty value cannot be set")
    default: break
    }
  }

  private static func resize(
    _ array: ArrayObject,
    _ length: Double,
    _ run: Evaluation
  ) throws(Abrupt) {
    guard let count = Int(exactly: length), count >= 0 else {
      try run.fail("RangeError", "Invalid array length")
    }
    if count <= array.elements.count {
      array.elements.removeLast(array.elements.count - count)
    } else {
      guard count <= maximumGap else { return try run.allocate(Int.max) }
      try run.allocate(16 * (count - array.elements.count))
      while array.elements.count < count { array.elements.append(.absent) }
    }
  }

  /// Whether `key in owner`.
  static func has(_ key: Value, in owner: Value, _ run: Evaluation) throws(Abrupt) -> Bool {
    guard case .object = owner else { try run.failType("the right side of in is no object") }
    let text = try self.key(key, run)
    switch try Conversion.plain(owner, run) {
    case .object(let array as ArrayObject):
      return text == "length"
        || Int(text).map { array.elements.indices.contains($0) && !array.elements[$0].isAbsent }
          ?? false
    case .object(let object as PlainObject): return object.get(text) != nil
    default: return false
    }
  }

  /// Whether a value has a function of the library.
  static func hasMethod(
    _ method: LibraryFunction,
    _ value: Value,
    _ run: Evaluation
  ) throws(Abrupt) -> Bool {
    switch value {
    case .string: return method.isOfStrings
    case .number, .bool: return method.isOfNumbers
    case .object(let object):
      switch object {
      case is ArrayObject: return method.isOfArrays
      case let plain as PlainObject:
        return method == .toText && plain.get("toString") == nil || method == .hasOwn
      case is Closure, is NativeFunction: return method == .callFunction || method == .applyFunction
      case let host as HostObject:
        guard let plain = try run.host.plainValue(of: host, run) else { return false }
        if case .object(_ as HostObject) = plain { return false }
        return try hasMethod(method, plain, run)
      default: return false
      }
    case .undefined, .null, .absent: return false
    }
  }
}

extension Value {
  var isUndefined: Bool {
    if case .undefined = self { true } else { false }
  }

  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

/// Calls of values.
enum Functions {
  static func call(_ function: Value, _ arguments: Arguments) throws(Abrupt) -> Value {
    let run = arguments.run
    guard case .object(let object) = function else {
      try run.failType("a value that is no function is called")
    }
    switch object {
    case let closure as Closure: return try closure.call(arguments)
    case let native as NativeFunction:
      try run.charge()
      return try Library.call(native.function, on: native.receiver, arguments)
    case let host as HostObject:
      try run.charge()
      return try run.host.call(host, arguments, run)
    default: try run.failType("an object that is no function is called")
    }
  }
}

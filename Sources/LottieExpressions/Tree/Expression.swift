/// A part of a script that has a value.
class Expression {
  /// Levels below it and itself.
  let nestingDepth: Int
  /// Parts of it and itself.
  let size: Int

  init(over parts: [Expression] = []) {
    nestingDepth = 1 + (parts.map(\.nestingDepth).max() ?? 0)
    size = parts.reduce(1) { $0 + $1.size }
  }

  /// Works out its value.
  func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value { .undefined }
}

/// Something that can be assigned to.
class Target: Expression {
  /// Assigns a value.
  func assign(_ value: Value, _ frame: Frame, _ run: Evaluation) throws(Abrupt) {}

  /// Replaces the value by the result of a closure; subexpressions are evaluated once.
  ///
  /// - Returns: The old value and the new one.
  func update(
    _ frame: Frame,
    _ run: Evaluation,
    _ change: (Value) throws(Abrupt) -> Value
  ) throws(Abrupt) -> (old: Value, new: Value) {
    let old = try evaluate(frame, run)
    let new = try change(old)
    try assign(new, frame, run)
    return (old, new)
  }
}

/// A constant.
final class Literal: Expression {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value { value }
}

/// A name.
final class Variable: Target {
  let text: String
  let name: Name
  let position: Int
  var isAssigned = false
  private(set) var slot = -1
  private var hops = 0
  private var isConstant = false
  /// Whether nothing declares it, and it becomes a variable where it is first assigned to.
  private var isAdopted = false

  init(_ text: String, _ name: Name, at position: Int) {
    self.text = text
    self.name = name
    self.position = position
    super.init()
  }

  /// Ties it to a variable of a frame so many functions further out.
  func bind(slot: Int, hops: Int, isConstant: Bool, isAdopted: Bool) {
    (self.slot, self.hops) = (slot, hops)
    (self.isConstant, self.isAdopted) = (isConstant, isAdopted)
  }

  /// Whether it is none of the script's own variables.
  var isGlobal: Bool { slot < 0 }

  @inline(__always)
  private func holder(_ frame: Frame) -> Frame {
    var holder = frame
    for _ in 0..<hops { holder = holder.parent ?? holder }
    return holder
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    if slot >= 0 {
      let value = hops == 0 ? frame[slot] : holder(frame)[slot]
      guard case .absent = value else { return value }
    }
    return try global(run)
  }

  @inline(never)
  private func global(_ run: Evaluation) throws(Abrupt) -> Value {
    run.position = position
    if let value = try find(run) { return value }
    try run.fail("ReferenceError", "\(text.prefix(64)) is not defined")
  }

  /// The value, or nil when the name is not defined.
  func find(_ run: Evaluation) throws(Abrupt) -> Value? {
    if let value = try run.host.global(name, run) { return value }
    try run.charge(reading: text.utf8.count)
    let value = Library.global(text)
    if case .object(let math as PlainObject) = value {
      try run.charge(2 * math.keys.count)
      try run.allocate(96 + 96 * math.keys.count)
    }
    return value
  }

  /// The value, or undefined when the name is not defined.
  func valueIfAny(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    if slot >= 0 {
      let value = holder(frame)[slot]
      guard case .absent = value else { return value }
    }
    return try find(run) ?? .undefined
  }

  override func assign(_ value: Value, _ frame: Frame, _ run: Evaluation) throws(Abrupt) {
    if isConstant {
      run.position = position
      try run.failType("assignment to the constant \(text.prefix(64))")
    }
    if isAdopted, let declared = run.declared, !declared.contains(text) {
      run.position = position
      try run.fail("ReferenceError", "\"\(text.prefix(64))\" is assigned without a declaration")
    }
    holder(frame)[slot] = value
  }

  /// Gives a declared variable its first value.
  func initialize(_ value: Value, _ frame: Frame) { holder(frame)[slot] = value }
}

/// A member by its name: `a.b`.
final class Member: Target {
  let object: Expression
  let name: Name
  let text: String
  let position: Int
  /// The library's function of this name, for values that have such.
  let method: LibraryFunction?
  private let isOfMath: Bool
  /// The value, if this is a constant of `Math`.
  private let constant: Value?
  /// The function, if this is one of `Math`.
  private let function: LibraryFunction?

  init(_ object: Expression, _ text: String, _ name: Name, at position: Int) {
    self.object = object
    self.text = text
    self.name = name
    self.position = position
    method = LibraryFunction.methods[text]
    isOfMath = (object as? Variable)?.text == "Math"
    constant = isOfMath ? Library.mathConstant(text).map { .number($0) } : nil
    function = isOfMath ? LibraryFunction.mathematics[text] : nil
    super.init(over: [object])
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    if isOfMath, (object as? Variable)?.isGlobal == true {
      if let constant { return constant }
      if let function {
        try run.allocate(48)
        return .object(NativeFunction(function))
      }
    }
    let value = try object.evaluate(frame, run)
    run.position = position
    return try Members.get(name, text, of: value, method: method, run)
  }

  override func assign(_ value: Value, _ frame: Frame, _ run: Evaluation) throws(Abrupt) {
    let owner = try object.evaluate(frame, run)
    run.position = position
    try Members.set(text, of: owner, to: value, run)
  }

  override func update(
    _ frame: Frame,
    _ run: Evaluation,
    _ change: (Value) throws(Abrupt) -> Value
  ) throws(Abrupt) -> (old: Value, new: Value) {
    let owner = try object.evaluate(frame, run)
    let old = try Members.get(name, text, of: owner, method: method, run)
    let new = try change(old)
    run.position = position
    try Members.set(text, of: owner, to: new, run)
    return (old, new)
  }
}

/// A member by a value: `a[b]`.
final class Element: Target {
  let object: Expression
  let key: Expression
  let position: Int

  init(_ object: Expression, _ key: Expression, at position: Int) {
    self.object = object
    self.key = key
    self.position = position
    super.init(over: [object, key])
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    let owner = try object.evaluate(frame, run)
    let propertyKey = try key.evaluate(frame, run)
    if case .object(let object) = owner, case .number(let number) = propertyKey,
      let array = object as? ArrayObject
    {
      // The common case: a small integer.
      if let index = Int(exactly: number), array.elements.indices.contains(index) {
        return array.elements[index].present
      }
    }
    run.position = position
    return try Members.get(propertyKey, of: owner, run)
  }

  override func assign(_ value: Value, _ frame: Frame, _ run: Evaluation) throws(Abrupt) {
    let owner = try object.evaluate(frame, run)
    let propertyKey = try key.evaluate(frame, run)
    run.position = position
    try Members.set(propertyKey, of: owner, to: value, run)
  }

  override func update(
    _ frame: Frame,
    _ run: Evaluation,
    _ change: (Value) throws(Abrupt) -> Value
  ) throws(Abrupt) -> (old: Value, new: Value) {
    let owner = try object.evaluate(frame, run)
    let propertyKey = try key.evaluate(frame, run)
    run.position = position
    let old = try Members.get(propertyKey, of: owner, run)
    let new = try change(old)
    try Members.set(propertyKey, of: owner, to: new, run)
    return (old, new)
  }
}

/// `f(a)`, `a.b(c)`, `a(1)(2)`.
final class Call: Expression {
  private let callee: Expression
  private let variable: Variable?
  private let member: Member?
  private let arguments: [Expression]
  /// The first three arguments once more: reached without counting references.
  private let first: Expression?
  private let second: Expression?
  private let third: Expression?
  private let position: Int
  /// The library's function that a bare name means, unless something hides it.
  private let function: LibraryFunction?

  init(_ callee: Expression, _ arguments: [Expression], at position: Int) {
    self.callee = callee
    variable = callee as? Variable
    member = callee as? Member
    self.arguments = arguments
    first = arguments.first
    second = arguments.count > 1 ? arguments[1] : nil
    third = arguments.count > 2 ? arguments[2] : nil
    self.position = position
    if let variable {
      function = LibraryFunction.globals[variable.text]
    } else if let member, let owner = member.object as? Variable,
      owner.text == "Math"
    {
      function = LibraryFunction.mathematics[member.text]
    } else {
      function = nil
    }
    super.init(over: [callee] + arguments)
  }

  private func values(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Arguments {
    guard arguments.count <= 3 else {
      var values: [Value] = []
      values.reserveCapacity(arguments.count)
      for argument in arguments { values.append(try argument.evaluate(frame, run)) }
      return Arguments(values, run)
    }
    let a = try first?.evaluate(frame, run) ?? .undefined
    let b = try second?.evaluate(frame, run) ?? .undefined
    let c = try third?.evaluate(frame, run) ?? .undefined
    return Arguments(a, b, c, count: arguments.count, run)
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    if let variable { return try call(variable, frame, run) }
    if let member { return try call(member, frame, run) }
    let function = try callee.evaluate(frame, run)
    let values = try values(frame, run)
    run.position = position
    return try Functions.call(function, values)
  }

  private func call(
    _ variable: Variable,
    _ frame: Frame,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    guard variable.isGlobal else {
      let function = try variable.evaluate(frame, run)
      let values = try values(frame, run)
      run.position = position
      return try Functions.call(function, values)
    }
    let values = try values(frame, run)
    run.position = position
    if let function {
      try run.charge()
      if run.replacesLibrary, let result = try run.host.callGlobal(variable.name, values, run) {
        return result
      }
      return try Library.call(function, on: .undefined, values)
    }
    if let result = try run.host.callGlobal(variable.name, values, run) { return result }
    let function = try variable.evaluate(frame, run)
    run.position = position
    return try Functions.call(function, values)
  }

  private func call(_ member: Member, _ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    if let function, let owner = member.object as? Variable, owner.isGlobal {
      let values = try values(frame, run)
      run.position = position
      try run.charge()
      return try Library.call(function, on: .undefined, values)
    }
    let owner = try member.object.evaluate(frame, run)
    if case .object(let object) = owner {
      if let host = object as? HostObject {
        let values = try values(frame, run)
        run.position = position
        try run.charge()
        if let result = try run.host.callMember(member.name, of: host, values, run) {
          return result
        }
        return try callMember(member, of: owner, values, run)
      }
    }
    let values = try values(frame, run)
    run.position = position
    return try callMember(member, of: owner, values, run)
  }

  private func callMember(
    _ member: Member,
    of owner: Value,
    _ values: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    if let method = member.method, try Members.hasMethod(method, owner, run) {
      try run.charge()
      return try Library.call(method, on: owner, values)
    }
    let function = try Members.get(member.name, member.text, of: owner, method: nil, run)
    guard case .object = function else {
      try run.failType("\(member.text.prefix(64)) is not a function")
    }
    return try Functions.call(function, values)
  }
}

/// `new Array(3)`; arrays, objects and errors only.
final class Construction: Expression {
  private let name: String
  private let arguments: [Expression]

  init(_ name: String, _ arguments: [Expression]) {
    self.name = name
    self.arguments = arguments
    super.init(over: arguments)
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.evaluate(frame, run)) }
    guard let function = LibraryFunction.globals[name] else { return .undefined }
    return try Library.call(function, on: .undefined, Arguments(values, run))
  }
}

/// `[a, b]`.
final class ArrayLiteral: Expression {
  private let elements: [Expression]

  init(_ elements: [Expression]) {
    self.elements = elements
    super.init(over: elements)
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try element.evaluate(frame, run)) }
    return try run.array(values)
  }
}

/// `{a: b}`.
final class ObjectLiteral: Expression {
  private let members: [(key: String, value: Expression)]

  init(_ members: [(key: String, value: Expression)]) {
    self.members = members
    super.init(over: members.map(\.value))
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    try run.allocate(96 + 48 * members.count)
    let object = PlainObject(isError: false)
    for (key, part) in members { object.set(key, try part.evaluate(frame, run)) }
    return .object(object)
  }
}

/// `` `a ${b}` ``.
final class Template: Expression {
  private let texts: [String]
  private let parts: [Expression]

  init(_ texts: [String], _ parts: [Expression]) {
    self.texts = texts
    self.parts = parts
    super.init(over: parts)
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var result = texts[0]
    for (part, text) in zip(parts, texts.dropFirst()) {
      let inner = try Conversion.string(try part.evaluate(frame, run), run)
      try run.allocate(result.utf8.count + inner.utf8.count + text.utf8.count)
      try run.charge(copying: result.utf8.count + inner.utf8.count)
      result += inner + text
    }
    return try run.text(result)
  }
}

/// `function (a) { … }`, `a => b`.
final class FunctionExpression: Expression {
  private let code: FunctionCode

  init(_ code: FunctionCode) {
    self.code = code
    super.init()
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    try run.allocate(48)
    return .object(Closure(code, frame))
  }
}

/// `a + b + c`: operators of one level, from left to right, however many.
final class Chain: Expression {
  private let first: Expression
  private let rest: [(operation: BinaryOperator, side: Expression)]

  init(_ first: Expression, _ rest: [(operation: BinaryOperator, side: Expression)]) {
    self.first = first
    self.rest = rest
    super.init(over: [first] + rest.map(\.side))
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var value = try first.evaluate(frame, run)
    for (operation, side) in rest {
      let other = try side.evaluate(frame, run)
      if case .number(let a) = value, case .number(let b) = other {
        value = Arithmetic.apply(operation, a, b)
      } else {
        value = try Operators.apply(operation, value, other, run)
      }
    }
    return value
  }
}

/// `a && b`, `a || b`, `a ?? b`, however many of one kind.
final class Logic: Expression {
  enum Kind {
    case and, or, nullish
  }

  private let kind: Kind
  private let sides: [Expression]

  init(_ kind: Kind, _ sides: [Expression]) {
    self.kind = kind
    self.sides = sides
    super.init(over: sides)
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var value = Value.undefined
    for side in sides {
      value = try side.evaluate(frame, run)
      let goesOn =
        switch kind {
        case .and: try Conversion.boolean(value, run)
        case .or: try !Conversion.boolean(value, run)
        case .nullish: value.isNullish
        }
      if !goesOn { return value }
    }
    return value
  }
}

/// `a ? b : c`, and `else if` ladders of them.
final class Conditional: Expression {
  private let condition: Expression
  private let yes: Expression
  private let no: Expression

  init(_ condition: Expression, _ yes: Expression, _ no: Expression) {
    self.condition = condition
    self.yes = yes
    self.no = no
    super.init(over: [condition, yes, no])
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    try Conversion.boolean(try condition.evaluate(frame, run), run)
      ? try yes.evaluate(frame, run) : try no.evaluate(frame, run)
  }
}

/// An operator before its operand.
final class Unary: Expression {
  enum Kind {
    case not, minus, plus, bitNot, void, type
  }

  private let kind: Kind
  private let operand: Expression

  init(_ kind: Kind, _ operand: Expression) {
    self.kind = kind
    self.operand = operand
    super.init(over: [operand])
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    if kind == .type, let variable = operand as? Variable {
      return .text(try Conversion.typeName(try variable.valueIfAny(frame, run), run))
    }
    let value = try operand.evaluate(frame, run)
    switch kind {
    case .not: return .bool(try !Conversion.boolean(value, run))
    case .minus: return .number(-(try Conversion.number(value, run)))
    case .plus: return .number(try Conversion.number(value, run))
    case .bitNot: return .number(Double(~Conversion.int32(try Conversion.number(value, run))))
    case .void: return .undefined
    case .type: return .text(try Conversion.typeName(value, run))
    }
  }
}

/// `delete a.b`.
final class Deletion: Expression {
  private let target: Expression

  init(_ target: Expression) {
    self.target = target
    super.init(over: [target])
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var owner = Value.undefined
    var key = ""
    if let member = target as? Member {
      owner = try member.object.evaluate(frame, run)
      key = member.text
    } else if let element = target as? Element {
      owner = try element.object.evaluate(frame, run)
      key = try Members.key(try element.key.evaluate(frame, run), run)
    }
    if case .object(let object) = owner {
      if let plain = object as? PlainObject {
        try run.charge(plain.keys.count)
        plain.remove(key)
      } else if let array = object as? ArrayObject, let index = Int(key),
        array.elements.indices.contains(index)
      {
        array.elements[index] = .absent
      }
    }
    return .bool(true)
  }
}

/// `a, b`.
final class CommaSequence: Expression {
  private let parts: [Expression]

  init(_ parts: [Expression]) {
    self.parts = parts
    super.init(over: parts)
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var value = Value.undefined
    for part in parts { value = try part.evaluate(frame, run) }
    return value
  }
}

/// `a = b`, `a += b`.
final class Assignment: Expression {
  private let target: Target
  private let operation: BinaryOperator?
  private let value: Expression

  init(_ target: Target, _ operation: BinaryOperator?, _ value: Expression) {
    self.target = target
    self.operation = operation
    self.value = value
    super.init(over: [target, value])
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    guard let operation else {
      let new = try value.evaluate(frame, run)
      try target.assign(new, frame, run)
      return new
    }
    return try target.update(frame, run) { old throws(Abrupt) in
      try Operators.apply(operation, old, try value.evaluate(frame, run), run)
    }.new
  }
}

/// `a++`, `--a`.
final class Increment: Expression {
  private let target: Target
  private let step: Double
  private let isPrefix: Bool

  init(_ target: Target, _ step: Double, isPrefix: Bool) {
    self.target = target
    self.step = step
    self.isPrefix = isPrefix
    super.init(over: [target])
  }

  override func evaluate(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Value {
    var old = 0.0
    let new = try target.update(frame, run) { value throws(Abrupt) in
      old = try Conversion.number(value, run)
      return .number(old + step)
    }.new
    return isPrefix ? new : .number(old)
  }
}

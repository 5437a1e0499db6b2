/// `for (a; b; c)`, `while (b)`, `do … while (b)`.
final class Loop: Statement {
  private let start: Statement?
  private let condition: Expression?
  private let step: Expression?
  private let body: Statement
  private let isTestedLast: Bool
  private let turnCost: Int

  init(
    start: Statement? = nil,
    condition: Expression?,
    step: Expression? = nil,
    body: Statement,
    isTestedLast: Bool = false
  ) {
    self.start = start
    self.condition = condition
    self.step = step
    self.body = body
    self.isTestedLast = isTestedLast
    turnCost = ScriptBudget.steps(
      forParts: body.size + (condition?.size ?? 0) + (step?.size ?? 0)
    )
    super.init([body] + (start.map { [$0] } ?? []), over: [condition, step])
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    if let start { _ = try start.execute(frame, run) }
    var isFirst = isTestedLast
    while true {
      if !isFirst, let condition {
        guard try Conversion.boolean(try condition.evaluate(frame, run), run) else { break }
      }
      isFirst = false
      try run.charge(turnCost)
      switch try body.execute(frame, run) {
      case .broken: return .normal
      case .returned: return .returned
      case .normal, .continued: break
      }
      if let step { _ = try step.evaluate(frame, run) }
    }
    return .normal
  }
}

/// `for (a in b)`, `for (a of b)`.
final class ForEach: Statement {
  private let target: Target
  private let isDeclared: Bool
  private let list: Expression
  private let givesKeys: Bool
  private let body: Statement
  private let turnCost: Int

  init(
    _ target: Target,
    isDeclared: Bool,
    _ list: Expression,
    givesKeys: Bool,
    _ body: Statement
  ) {
    self.target = target
    self.isDeclared = isDeclared
    self.list = list
    self.givesKeys = givesKeys
    self.body = body
    turnCost = ScriptBudget.steps(forParts: target.size + body.size)
    super.init([body], over: [target, list])
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    let list = try list.evaluate(frame, run)
    for value in try items(list, run) {
      try run.charge(turnCost)
      if isDeclared, let variable = target as? Variable {
        variable.initialize(value, frame)
      } else {
        try target.assign(value, frame, run)
      }
      switch try body.execute(frame, run) {
      case .broken: return .normal
      case .returned: return .returned
      case .normal, .continued: break
      }
    }
    return .normal
  }

  private func items(_ list: Value, _ run: Evaluation) throws(Abrupt) -> [Value] {
    let plain = try Conversion.plain(list, run)
    let count = try Members.count(plain, run)
    try run.allocate(count * 48)
    try run.charge(count)
    switch plain {
    case .object(let array as ArrayObject):
      guard givesKeys else { return array.elements.map(\.present) }
      return array.elements.indices.map { .text(String($0)) }
    case .object(let object as PlainObject) where givesKeys:
      return object.keys.map { .text($0) }
    case .string(let text):
      guard givesKeys else { return text.string.unicodeScalars.map { .text(String($0)) } }
      return (0..<count).map { .text(String($0)) }
    default:
      guard givesKeys else { try run.failType("this is not iterable") }
      return []
    }
  }
}

/// `switch (a) { case b: … default: … }`.
final class Switch: Statement {
  private let value: Expression
  private let cases: [(test: Expression?, body: [Statement])]

  init(_ value: Expression, _ cases: [(test: Expression?, body: [Statement])]) {
    self.value = value
    self.cases = cases
    super.init(cases.flatMap(\.body), over: [value] + cases.map(\.test))
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    let value = try value.evaluate(frame, run)
    var start = cases.firstIndex { $0.test == nil }
    for (i, entry) in cases.enumerated() {
      guard let test = entry.test else { continue }
      if try Operators.isSame(value, try test.evaluate(frame, run), run) {
        start = i
        break
      }
    }
    guard let start else { return .normal }
    for entry in cases[start...] {
      for statement in entry.body {
        switch try statement.execute(frame, run) {
        case .normal: continue
        case .broken: return .normal
        case .continued: return .continued
        case .returned: return .returned
        }
      }
    }
    return .normal
  }
}

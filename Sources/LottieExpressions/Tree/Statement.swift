/// The way a statement ended.
enum Completion {
  case normal
  case broken
  case continued
  case returned
}

/// A part of a script that does something.
class Statement {
  /// Levels below it and itself.
  let nestingDepth: Int
  /// Parts of it and itself.
  let size: Int

  init(_ parts: [Statement] = [], over expressions: [Expression?] = []) {
    let below = parts.map(\.nestingDepth) + expressions.map { $0?.nestingDepth ?? 0 }
    nestingDepth = 1 + (below.max() ?? 0)
    size = parts.reduce(1) { $0 + $1.size } + expressions.reduce(0) { $0 + ($1?.size ?? 0) }
  }

  func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion { .normal }
}

/// An expression for its effect; the value of the last one of a script is the script's.
final class ExpressionStatement: Statement {
  let expression: Expression
  /// Slot in which the script keeps its value; nil within functions.
  private let resultSlot: Int?

  init(_ expression: Expression, resultSlot: Int?) {
    self.expression = expression
    self.resultSlot = resultSlot
    super.init(over: [expression])
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    let value = try expression.evaluate(frame, run)
    if let resultSlot { frame[resultSlot] = value }
    return .normal
  }
}

/// `var a = 1, b`, `let c`.
final class Declaration: Statement {
  private let variables: [(variable: Variable, value: Expression?)]

  init(_ variables: [(variable: Variable, value: Expression?)]) {
    self.variables = variables
    super.init(over: variables.map(\.value))
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    for (variable, value) in variables {
      guard let value else { continue }
      variable.initialize(try value.evaluate(frame, run), frame)
    }
    return .normal
  }
}

/// `{ … }`.
final class Block: Statement {
  private let statements: [Statement]

  init(_ statements: [Statement]) {
    self.statements = statements
    super.init(statements)
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    for statement in statements {
      let completion = try statement.execute(frame, run)
      if completion != .normal { return completion }
    }
    return .normal
  }
}

/// `if … else if … else`, as long as it may be.
final class If: Statement {
  private let branches: [(condition: Expression, body: Statement)]
  private let otherwise: Statement?

  init(_ branches: [(condition: Expression, body: Statement)], _ otherwise: Statement?) {
    self.branches = branches
    self.otherwise = otherwise
    super.init(
      branches.map(\.body) + (otherwise.map { [$0] } ?? []),
      over: branches.map(\.condition)
    )
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    for (condition, body) in branches
    where try Conversion.boolean(try condition.evaluate(frame, run), run) {
      return try body.execute(frame, run)
    }
    return try otherwise?.execute(frame, run) ?? .normal
  }
}

/// `return a`.
final class Return: Statement {
  private let value: Expression?

  init(_ value: Expression?) {
    self.value = value
    super.init(over: [value])
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    run.returned = try value?.evaluate(frame, run) ?? .undefined
    return .returned
  }
}

/// `break`, `continue`.
final class Jump: Statement {
  private let completion: Completion

  init(_ completion: Completion) {
    self.completion = completion
    super.init()
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    completion
  }
}

/// `throw a`.
final class Throw: Statement {
  private let value: Expression
  private let position: Int

  init(_ value: Expression, at position: Int) {
    self.value = value
    self.position = position
    super.init(over: [value])
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    let value = try value.evaluate(frame, run)
    run.position = position
    try run.raise(value)
  }
}

/// `try … catch … finally`.
final class Try: Statement {
  private let body: Statement
  private let handler: (variable: Variable?, body: Statement)?
  private let cleanup: Statement?

  init(
    _ body: Statement,
    _ handler: (variable: Variable?, body: Statement)?,
    _ cleanup: Statement?
  ) {
    self.body = body
    self.handler = handler
    self.cleanup = cleanup
    super.init([body] + (handler.map { [$0.body] } ?? []) + (cleanup.map { [$0] } ?? []))
  }

  override func execute(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    guard let cleanup else { return try guarded(frame, run) }
    var completion = Completion.normal
    var failure: Abrupt?
    do throws(Abrupt) {
      completion = try guarded(frame, run)
    } catch {
      failure = error
    }
    // Nothing of the script runs once a budget is spent.
    if let failure, failure != .thrown { throw failure }
    let (returned, thrown) = (run.returned, run.thrown)
    let last = try cleanup.execute(frame, run)
    guard last == .normal else { return last }
    if failure != nil { try run.raise(thrown) }
    run.returned = returned
    return completion
  }

  private func guarded(_ frame: Frame, _ run: Evaluation) throws(Abrupt) -> Completion {
    guard let handler else { return try body.execute(frame, run) }
    do throws(Abrupt) {
      return try body.execute(frame, run)
    } catch .thrown {
      try run.charge()
      handler.variable?.initialize(run.thrown, frame)
    } catch {
      throw error
    }
    return try handler.body.execute(frame, run)
  }
}

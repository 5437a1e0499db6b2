/// A function, compiled.
final class FunctionCode {
  let name: String
  /// The variables of its parameters, and what they are when nothing is given.
  let parameters: [(slot: Int, defaultValue: Expression?)]
  let body: [Statement]
  let scope: FunctionScope
  /// The variable that a named function expression knows itself by.
  let selfSlot: Int?
  /// Levels of the tree.
  let nestingDepth: Int

  init(
    name: String,
    parameters: [(slot: Int, defaultValue: Expression?)],
    body: [Statement],
    scope: FunctionScope,
    selfSlot: Int?
  ) {
    self.name = name
    self.parameters = parameters
    self.body = body
    self.scope = scope
    self.selfSlot = selfSlot
    let defaultValue = parameters.compactMap { $0.defaultValue?.nestingDepth }.max() ?? 0
    nestingDepth = 1 + max(body.map(\.nestingDepth).max() ?? 0, defaultValue)
  }

  /// Prepares a frame: declared functions are there from the start.
  func prepare(_ frame: Frame, _ run: Evaluation) throws(Abrupt) {
    for slot in scope.adopted { frame[slot] = .absent }
    for (slot, code) in scope.hoisted {
      try run.allocate(48)
      frame[slot] = .object(Closure(code, frame))
    }
  }
}

extension Closure {
  /// Levels of the stack of a call that are not the tree's own.
  private static let callLevels = 8

  /// Calls the function.
  func call(_ arguments: Arguments) throws(Abrupt) -> Value {
    let run = arguments.run
    let levels = code.nestingDepth + Closure.callLevels
    try run.charge()
    try run.enter(levels)
    defer { run.leave(levels) }
    let isHeld = code.scope.makesFunctions
    let frame = try run.makeFrame(scope, count: code.scope.slotCount, isHeld: isHeld)
    defer { if !isHeld { run.discard(frame) } }
    try code.prepare(frame, run)
    if let slot = code.selfSlot { frame[slot] = .object(self) }
    for (i, parameter) in code.parameters.enumerated() {
      let given = arguments[i]
      if case .undefined = given, let defaultValue = parameter.defaultValue {
        frame[parameter.slot] = try defaultValue.evaluate(frame, run)
      } else {
        frame[parameter.slot] = given
      }
    }
    for statement in code.body {
      switch try statement.execute(frame, run) {
      case .normal: continue
      case .returned: return run.takeReturned()
      case .broken, .continued: return .undefined
      }
    }
    return .undefined
  }
}

extension Evaluation {
  /// Takes the value that a function returned.
  func takeReturned() -> Value {
    defer { returned = .undefined }
    return returned
  }
}

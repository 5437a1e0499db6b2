import LottieModel

extension StateMachine {
  /// The built-in input that counts seconds.
  static let elapsed = "@elapsedTime"

  /// Takes transitions until none holds.
  ///
  /// A state that comes again, also since an earlier call, counts as a cycle; too many of them stop the
  /// machine.
  func run() {
    guard status != .stopped, current != nil || global != nil else { return }
    var cycles = 0
    var ignoresGlobal = false
    var goesOn = true
    while goesOn {
      goesOn = false
      if let last = history.last, history.dropLast().contains(last) {
        cycles += 1
        guard cycles < StateMachine.maximumCycles else {
          halt()
          return tell(.error("InfiniteLoop"))
        }
        history = []
      }
      if let current { history.append(current.name) }
      if !ignoresGlobal, moveByGlobal() {
        if status == .tweening { break }
        if hasChangedInputs || pending != nil {
          hasChangedInputs = false
          goesOn = true
          continue
        }
      }
      guard let current, let way = transition(of: current) else { continue }
      pending = nil
      guard move(to: way.target, by: way, fromGlobal: false), status != .tweening else { break }
      // The global state is looked at again only if the move changed something.
      ignoresGlobal = !hasChangedInputs && pending == nil
      hasChangedInputs = false
      goesOn = true
    }
    // During a tween the event waits for its end.
    if status != .tweening { pending = nil }
  }

  private func moveByGlobal() -> Bool {
    guard let global, let way = transition(of: global) else { return false }
    pending = nil
    let settled = status == .tweening ? landing?.state.name ?? state : state
    guard way.target != settled else { return false }
    return move(to: way.target, by: way, fromGlobal: true)
  }

  /// The first guarded transition that holds, else the last one without guards.
  private func transition(
    of state: StateMachineModel.State
  ) -> StateMachineModel.Transition? {
    var unguarded: StateMachineModel.Transition?
    for transition in state.transitions {
      guard let guards = transition.guards, !guards.isEmpty else {
        unguarded = transition
        continue
      }
      let asksForEvent = guards.contains { $0.kind == .event }
      if asksForEvent == (pending != nil), guards.allSatisfy(holds) { return transition }
    }
    return unguarded
  }

  private func holds(_ condition: StateMachineModel.Guard) -> Bool {
    switch condition.kind {
    case .event: return pending == condition.input
    case .numeric(let comparison, let operand):
      guard let value = number(condition.input), let other = number(operand) else { return false }
      return comparison.holds(value, other)
    case .string(let comparison, .text(let text)):
      guard let value = inputs.strings[condition.input]?.value,
        let other = text.hasPrefix("$") ? inputs.strings[text.reference]?.value : text
      else { return false }
      return comparison.isEqual.map { $0 == (value == other) } ?? false
    case .string: return false
    case .boolean(let comparison, let operand):
      guard let value = inputs.booleans[condition.input]?.value, let other = boolean(operand)
      else { return false }
      return comparison.isEqual.map { $0 == (value == other) } ?? false
    }
  }

  /// A number by the name of its input.
  func number(_ name: String) -> Float? {
    name == StateMachine.elapsed ? elapsedTime : inputs.numbers[name]?.value
  }

  /// The number that a value stands for.
  func number(_ operand: StateMachineModel.Operand) -> Float? {
    switch operand {
    case .number(let number): Float(number)
    case .text(let text) where text.hasPrefix("@"): number(text)
    case .text(let text) where text.hasPrefix("$"): number(text.reference)
    case .text, .boolean: nil
    }
  }

  /// The Boolean that a value stands for; texts are names with or without `$`.
  func boolean(_ operand: StateMachineModel.Operand) -> Bool? {
    switch operand {
    case .boolean(let value): value
    case .text(let text): inputs.booleans[text.reference]?.value
    case .number: nil
    }
  }
}

/// Moves.
extension StateMachine {
  /// Leaves the present state for another, at once or by a tween.
  ///
  /// - Returns: False if there is no such state.
  func move(
    to name: String,
    by transition: StateMachineModel.Transition?,
    fromGlobal: Bool
  ) -> Bool {
    let interrupts = status == .tweening
    if interrupts, transition != nil, landing?.state.name == name { return true }
    let hasLeft = interrupts && hasLeftSource
    guard let target = states[name] else { return false }
    tell(.transition(from: state, to: name))
    if !hasLeft {
      if !fromGlobal { perform(current?.exitActions ?? []) }
      tell(.stateExited(state))
    }
    if let tween = transition?.tween {
      guard let playback = target.playback else { return true }
      if begin(tween, to: target, playback) {
        hasLeftSource = hasLeft || !fromGlobal
        return true
      }
    }
    if interrupts {
      playback.cancelTween()
      landing = nil
      status = .running
    }
    enter(target)
    return true
  }

  private func begin(
    _ tween: StateMachineModel.Tween,
    to target: StateMachineModel.State,
    _ settings: StateMachineModel.Playback
  ) -> Bool {
    guard current.map({ ($0.playback?.animation ?? "") == settings.animation }) == true else {
      return false
    }
    let isBackward = settings.mode == .reverse || settings.mode == .reverseBounce
    let last = playback.clip.frameCount - 1
    let frame: Float
    if let segment = settings.segment {
      guard let range = playback.clip.markers[segment] else { return false }
      frame = isBackward ? min(range.upperBound, last) : range.lowerBound
    } else {
      frame = isBackward ? last : 0
    }
    guard playback.tween(to: frame, tween) else { return false }
    landing = (target, frame)
    status = .tweening
    return true
  }

  /// Ends a tween.
  func land() {
    status = .running
    guard playback.takeLanding(), let landing else {
      self.landing = nil
      return
    }
    self.landing = nil
    enter(landing.state)
    playback.land(at: landing.frame)
    run()
  }

  private func enter(_ target: StateMachineModel.State) {
    current = target
    tell(.stateEntered(target.name))
    if let settings = target.playback {
      playback.setLoops(settings.loops, count: settings.loopCount)
      playback.setSpeed(Float(settings.speed))
      playback.clearSegment()
      show(settings.animation)
      if let segment = settings.segment { playback.setSegment(segment) }
      playback.setMode(settings.mode)
      if settings.autoplay { playback.play() } else { playback.pause() }
    }
    perform(target.entryActions)
    if target.playback?.isFinal == true { halt() }
  }
}

extension String {
  /// The name of the input that it refers to.
  var reference: String { String(drop { $0 == "$" }) }
}

extension StateMachineModel.Comparison {
  fileprivate func holds(_ value: Float, _ other: Float) -> Bool {
    switch self {
    case .equal: value == other
    case .notEqual: value != other
    case .greaterThan: value > other
    case .greaterThanOrEqual: value >= other
    case .lessThan: value < other
    case .lessThanOrEqual: value <= other
    }
  }

  /// Whether it asks for equal values; nil if it asks for an order.
  fileprivate var isEqual: Bool? {
    switch self {
    case .equal: true
    case .notEqual: false
    default: nil
    }
  }
}

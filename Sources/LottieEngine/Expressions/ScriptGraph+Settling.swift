import LottieExpressions

/// Working out values, each as if it were asked alone; ``ScriptChain`` says what that means.
extension ScriptGraph {
  /// Steps that a run within a run costs while it is not known whether its value is good for others:
  /// about the time that many turns of a loop take.
  private static let runCost = 400
  /// Levels that looking over what was read costs.
  private static let checkLevels = 16

  /// Whether the value of a property never changes, as far as is known.
  func isStatic(_ property: ScriptProperty) -> Bool {
    property.memo.isStatic && property.memo.era == era
  }

  private func isSettled(_ property: ScriptProperty) -> Bool {
    (property.memo.checked == moment || property.memo.isStatic) && property.memo.era == era
  }

  /// Finds the value of a property at this moment.
  ///
  /// A budget is for a property and what is entangled with it, as if it were asked alone. When one is
  /// spent in the midst of a chain, the last of it is worked out alone first: then the others read its
  /// value, and its cost is not theirs.
  func settle(_ property: ScriptProperty) {
    guard !isSettled(property) else { return }
    let evaluation = evaluation
    let (outer, budget) = (chain.begin(), evaluation.rest)
    if !isSettledAlone(property) { settleInTurn(property) }
    chain.forgetSpent()
    chain.end(outer)
    evaluation.rest = budget
  }

  private func isSettledAlone(_ property: ScriptProperty) -> Bool {
    evaluation.refill()
    chain.forgetSpent()
    return (try? resolve(property)) != nil
  }

  /// Works out one after the other what spent its budget behind a property, and at last the property.
  private func settleInTurn(_ property: ScriptProperty) {
    var waiting = [(property: property, chain: chain.spent)]
    while let last = waiting.last?.property {
      waiting[waiting.count - 1].chain = chain.spent
      if let first = firstToSettle() {
        last.memo.isWaiting = true
        waiting.append((first, []))
      } else {
        giveUp(last, waiting)
      }
      while let next = waiting.last?.property, isSettledAlone(next) {
        waiting.removeLast().property.memo.isWaiting = false
      }
    }
  }

  /// What could be worked out first, so that the chain that spent its budget gets further.
  private func firstToSettle() -> ScriptProperty? {
    chain.spent.dropFirst().last { !isSettled($0) && !$0.memo.isWaiting }
  }

  /// Leaves a property its keyframes: alone, too, it needs more than its budget.
  ///
  /// It is entangled with all that may be on the way from it to itself: what waits for it and is read by
  /// it lies in one circle with it, and so does what gave up before.
  private func giveUp(
    _ property: ScriptProperty,
    _ waiting: [(property: ScriptProperty, chain: [ScriptProperty])]
  ) {
    reportSpent(property)
    guard let run = chain.takeFailed() else { return }
    let isAlone = chain.spent.count == 1
    finish(run, nil)
    property.memo.entangled = isAlone ? PropertySet() : circle(of: property, run, waiting)
    property.memo.isStatic = property.memo.isStatic && isAlone
  }

  private func circle(
    of property: ScriptProperty,
    _ run: ScriptRun,
    _ waiting: [(property: ScriptProperty, chain: [ScriptProperty])]
  ) -> PropertySet {
    let behind = chain.spent.dropFirst()
    // The largest first: mostly it has all the others, and is shared.
    let settled = behind.filter { isSettled($0) && $0 !== property }.map(\.memo.entangled)
    var circle = settled.max { $0.list.count < $1.list.count } ?? PropertySet()
    for other in settled { circle.formUnion(other) }
    circle.formUnion(run.entangled)
    circle.insert(property)
    let start = waiting.firstIndex { entry in behind.contains { $0 === entry.property } }
    for entry in waiting[(start ?? waiting.count - 1)...] {
      for other in entry.chain { circle.insert(other) }
    }
    return circle
  }

  /// The value of a property for the chain.
  func resolve(_ property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    if isSettled(property) {
      guard !chain.holdsAny(of: property.memo.entangled) else { return try evaluate(property) }
      chain.entangle(property.memo.entangled)
    } else if isCurrent(property) {
      property.memo.checked = moment
    } else {
      return try evaluate(property)
    }
    return property.memo.content ?? keyed(property)
  }

  /// Notes that what runs closes a circle.
  func close(_ property: ScriptProperty) -> ScriptContent {
    if let place = property.memo.place {
      chain.close(at: place)
      if place < chain.runs.count - 1, let first = chain.firstOfCircle(from: place) {
        reports.addCycle(first)
      }
    }
    note(.keyframes(property))
    return keyed(property)
  }

  // Keeping

  /// Whether the value of another moment holds, because nothing changed that it depends on.
  private func isCurrent(_ property: ScriptProperty) -> Bool {
    guard property.memo.evaluated >= 0, property.memo.era == era,
      property.memo.outdated != moment, property.memo.entangled.isEmpty
    else { return false }
    let budget = evaluation.rest
    chain.push(property, isCheck: true)
    let isCurrent = (try? isUnchanged(property)) ?? false
    chain.recycle(chain.pop())
    evaluation.rest = budget
    chain.forgetSpent()
    if !isCurrent { property.memo.outdated = moment }
    return isCurrent
  }

  private func isUnchanged(_ property: ScriptProperty) throws(Abrupt) -> Bool {
    try evaluation.enter(ScriptGraph.checkLevels)
    defer { evaluation.leave(ScriptGraph.checkLevels) }
    let since = property.memo.evaluated
    for read in property.memo.reads {
      switch read {
      case .time(let composition):
        composition.refresh(self)
        if composition.changed > since { return false }
      case .keyframes(let other):
        _ = keyed(other)
        if other.memo.keyedChanged > since { return false }
      case .value(let other):
        if chain.holds(other) { return false }
        _ = try resolve(other)
        guard isSettled(other), other.memo.entangled.isEmpty,
          other.memo.changed <= since
        else { return false }
      }
    }
    return true
  }

  // Evaluating

  /// Runs the expression of a property at the end of the chain.
  private func evaluate(_ property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    let evaluation = evaluation
    let budget = evaluation.rest
    chain.push(property, isCheck: false)
    do throws(Abrupt) {
      if !chain.isSingle { try evaluation.charge(ScriptGraph.runCost) }
      let content = try outcome(of: property)
      let run = chain.pop()
      defer { chain.recycle(run) }
      if run.isEntangled {
        chain.take(run)
        return content ?? keyed(property)
      }
      finish(run, content)
      evaluation.rest = budget
      chain.entangle(run.entangled)
      return property.memo.content ?? keyed(property)
    } catch {
      chain.fail()
      throw error
    }
  }

  private func finish(_ run: ScriptRun, _ content: ScriptContent?) {
    let property = run.property
    if property.memo.evaluated < 0 { remember(property) }
    let content = content ?? keyed(property)
    if property.memo.content != content || property.memo.changed < 0 {
      property.memo.content = content
      property.memo.changed = moment
    }
    property.memo.isStatic = run.isStatic
    swap(&run.reads, &property.memo.reads)
    if !(run.entangled.isEmpty && property.memo.entangled.isEmpty) {
      property.memo.entangled = run.entangled
    }
    property.memo.evaluated = moment
    property.memo.checked = moment
    property.memo.era = era
  }
}

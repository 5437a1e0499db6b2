import LottieExpressions

/// Resolves values, each as if it were the root; see ``ScriptChain``.
extension ScriptGraph {
  /// Steps that a nested run costs while it is unknown whether its value is valid for others: about
  /// the time of as many loop iterations.
  private static let runCost = 400
  /// Levels that a check of what was read costs.
  private static let checkLevels = 16

  /// Whether the value of a property is constant, as far as is known.
  func isStatic(_ property: ScriptProperty) -> Bool {
    property.memo.isStatic && property.memo.epoch == epoch
  }

  private func isResolved(_ property: ScriptProperty) -> Bool {
    (property.memo.checked == tick || property.memo.isStatic && !settles)
      && property.memo.epoch == epoch
  }

  /// Finds the value of a property at this tick.
  ///
  /// A budget is for a property and those in a cycle with it, as if the property were the root.
  /// When one is spent within a chain, the last of the chain is evaluated as a root first: then the
  /// others read its value, and its cost is not theirs.
  func resolve(_ property: ScriptProperty) {
    guard !isResolved(property) else { return }
    resolveOnce(property)
    guard cycles.isMet else { return }
    settleCycles()
    if !cycles.isMet, !isResolved(property) { resolveOnce(property) }
  }

  private func resolveOnce(_ property: ScriptProperty) {
    let evaluation = evaluation
    let (outer, budget) = (chain.begin(), evaluation.rest)
    if !isResolvedAlone(property) { resolveInTurn(property) }
    chain.forgetSpent()
    chain.end(outer)
    evaluation.rest = budget
  }

  private func isResolvedAlone(_ property: ScriptProperty) -> Bool {
    evaluation.refill()
    guard settles else { return isResolvedForAll(property) }
    guard isShared(property) else { return isResolvedOnce(property) }
    if cycles.isCheap {
      evaluation.limit(steps: ScriptCycles.least)
      return isResolvedOnce(property)
    }
    evaluation.limit(steps: max(cycles.rest, ScriptCycles.least))
    let before = steps
    cycles.isTouched = false
    let isResolved = isResolvedOnce(property)
    cycles.rest -= steps - before
    if isResolved || cycles.isTouched || chain.spent.contains(where: \.memo.isWaiting)
      || !cycles.members(with: property).isEmpty
    {
      return isResolved
    }
    // It reads cycles, and is in none.
    evaluation.refill()
    return isResolvedOnce(property)
  }

  /// Evaluates a property of its own budget; in a cycle that spends it, all are settled.
  private func isResolvedForAll(_ property: ScriptProperty) -> Bool {
    let outer = cycles.isTouched
    cycles.isTouched = false
    let isResolved = isResolvedOnce(property)
    if !isResolved, cycles.isTouched { cycles.isMet = true }
    cycles.isTouched = outer || cycles.isTouched
    return isResolved
  }

  private func isResolvedOnce(_ property: ScriptProperty) -> Bool {
    chain.forgetSpent()
    _ = chain.takeFailed()
    let start = evaluation.rest.steps
    let isResolved = (try? resolvedContent(property)) != nil
    let left = cycles.isMet ? cycles.left : evaluation.rest.steps
    steps += max(0, start - max(left, 0))
    runs += 1
    return isResolved && !cycles.isMet
  }

  /// Evaluates one by one what spent its budget within the chain of a property, then the property.
  private func resolveInTurn(_ property: ScriptProperty) {
    var waiting = [(property: property, chain: chain.spent)]
    defer { for entry in waiting { entry.property.memo.isWaiting = false } }
    while let last = waiting.last?.property {
      waiting[waiting.count - 1].chain = chain.spent
      var isLoop = false
      if !cycles.isMet, chain.spent.dropFirst().contains(where: \.memo.isWaiting) {
        isLoop = true
        if meetCycle(of: waiting) { return }
      }
      if cycles.isMet {
        for entry in waiting { entry.property.memo.cyclic = tick }
        return
      }
      if isLoop, isShared(last), !cycles.isCheap {
        giveUp(last, waiting)
      } else if let first = firstToResolve() {
        last.memo.isWaiting = true
        waiting.append((first, []))
      } else {
        giveUp(last, waiting)
      }
      while let next = waiting.last?.property, isDear(next) || isResolvedAlone(next) {
        waiting.removeLast().property.memo.isWaiting = false
      }
    }
  }

  /// The next property to evaluate, so that the chain that spent its budget gets further.
  private func firstToResolve() -> ScriptProperty? {
    chain.spent.dropFirst().last { !isResolved($0) && !$0.memo.isWaiting && !isDear($0) }
  }

  /// Whether a property is left for later because it costs much.
  private func isDear(_ property: ScriptProperty) -> Bool {
    cycles.isCheap && property.memo.dear == tick
  }

  /// Gives up a property: even as the root it needs more than its budget, and keeps its keyframes.
  ///
  /// It is in a cycle with every property that may be on a route from it to itself: what waits for
  /// it and is read by it is in one cycle with it, and so is what gave up before.
  private func giveUp(
    _ property: ScriptProperty,
    _ waiting: [(property: ScriptProperty, chain: [ScriptProperty])]
  ) {
    if cycles.isCheap, isShared(property) {
      property.memo.dear = tick
      return
    }
    reportSpent(property)
    guard let run = chain.takeFailed() else { return }
    if isShared(property) { return cut(property) }
    let isAlone = chain.spent.count == 1
    finish(run, nil)
    property.memo.cycle = isAlone ? PropertySet() : cycle(of: property, run, waiting)
    property.memo.isStatic = property.memo.isStatic && isAlone
  }

  private func cycle(
    of property: ScriptProperty,
    _ run: ScriptRun,
    _ waiting: [(property: ScriptProperty, chain: [ScriptProperty])]
  ) -> PropertySet {
    let behind = chain.spent.dropFirst()
    // The largest first: it usually contains the others, and is shared.
    let resolved = behind.filter { isResolved($0) && $0 !== property }.map(\.memo.cycle)
    var cycle = resolved.max { $0.list.count < $1.list.count } ?? PropertySet()
    for other in resolved { cycle.formUnion(other) }
    cycle.formUnion(run.cycle)
    cycle.insert(property)
    let start = waiting.firstIndex { entry in behind.contains { $0 === entry.property } }
    for entry in waiting[(start ?? waiting.count - 1)...] {
      for other in entry.chain { cycle.insert(other) }
    }
    return cycle
  }

  /// The value of a property for the chain.
  func resolvedContent(_ property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    if isResolved(property) {
      guard !chain.holdsAny(of: property.memo.cycle) else { return try evaluate(property) }
      chain.joinCycle(property.memo.cycle)
    } else if !settles, isCurrent(property) {
      property.memo.checked = tick
    } else {
      return try evaluate(property)
    }
    return property.memo.content ?? keyed(property)
  }

  /// Notes that the running expression closes a cycle.
  func close(_ property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    if let index = property.memo.index {
      chain.close(at: index)
      if index < chain.runs.count - 1, let first = chain.firstOfCycle(from: index) {
        try meetCycle(from: index)
        reports.addCycle(first)
      }
    }
    note(.keyframes(property))
    return keyed(property)
  }

  // Keeping

  /// Whether the value of an earlier tick is still valid, because nothing it depends on changed.
  private func isCurrent(_ property: ScriptProperty) -> Bool {
    guard property.memo.evaluated >= 0, property.memo.epoch == epoch,
      property.memo.outdated != tick, property.memo.cycle.isEmpty, !property.memo.isCut
    else { return false }
    let budget = evaluation.rest
    chain.push(property, isCheck: true)
    let isCurrent = (try? isUnchanged(property)) ?? false
    chain.recycle(chain.pop())
    evaluation.rest = budget
    chain.forgetSpent()
    if !isCurrent { property.memo.outdated = tick }
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
        // A time that is being evaluated is that of keyframes.
        if composition.changed > since || !composition.isCurrent(self) { return false }
      case .keyframes(let other):
        _ = keyed(other)
        if other.memo.keyedChanged > since { return false }
      case .value(let other):
        if chain.holds(other) { return false }
        _ = try resolvedContent(other)
        guard isResolved(other), other.memo.cycle.isEmpty,
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
      if cycles.isMet { try evaluation.stop() }
      try settle(cost: budget.steps - evaluation.rest.steps)
      let run = chain.pop()
      defer { chain.recycle(run) }
      if run.isInCycle {
        chain.take(run)
        return content ?? keyed(property)
      }
      finish(run, content)
      steps += budget.steps - evaluation.rest.steps
      evaluation.rest = budget
      chain.joinCycle(run.cycle)
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
      property.memo.changed = tick
    }
    property.memo.isStatic = run.isStatic
    swap(&run.reads, &property.memo.reads)
    if !(run.cycle.isEmpty && property.memo.cycle.isEmpty) {
      property.memo.cycle = run.cycle
    }
    property.memo.isCut = false
    property.memo.evaluated = tick
    property.memo.checked = tick
    property.memo.epoch = epoch
  }
}

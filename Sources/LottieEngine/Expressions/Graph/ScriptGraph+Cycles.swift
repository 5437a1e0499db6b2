import LottieExpressions
import LottieModel

/// The cycles of a tick, and their budget: one for all of them together.
struct ScriptCycles {
  /// Steps of all properties in cycles, and the least that each has when they are spent.
  static let steps = 200_000
  static let least = 1_000

  /// Whether a cycle ended the running evaluations.
  var isMet = false
  /// The steps that were left then.
  var left = 0
  /// The tick whose cycles are settled, and whether they are still looked for.
  var tick = -1
  var isSearching = false
  /// Whether only those are evaluated that cost little, each within the least.
  var isCheap = false
  /// Remaining steps.
  var rest = 0
  /// Whether the property that is evaluated was in a cycle.
  var isTouched = false
  /// Properties that are in cycles together, as far as cycles that share one are known.
  private var groups: [[ScriptProperty]] = []

  /// Begins a tick.
  mutating func begin(tick: Int) {
    self = ScriptCycles()
    self.tick = tick
    rest = ScriptCycles.steps
  }

  /// Notes that properties are in a cycle.
  mutating func join(_ properties: [ScriptProperty]) {
    let known = Set(properties.compactMap { group(of: $0) })
    let largest = known.max { groups[$0].count < groups[$1].count } ?? groups.count
    if largest == groups.count { groups.append([]) }
    for other in known where other != largest {
      for property in groups[other] { property.memo.group = largest }
      groups[largest] += groups[other]
      groups[other] = []
    }
    for property in properties where group(of: property) == nil {
      property.memo.grouped = tick
      property.memo.group = largest
      groups[largest].append(property)
    }
  }

  /// The properties that are in cycles with one, itself included; none for one in no known cycle.
  func members(with property: ScriptProperty) -> [ScriptProperty] {
    group(of: property).map { groups[$0] } ?? []
  }

  private func group(of property: ScriptProperty) -> Int? {
    property.memo.grouped == tick ? property.memo.group : nil
  }
}

/// Cycles that cost much are settled at once, in one order, so that their budget does not depend on who is
/// asked first.
///
/// The first property in a cycle that needs more than the least ends all evaluations of a tick. Then, in
/// document order, everything is evaluated that neither is in a cycle nor reads one: that costs each its own
/// budget. Then properties that need no more than the least: they have the same value as without all this. The
/// rest is evaluated in the same order, at the cost of all together. One that spends its budget keeps its keyframes,
/// with all that is in cycles with it.
extension ScriptGraph {
  /// Whether the cycles of this tick are being settled, or are.
  var settles: Bool { cycles.tick == tick }

  /// Notes a cycle of running properties from an index of the chain on.
  ///
  /// - Throws: To end all evaluations, unless it is for settling that they run.
  func meetCycle(from index: Int) throws(Abrupt) {
    if settles { cycles.join(chain.runs[index...].map(\.property)) }
    cycles.isTouched = true
    for run in chain.runs[index...] { run.isTouched = true }
    if settles { try meetCycle() }
  }

  /// Ends all evaluations if the last of the chain was in a cycle, and cost more than the least as one that
  /// holds for all; not when cycles are settled.
  func settle(cost: Int) throws(Abrupt) {
    guard !settles, cost > ScriptCycles.least, let run = chain.runs.last, run.isTouched,
      !run.isInCycle
    else { return }
    cycles.left = evaluation.rest.steps
    cycles.isMet = true
    try evaluation.stop()
  }

  /// Notes that the running properties read a cycle.
  func meetCycle() throws(Abrupt) {
    guard !settles || cycles.isSearching else { return }
    for run in chain.runs { run.property.memo.cyclic = tick }
    if !cycles.isMet { cycles.left = evaluation.rest.steps }
    cycles.isMet = true
    try evaluation.stop()
  }

  /// Notes that properties that wait for one another wait for a property that reads one of them: a cycle that
  /// is too long to be evaluated at once.
  ///
  /// `waiting`: Those that wait, each with the chain to what it waits for; the last with its own.
  ///
  /// - Returns: Whether it ends all evaluations.
  func meetCycle(of waiting: [(property: ScriptProperty, chain: [ScriptProperty])]) -> Bool {
    guard settles, !cycles.isSearching else {
      for entry in waiting { for property in entry.chain { property.memo.cyclic = tick } }
      if settles { cycles.join(ScriptGraph.loop(of: waiting)) }
      cycles.isMet = true
      return true
    }
    cycles.join(ScriptGraph.loop(of: waiting))
    return false
  }

  /// The properties on the way from the one that is read back to itself.
  private static func loop(
    of waiting: [(property: ScriptProperty, chain: [ScriptProperty])]
  ) -> [ScriptProperty] {
    guard let last = waiting.last,
      let end = last.chain.dropFirst().firstIndex(where: \.memo.isWaiting),
      let start = waiting.firstIndex(where: { $0.property === last.chain[end] })
    else { return [] }
    var loop = Array(last.chain[...end])
    for n in start..<(waiting.count - 1) {
      loop += waiting[n].chain.prefix { $0 !== waiting[n + 1].property }
    }
    return loop
  }

  /// Settles the cycles, if one was met and nothing runs any more.
  func settleCycles() {
    guard cycles.isMet, chain.runs.isEmpty, refreshing == 0, !settles else { return }
    advance()
    cycles.begin(tick: tick)
    let all = settled
    cycles.isSearching = true
    for property in all where !isCyclic(property) {
      resolve(property)
      cycles.isMet = false
    }
    cycles.isSearching = false
    cycles.isCheap = true
    for property in all { resolve(property) }
    cycles.isCheap = false
    for property in all { resolve(property) }
  }

  /// Whether a property is known to be in a cycle or to read one.
  func isCyclic(_ property: ScriptProperty) -> Bool { property.memo.cyclic == tick }

  /// Whether it shares the budget of cycles.
  func isShared(_ property: ScriptProperty) -> Bool {
    settles && !cycles.isSearching && isCyclic(property)
  }

  /// Gives a property up, and all that is in cycles with it.
  func cut(_ property: ScriptProperty) {
    let members = cycles.members(with: property).filter { $0.memo.checked != tick }
    for member in members + [property] {
      if member.memo.evaluated < 0 { remember(member) }
      let content = keyed(member)
      if member.memo.content != content || member.memo.changed < 0 {
        member.memo.content = content
        member.memo.changed = tick
      }
      (member.memo.reads, member.memo.cycle) = ([], PropertySet())
      (member.memo.isStatic, member.memo.isCut) = (false, true)
      (member.memo.evaluated, member.memo.checked, member.memo.epoch) = (tick, tick, epoch)
    }
    let first = members.min { $0.location.number < $1.location.number }
    if let first, first !== property { reports.addCycle(first) }
  }
}

import LottieModel

/// The properties being evaluated, each because the previous one read it.
///
/// The value of a property is what its expression gives as the root of a chain: what it reads is
/// evaluated as a link of that chain, and a read of a property in the chain closes a cycle and
/// gives keyframes. So the value depends on the document and the frame, never on the order of
/// evaluation.
///
/// A property that read nothing earlier in the chain has the value it has as a root, and keeps it
/// for other chains. The rest is *in a cycle*: its value is valid for this chain only.
struct ScriptChain {
  private(set) var runs: [ScriptRun] = []
  /// Where the chain begins; what runs before that waits for something else.
  private(set) var base = 0
  /// The chain as it was when a budget was spent.
  private(set) var spent: [ScriptProperty] = []
  private var failed: ScriptRun?
  /// Counts the runs.
  private var count = 0
  /// Runs that are over.
  private var spare: [ScriptRun] = []

  /// Whether no property is being evaluated.
  var isEmpty: Bool { runs.count == base }

  /// Whether only one property is being evaluated.
  var isSingle: Bool { runs.count == base + 1 }

  /// Begins another chain; what runs waits for it.
  ///
  /// - Returns: What to end it with.
  mutating func begin() -> Int {
    defer { base = runs.count }
    return base
  }

  /// Goes back to the chain of before.
  mutating func end(_ outer: Int) { base = outer }

  /// Whether a property is in the chain.
  func holds(_ property: ScriptProperty) -> Bool { (property.memo.index ?? -1) >= base }

  /// Whether some of the properties are in the chain.
  func holdsAny(of properties: PropertySet) -> Bool {
    properties.list.count <= runs.count - base
      ? properties.list.contains(where: holds)
      : runs[base...].contains { properties.contains($0.property) }
  }

  /// Puts a property at the end.
  mutating func push(_ property: ScriptProperty, isCheck: Bool) {
    count += 1
    let run = spare.popLast() ?? ScriptRun(property)
    run.begin(property, number: count, index: runs.count, isCheck: isCheck)
    runs.append(run)
    property.memo.index = runs.count - 1
  }

  /// Takes the last off again.
  mutating func pop() -> ScriptRun {
    let run = runs.removeLast()
    run.property.memo.index = run.outerIndex
    return run
  }

  /// Takes back a run for reuse.
  mutating func recycle(_ run: ScriptRun) { spare.append(run) }

  /// Notes that what runs read something.
  mutating func note(_ read: ScriptMemo.Read) {
    guard !isEmpty else { return }
    runs[runs.count - 1].note(read)
  }

  /// Notes that what runs read something in the chain.
  mutating func close(at index: Int) {
    guard !isEmpty else { return }
    runs[runs.count - 1].low = min(runs[runs.count - 1].low, index)
  }

  /// Notes that what runs depends on the outcome of a run that is good for this chain only.
  mutating func take(_ run: ScriptRun) {
    guard !isEmpty else { return }
    close(at: run.low)
    runs[runs.count - 1].cycle.insert(run.property)
    joinCycle(run.cycle)
  }

  /// Notes that what runs depends on the values that others have in cycles.
  mutating func joinCycle(_ properties: PropertySet) {
    guard !isEmpty, !properties.isEmpty else { return }
    runs[runs.count - 1].cycle.formUnion(properties)
  }

  /// Ends the last run, because a budget is spent.
  mutating func fail() {
    if spent.isEmpty { spent = runs[base...].map(\.property) }
    let run = pop()
    if isEmpty { failed = run } else { take(run) }
  }

  /// The run that began the chain and spent its budget.
  mutating func takeFailed() -> ScriptRun? {
    defer { failed = nil }
    return failed
  }

  /// Forgets that a budget was spent.
  mutating func forgetSpent() { if !spent.isEmpty { spent = [] } }

  /// The first, in document order, of the properties from an index on, if they are all being
  /// evaluated and none is only checked.
  ///
  /// What is in front of a run stays while it runs, so it is looked through once for all its reads.
  func firstOfCycle(from index: Int) -> ScriptProperty? {
    guard let last = runs.last else { return nil }
    if last.firsts.isEmpty { findFirsts(for: last) }
    let distance = last.index - index
    return last.firsts.indices.contains(distance) ? runs[last.firsts[distance]].property : nil
  }

  private func findFirsts(for last: ScriptRun) {
    var first = (index: last.index, number: Int.max)
    for index in stride(from: last.index, through: base, by: -1) {
      let run = runs[index]
      guard !run.isCheck else { return }
      let number = run.property.location.number
      if number <= first.number { first = (index, number) }
      last.firsts.append(first.index)
    }
  }
}

/// A property while its expression runs, or while what it read is looked over.
///
/// Used again and again.
final class ScriptRun {
  @exclusivity(unchecked) unowned(unsafe) private(set) var property: ScriptProperty
  @exclusivity(unchecked) private(set) var number = 0
  @exclusivity(unchecked) private(set) var index = 0
  @exclusivity(unchecked) private(set) var isCheck = false
  /// The index of the property in the chain that waits.
  @exclusivity(unchecked) private(set) var outerIndex: Int?
  /// The lowest index of the chain that it or something it reads depends on; its own for none.
  @exclusivity(unchecked) var low = 0
  @exclusivity(unchecked) var reads: [ScriptMemo.Read] = []
  @exclusivity(unchecked) var cycle = PropertySet()
  /// For each index of the chain, backwards from its own, that of the first property in document
  /// order from there on; empty until needed, and ends at what is only checked.
  @exclusivity(unchecked) var firsts: [Int] = []

  init(_ property: ScriptProperty) { self.property = property }

  func begin(_ property: ScriptProperty, number: Int, index: Int, isCheck: Bool) {
    self.property = property
    (self.number, self.index, self.isCheck) = (number, index, isCheck)
    outerIndex = property.memo.index
    low = index
    reads.removeAll(keepingCapacity: true)
    if !cycle.isEmpty { cycle = PropertySet() }
    if !firsts.isEmpty { firsts.removeAll(keepingCapacity: true) }
  }

  /// Whether it depends on what is in front of it.
  var isInCycle: Bool { low < index }

  func note(_ read: ScriptMemo.Read) {
    guard !isCheck else { return }
    switch read {
    case .time(let composition):
      guard composition.noted != number else { return }
      composition.noted = number
    case .keyframes(let property):
      guard property.source.isAnimated, property.memo.noted.keyframes != number else { return }
      property.memo.noted.keyframes = number
    case .value(let property):
      guard property.memo.noted.value != number else { return }
      property.memo.noted.value = number
    }
    reads.append(read)
  }

  /// Whether nothing of what was read ever changes.
  var isStatic: Bool {
    cycle.isEmpty
      && reads.allSatisfy { read in
        switch read {
        case .time, .keyframes: false
        case .value(let property): property.memo.isStatic && property.memo.provider == nil
        }
      }
  }
}

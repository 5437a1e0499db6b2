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
  /// Start of the current chain; earlier runs wait for it.
  private(set) var base = 0
  /// The chain as it was when a budget was spent.
  private(set) var spent: [ScriptProperty] = []
  private var failed: ScriptRun?
  /// Counts the runs.
  private var count = 0
  /// Finished runs, for reuse.
  private var spare: [ScriptRun] = []

  /// Whether no property is being evaluated.
  var isEmpty: Bool { runs.count == base }

  /// Whether only one property is being evaluated.
  var isSingle: Bool { runs.count == base + 1 }

  /// Begins another chain; the running one waits for it.
  ///
  /// - Returns: A token to end it with.
  mutating func begin() -> Int {
    defer { base = runs.count }
    return base
  }

  /// Returns to the previous chain.
  mutating func end(_ outer: Int) { base = outer }

  /// Whether a property is in the chain.
  func holds(_ property: ScriptProperty) -> Bool { (property.memo.index ?? -1) >= base }

  /// Whether any of the properties is in the chain.
  func holdsAny(of properties: PropertySet) -> Bool {
    properties.list.count <= runs.count - base
      ? properties.list.contains(where: holds)
      : runs[base...].contains { properties.contains($0.property) }
  }

  /// Appends a property.
  mutating func push(_ property: ScriptProperty, isCheck: Bool) {
    count += 1
    let run = spare.popLast() ?? ScriptRun(property)
    run.begin(property, number: count, index: runs.count, isCheck: isCheck)
    runs.append(run)
    property.memo.index = runs.count - 1
  }

  /// Removes the last property.
  mutating func pop() -> ScriptRun {
    let run = runs.removeLast()
    run.property.memo.index = run.outerIndex
    return run
  }

  /// Takes back a run for reuse.
  mutating func recycle(_ run: ScriptRun) { spare.append(run) }

  /// Notes a read of the running expression.
  mutating func note(_ read: ScriptMemo.Read) {
    guard !isEmpty else { return }
    runs[runs.count - 1].note(read)
  }

  /// Notes a read of a property in the chain.
  mutating func close(at index: Int) {
    guard !isEmpty else { return }
    runs[runs.count - 1].low = min(runs[runs.count - 1].low, index)
  }

  /// Notes that the running expression depends on a result that is valid for this chain only.
  mutating func take(_ run: ScriptRun) {
    guard !isEmpty else { return }
    close(at: run.low)
    runs[runs.count - 1].cycle.insert(run.property)
    joinCycle(run.cycle)
  }

  /// Notes that the running expression depends on values computed in cycles.
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

  /// Clears the spent chain.
  mutating func forgetSpent() { if !spent.isEmpty { spent = [] } }

  /// The first, in document order, of the properties from an index on, if they are all being
  /// evaluated and none is only checked.
  ///
  /// The chain in front of a run is constant while it runs, so it is searched once for all its
  /// reads.
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

/// The evaluation of a property, or the check of what it read.
///
/// Reused.
final class ScriptRun {
  @exclusivity(unchecked) unowned(unsafe) private(set) var property: ScriptProperty
  @exclusivity(unchecked) private(set) var number = 0
  @exclusivity(unchecked) private(set) var index = 0
  @exclusivity(unchecked) private(set) var isCheck = false
  /// The index of the property in the chain that waits.
  @exclusivity(unchecked) private(set) var outerIndex: Int?
  /// The lowest index of the chain that it or something it reads depends on; its own for none.
  @exclusivity(unchecked) var low = 0
  /// Whether it closed a cycle, or is part of one.
  @exclusivity(unchecked) var isTouched = false
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
    isTouched = false
    reads.removeAll(keepingCapacity: true)
    if !cycle.isEmpty { cycle = PropertySet() }
    if !firsts.isEmpty { firsts.removeAll(keepingCapacity: true) }
  }

  /// Whether it depends on earlier properties of the chain.
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

  /// Whether everything it read is constant.
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

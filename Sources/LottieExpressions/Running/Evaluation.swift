/// A run of a script: its budget, its host, and what it threw.
///
/// Kept from run to run, and shared by the runs that a run starts through its host: they use up one
/// budget, until the host fills it up again.
package final class Evaluation {
  /// Names of the worker.
  package let names: Names
  /// The environment of scripts.
  ///
  /// It owns the evaluation, or keeps it no longer than itself.
  package unowned(unsafe) let host: any ScriptHost
  /// The value being thrown while ``Abrupt/thrown`` propagates.
  package private(set) var thrown = Value.undefined
  /// The exhausted limit.
  package private(set) var exhaustion = ""
  /// Position of the script in the source, for reports.
  @exclusivity(unchecked) package var position = 0
  /// Value that a function returned, while its statements end.
  @exclusivity(unchecked) var returned = Value.undefined
  /// The state of the script's random numbers; nil before the first use.
  @exclusivity(unchecked) var random: RandomNumbers?

  @exclusivity(unchecked) private var steps = 0
  @exclusivity(unchecked) private var memory = 0
  @exclusivity(unchecked) private var depth = 0
  private let limit: ScriptBudget
  /// Frames that closures may keep, and containers into which objects were put: emptied at the end,
  /// because they may hold each other in reference cycles.
  @exclusivity(unchecked) private var heldFrames: [Frame] = []
  @exclusivity(unchecked) private var heldObjects: [ScriptObject] = []
  @exclusivity(unchecked) private var spareFrames: [Frame] = []
  private let callNesting: Int
  /// Whether the host is asked for a function before the library.
  let replacesLibrary: Bool
  /// Steps that an error costs, which takes some fifty times as long as a turn of a loop.
  private static let errorCost = 50

  /// The names that are declared around a script that is run in strict mode, where no others may be assigned to; nil
  /// where it is not.
  let declared: Set<String>?

  /// Creates an evaluation for scripts of a host.
  package init(
    names: Names,
    host: any ScriptHost,
    budget: ScriptBudget = ScriptBudget(),
    replacesLibrary: Bool = false,
    declared: Set<String>? = nil
  ) {
    self.replacesLibrary = replacesLibrary
    self.declared = declared
    self.names = names
    self.host = host
    limit = budget
    callNesting = 16
    (steps, memory, depth) = (limit.steps, limit.memory, limit.depth)
  }

  /// The remaining budget, except for levels.
  package struct Rest {
    /// Steps; -1 when steps or memory are spent.
    package let steps: Int
    /// Bytes; -1 when steps or memory are spent.
    package let memory: Int
  }

  /// The remaining budget.
  package var rest: Rest {
    get { Rest(steps: steps, memory: memory) }
    set { (steps, memory) = (newValue.steps, newValue.memory) }
  }

  /// Gives steps and memory for another run.
  package func refill() { (steps, memory) = (limit.steps, limit.memory) }

  /// Leaves at most some steps.
  package func limit(steps count: Int) { steps = min(steps, count) }

  /// Ends everything that runs, as if its budget were spent.
  package func stop() throws(Abrupt) -> Never {
    (steps, memory) = (-1, -1)
    throw .exhausted
  }

  /// Runs a script, and passes its value to a closure, which takes what it needs: values do not
  /// outlive it.
  package func run<R>(
    _ program: Program,
    _ body: (Value) throws(Abrupt) -> R
  ) throws(Abrupt) -> R {
    let (outerPosition, outerReturn, outerRandom) = (position, returned, random)
    let (frames, objects) = (heldFrames.count, heldObjects.count)
    random = nil
    defer {
      (position, returned, random) = (outerPosition, outerReturn, outerRandom)
      release(frames: frames, objects: objects)
    }
    try enter(program.main.nestingDepth + callNesting)
    defer { leave(program.main.nestingDepth + callNesting) }
    do throws(Abrupt) {
      return try body(try program.run(self))
    } catch {
      failedAt = position
      throw error
    }
  }

  /// Position at which the last run that failed was.
  package private(set) var failedAt = 0

  private func release(frames: Int, objects: Int) {
    while heldFrames.count > frames {
      guard let frame = heldFrames.popLast() else { break }
      frame.end()
      if isKnownUniquelyReferenced(frame) { spareFrames.append(frame) }
    }
    while heldObjects.count > objects { heldObjects.popLast()?.empty() }
  }

  private func isKnownUniquelyReferenced(_ frame: Frame) -> Bool {
    var frame = frame
    return Swift.isKnownUniquelyReferenced(&frame)
  }

  // Budgets

  /// Pays for steps.
  @inline(__always)
  package func charge(_ count: Int = 1) throws(Abrupt) {
    steps &-= max(count, 0)
    if steps < 0 { try exhausted("steps") }
  }

  /// Pays for bytes or elements that are copied or compared; a few cost nothing.
  @inline(__always)
  package func charge(copying count: Int) throws(Abrupt) { try charge(count / 64) }

  /// Pays for bytes of text that are read one by one, and for elements that are looked at; a few cost
  /// nothing.
  @inline(__always)
  package func charge(reading count: Int) throws(Abrupt) { try charge(count / 16) }

  /// Pays for memory, before it is taken.
  @inline(__always)
  package func allocate(_ bytes: Int) throws(Abrupt) {
    memory &-= max(bytes, 0)
    if memory < 0 { try exhausted("memory") }
  }

  /// Pays for levels of calls.
  @inline(__always)
  package func enter(_ levels: Int) throws(Abrupt) {
    depth &-= levels
    if depth < 0 {
      depth &+= levels
      try exhausted("depth")
    }
  }

  /// Gives levels back.
  @inline(__always)
  package func leave(_ levels: Int) { depth &+= levels }

  @inline(never)
  private func exhausted(_ what: String) throws(Abrupt) {
    // Nothing that runs afterwards in this run gets any further.
    if what != "depth" { (steps, memory) = (-1, -1) }
    exhaustion = what
    throw .exhausted
  }

  // Frames

  func makeFrame(_ parent: Frame?, count: Int, isHeld: Bool) throws(Abrupt) -> Frame {
    try allocate(64 + 16 * count)
    let frame = spareFrames.popLast() ?? Frame()
    frame.begin(parent, count: count)
    if isHeld { heldFrames.append(frame) }
    return frame
  }

  func discard(_ frame: Frame) {
    frame.end()
    if spareFrames.count < 64 { spareFrames.append(frame) }
  }

  /// Notes that a container got an object, which may lead back to it.
  func hold(_ container: ScriptObject, _ value: Value) {
    if case .object = value { heldObjects.append(container) }
  }

  // Making values

  /// An array.
  package func array(_ elements: [Value]) throws(Abrupt) -> Value {
    try allocate(48 + 16 * elements.count)
    return .object(ArrayObject(elements))
  }

  /// An array of numbers.
  package func vector(_ numbers: [Double]) throws(Abrupt) -> Value {
    try array(numbers.map { .number($0) })
  }

  /// A string.
  package func text(_ string: String) throws(Abrupt) -> Value {
    try allocate(32 + string.utf8.count)
    return .string(Text(string))
  }

  // Errors

  /// Throws a value.
  func raise(_ value: Value) throws(Abrupt) -> Never {
    thrown = value
    throw .thrown
  }

  /// Throws an error.
  package func fail(_ name: String, _ message: String) throws(Abrupt) -> Never {
    try charge(Evaluation.errorCost)
    try allocate(128 + message.utf8.count)
    let error = PlainObject(isError: true)
    error.set("name", .text(name))
    error.set("message", .text(message))
    try raise(.object(error))
  }

  /// Throws a type error.
  package func failType(_ message: String) throws(Abrupt) -> Never {
    try fail("TypeError", message)
  }

  /// The thrown value as text of limited length.
  package var thrownText: String {
    switch thrown {
    case .string(let text): return String(text.string.prefix(200))
    case .number(let number): return NumberText.text(number)
    case .object(let object as PlainObject):
      guard object.isError, case .string(let message)? = object.get("message") else {
        return "an object was thrown"
      }
      return String(message.string.prefix(200))
    default: return "a value was thrown"
    }
  }
}

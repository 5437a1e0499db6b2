import LottieExpressions
import LottieModel

/// The properties of a document and their expressions: which depend on which, and their values at a
/// moment.
///
/// A moment is a frame looked at. What an expression read is noted while it runs; at another moment
/// its value is kept as long as nothing of that changed.
final class ScriptGraph {
  let animation: LottieAnimation
  /// Counts the moments.
  private(set) var moment = 0
  /// Counts the overrides made; what was static before one may not be any more.
  private var era = 0
  /// The document's frame at this moment.
  private(set) var rootFrame = 0.0
  /// What went wrong, each property once.
  private(set) var findings: [Finding] = []
  private(set) lazy var root = makeRoot()
  private(set) lazy var bindings = ScriptBindings(self)
  /// The properties that are being worked out, from the outside in.
  private(set) var running: [ScriptRun] = []
  /// Whether expressions are left alone and keyframes count.
  var isOff = false
  private var programs: [String: Result<Program, ScriptFailure>] = [:]
  private var circles = 0
  private var restart: ScriptProperty?
  private var reported: Set<ObjectIdentifier> = []
  private var reportedText: Set<String> = []
  private var byName: [String: ScriptComposition]?
  /// Properties within properties beyond this are not worked out.
  private static let maximumDepth = 40
  private static let maximumFindings = 200
  private var depth = 0

  init(_ animation: LottieAnimation) {
    self.animation = animation
  }

  private func makeRoot() -> ScriptComposition {
    ScriptComposition(
      animation,
      name: animation.name ?? "",
      path: [],
      models: animation.layers,
      size: animation.size,
      owner: nil
    )
  }

  /// Moves to a frame of the document.
  func begin(frame: Double) {
    guard frame != rootFrame || moment == 0 else { return }
    rootFrame = frame
    moment += 1
  }

  /// Looks at everything anew, because something else gives a property its values.
  func invalidate() {
    moment += 1
    era += 1
  }

  /// Whether the value of a property never changes, as far as is known.
  func isStatic(_ property: ScriptProperty) -> Bool {
    property.memo.isStatic && property.memo.era == era
  }

  /// The first use of a composition by the name of the layer that shows it, or the document.
  func composition(named name: String) -> ScriptComposition? {
    if let byName { return byName[name] }
    var found: [String: ScriptComposition] = [:]
    var queue = [root]
    var count = 0
    while count < queue.count, count < 2_000 {
      let next = queue[count]
      count += 1
      if found[next.name] == nil { found[next.name] = next }
      for layer in next.allLayers {
        if let child = next.child(of: layer) { queue.append(child) }
      }
    }
    byName = found
    return found[name]
  }

  // Values

  /// The value of a property at this moment, its expression done.
  func content(of property: ScriptProperty) -> ScriptContent {
    (try? value(of: property)) ?? keyed(property)
  }

  /// The value of a property at a frame of its composition, without a trace.
  func content(of property: ScriptProperty, at frame: Double) -> ScriptContent {
    let composition = property.composition
    composition.refresh(self)
    guard frame != composition.frame else { return content(of: property) }
    let outer = composition.forcedFrame
    composition.forcedFrame = frame
    moment += 1
    let content = content(of: property)
    composition.forcedFrame = outer
    moment += 1
    return content
  }

  /// The value of a property at this moment.
  ///
  /// - Throws: When the run that asks has to begin anew, or has spent its budget.
  func value(of property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    if property.memo.provider == nil, property.script == nil {
      guard property.source.isAnimated || !property.source.axes.isEmpty else {
        return property.source.content(at: 0)
      }
      return try plain(property)
    }
    if property.memo.isRunning, let content = try reentered(property) { return content }
    if let reader = running.last?.property, isInCircle(reader, property) {
      note(.keyframes(property))
      return keyed(property)
    }
    note(.value(property))
    try refresh(property)
    return property.memo.content ?? keyed(property)
  }

  /// The value of a property without an expression of its own.
  private func plain(_ property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    let axes = property.source.axes
    guard axes.contains(where: { $0.script != nil }) else {
      note(.keyframes(property))
      return keyed(property)
    }
    var numbers: [Double] = []
    for axis in axes {
      if case .numbers(let values) = try value(of: axis) { numbers.append(values.first ?? 0) }
    }
    return .numbers(numbers)
  }

  /// What the document says of a property at this moment.
  func keyed(_ property: ScriptProperty) -> ScriptContent {
    if let keyed = property.memo.keyed, keyed.checked == moment || !property.source.isAnimated {
      return keyed.content
    }
    property.composition.refresh(self)
    let content = property.source.content(at: property.composition.frame)
    let isSame = property.memo.keyed?.content == content
    let changed = isSame ? property.memo.keyed?.changed ?? moment : moment
    property.memo.keyed = (content, moment, changed)
    return content
  }

  /// Notes that what runs read something.
  func note(_ read: ScriptMemo.Read) {
    guard let run = running.last else { return }
    if case .keyframes(let property) = read, !property.source.isAnimated { return }
    run.note(read)
  }

  // Updating

  private func refresh(_ property: ScriptProperty) throws(Abrupt) {
    guard property.memo.checked != moment else { return }
    if isStatic(property) { return }
    guard depth < ScriptGraph.maximumDepth else {
      report(property, "expressions that read one another too deeply", isOff: false)
      property.memo.content = nil
      return
    }
    depth += 1
    defer { depth -= 1 }
    if property.memo.evaluated >= 0, !property.memo.isInCircle, try isCurrent(property) {
      property.memo.checked = moment
      return
    }
    try evaluate(property)
  }

  /// Whether nothing changed that a property's expression read last.
  private func isCurrent(_ property: ScriptProperty) throws(Abrupt) -> Bool {
    let since = property.memo.evaluated
    property.memo.isRunning = true
    running.append(ScriptRun(property, isCheck: true))
    defer {
      property.memo.isRunning = false
      running.removeLast()
    }
    for read in property.memo.reads {
      switch read {
      case .time(let composition):
        composition.refresh(self)
        if composition.changed > since { return false }
      case .keyframes(let other):
        _ = keyed(other)
        if (other.memo.keyed?.changed ?? 0) > since { return false }
      case .value(let other):
        if other.memo.isRunning { return false }
        try refresh(other)
        if other.memo.changed > since { return false }
      }
    }
    return true
  }

  private func evaluate(_ property: ScriptProperty) throws(Abrupt) {
    var attempts = 0
    while true {
      let run = ScriptRun(property, isCheck: false)
      property.memo.isRunning = true
      running.append(run)
      let result = outcome(of: property)
      running.removeLast()
      property.memo.isRunning = false
      switch result {
      case .success(let content):
        finish(property, run, content)
        return
      case .failure(.restarted) where restart === property && attempts < 64:
        restart = nil
        attempts += 1
      case .failure(let abrupt):
        if running.isEmpty {
          finish(property, run, nil)
          return
        }
        guard abrupt == .exhausted else { throw abrupt }
        // It is off now; what asked for it begins anew with a full budget.
        finish(property, run, nil)
        restart = running[0].property
        throw .restarted
      }
    }
  }

  private func finish(_ property: ScriptProperty, _ run: ScriptRun, _ content: ScriptContent?) {
    let content = content ?? keyed(property)
    if property.memo.content != content || property.memo.changed < 0 {
      property.memo.content = content
      property.memo.changed = moment
    }
    property.memo.reads = run.reads
    property.memo.evaluated = moment
    property.memo.checked = moment
    property.memo.isInCircle = property.memo.circle.moment == moment
    property.memo.isStatic = !property.memo.isInCircle && run.isStatic
    property.memo.era = era
  }

  /// What the expression of a property says; nil where the document's value stands.
  private func outcome(of property: ScriptProperty) -> Result<ScriptContent?, Abrupt> {
    if let content = overridden(property) { return .success(content) }
    guard !isOff, !property.memo.isOff, let script = property.script else {
      note(.keyframes(property))
      return .success(nil)
    }
    switch program(script) {
    case .failure(let failure):
      report(property, "line \(failure.line): \(failure.message)", isOff: true)
      note(.keyframes(property))
      return .success(nil)
    case .success(let program):
      do throws(Abrupt) {
        return .success(try bindings.run(program, of: property))
      } catch {
        if error == .restarted { return .failure(error) }
        let evaluation = bindings.evaluation
        let line = program.line(of: evaluation.failedAt)
        note(.keyframes(property))
        if error == .exhausted {
          let what = evaluation.exhaustion
          report(property, "line \(line): more \(what) than an expression may use", isOff: true)
          return .failure(error)
        }
        report(property, "line \(line): \(evaluation.thrownText)", isOff: false)
        return .success(nil)
      }
    }
  }

  private func overridden(_ property: ScriptProperty) -> ScriptContent? {
    guard let provider = property.memo.provider else { return nil }
    property.composition.refresh(self)
    note(.time(property.composition))
    let frame = property.composition.frame
    guard provider.hasValue(frame: frame) else { return nil }
    return ScriptContent(any: provider.value(frame: frame))
  }

  /// A script, compiled once.
  func program(_ script: String) -> Result<Program, ScriptFailure> {
    if let known = programs[script] { return known }
    let result: Result<Program, ScriptFailure>
    do throws(ScriptFailure) {
      result = .success(try Program(script, bindings.names))
    } catch {
      result = .failure(error)
    }
    programs[script] = result
    return result
  }

  /// A property is read that is being worked out: a circle.
  ///
  /// All of the circle see each other's values from the document, whoever was asked first.
  private func reentered(_ property: ScriptProperty) throws(Abrupt) -> ScriptContent? {
    guard let reader = running.last?.property else { return nil }
    if reader === property {
      note(.keyframes(property))
      return keyed(property)
    }
    if isInCircle(reader, property) {
      note(.keyframes(property))
      return keyed(property)
    }
    guard let start = running.firstIndex(where: { $0.property === property }) else { return nil }
    circles += 1
    var merged: Set<Int> = []
    for run in running[start...] where run.property.memo.circle.moment == moment {
      merged.insert(run.property.memo.circle.number)
    }
    var outermost = start
    for (i, run) in running.enumerated() {
      let circle = run.property.memo.circle
      guard i >= start || (circle.moment == moment && merged.contains(circle.number)) else {
        continue
      }
      run.property.memo.circle = (moment, circles)
      outermost = min(outermost, i)
    }
    let first = running[outermost].property
    reportOnce(
      .cycle,
      property,
      "expressions read one another in a circle; within it keyframes are read"
    )
    restart = first
    throw .restarted
  }

  /// Whether two properties belong to one circle, as far as was found out at this moment.
  private func isInCircle(_ one: ScriptProperty, _ other: ScriptProperty) -> Bool {
    let (a, b) = (one.memo.circle, other.memo.circle)
    return a.moment == moment && b.moment == moment && a.number == b.number
  }

  // Reports

  private func report(_ property: ScriptProperty, _ reason: String, isOff: Bool) {
    if isOff { property.memo.isOff = true }
    reportOnce(
      .expression,
      property,
      "the expression is not used, \(reason): the keyframes are drawn"
    )
  }

  private func reportOnce(_ code: Diagnostic.Code, _ property: ScriptProperty, _ message: String) {
    guard findings.count < ScriptGraph.maximumFindings,
      reported.insert(ObjectIdentifier(property)).inserted,
      reportedText.insert("\(property.location.number) \(property.keypath)").inserted
    else { return }
    findings.append(Finding(code, message, property.location, keypath: property.keypath))
  }

  /// Reports a value that a property cannot have.
  func reportType(_ property: ScriptProperty, _ found: String) {
    report(property, "its value is \(found)", isOff: false)
  }
}

/// A property while its expression runs, or while what it read is looked over.
final class ScriptRun {
  let property: ScriptProperty
  private let isCheck: Bool
  private(set) var reads: [ScriptMemo.Read] = []
  private var seen: Set<ObjectIdentifier> = []

  init(_ property: ScriptProperty, isCheck: Bool) {
    self.property = property
    self.isCheck = isCheck
  }

  func note(_ read: ScriptMemo.Read) {
    guard !isCheck else { return }
    switch read {
    case .time(let composition):
      guard seen.insert(ObjectIdentifier(composition)).inserted else { return }
    case .keyframes(let property):
      if reads.contains(where: { $0.isKeyframes(of: property) }) { return }
    case .value(let property):
      if reads.contains(where: { $0.isValue(of: property) }) { return }
    }
    reads.append(read)
  }

  /// Whether nothing of what was read ever changes.
  var isStatic: Bool {
    reads.allSatisfy { read in
      switch read {
      case .time, .keyframes: false
      case .value(let property): property.memo.isStatic && property.memo.provider == nil
      }
    }
  }
}

extension ScriptMemo.Read {
  fileprivate func isKeyframes(of property: ScriptProperty) -> Bool {
    if case .keyframes(let other) = self { other === property } else { false }
  }

  fileprivate func isValue(of property: ScriptProperty) -> Bool {
    if case .value(let other) = self { other === property } else { false }
  }
}

import LottieExpressions
import LottieGeometry
import LottieModel
import LottieScene

/// The environment of expressions: names, and members of the document's objects.
final class ScriptBindings: ScriptHost {
  let names: Names
  private unowned(unsafe) var connected: ScriptGraph?
  private lazy var outerContext = ScriptContext(graph.root)
  @exclusivity(unchecked) private var running: ScriptContext?
  /// thorvg's environment, in its dialect.
  private var thorvg: ThorvgHost?

  init(names: Names) { self.names = names }

  /// The graph of the scripts; it owns the bindings.
  var graph: ScriptGraph {
    guard let connected else { preconditionFailure("bindings belong to a graph") }
    return connected
  }

  /// Sets the graph, and thorvg's environment in its dialect.
  func connect(to graph: ScriptGraph, _ thorvg: ThorvgHost?) {
    connected = graph
    self.thorvg = thorvg
  }

  /// The context of the running expression.
  var context: ScriptContext { running ?? outerContext }

  /// Runs the expression of a property; nil where its value cannot be used.
  func run(_ program: Program, of property: ScriptProperty) throws(Abrupt) -> ScriptContent? {
    let (outer, own) = (running, property.context)
    let time = own.posterizedTime
    own.posterizedTime = nil
    running = own
    defer {
      running = outer
      own.posterizedTime = time
    }
    let run = graph.evaluation
    return try run.run(program) { value throws(Abrupt) in
      if let thorvg = self.thorvg { return try thorvg.result(value, for: property, run) }
      return try self.result(value, for: property, run)
    }
  }

  /// A host name; nil for others.
  func hostName(_ name: Name) -> HostName? {
    let index = name.number - names.firstHostName
    return HostName.all.indices.contains(index) ? HostName.all[index] : nil
  }

  // Results

  private func result(
    _ value: Value,
    for property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> ScriptContent? {
    let keyed = graph.keyed(property)
    switch keyed {
    case .path:
      guard let path = try path(value, run) else { return wrong(property, "no path") }
      return .path(path)
    case .text(let text):
      if case .object(let object as HostObject) = value, case .style(let box)? = object.referent {
        var changes = box.changes
        if changes.text == nil {
          graph.note(.keyframes(property))
          changes.text = text
        }
        return .styled(changes)
      }
      let plain = try Conversion.plain(value, run)
      if plain.isNullish { return wrong(property, "no text") }
      return .text(try Conversion.string(plain, run))
    // Documents have no such values.
    case .styled: return nil
    case .number: return try number(value, property, run).map { .number($0) }
    case .numbers(let old): return try numbers(value, old, property, run).map { .numbers($0) }
    }
  }

  private func wrong(_ property: ScriptProperty, _ found: String) -> ScriptContent? {
    graph.note(.keyframes(property))
    graph.reports.add(property, .unusable(value: found))
    return nil
  }

  /// A value for a one-dimensional property; accepts an array of one.
  private func number(
    _ value: Value,
    _ property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Double? {
    let (number, kind): (Double, String)
    switch try Conversion.plain(value, run) {
    case .number(let found): (number, kind) = (found, "no finite number")
    case .bool(let bool): return bool ? 1 : 0
    case .string(let text): (number, kind) = (Double(text.string) ?? .nan, "a text")
    case .object(let object as ArrayObject):
      let only = object.elements.count == 1 ? object.elements[0] : .undefined
      (number, kind) = (try Conversion.number(only, run), "an array where a number is needed")
    case .undefined, .null: (number, kind) = (.nan, "empty")
    default: (number, kind) = (.nan, "of another kind")
    }
    guard number.isFinite else {
      _ = wrong(property, kind)
      return nil
    }
    return number
  }

  private func numbers(
    _ value: Value,
    _ old: [Double],
    _ property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> [Double]? {
    var result = old
    switch try Conversion.plain(value, run) {
    case .object(let object as ArrayObject):
      var isWhole = object.elements.count >= min(old.count, 2)
      for i in old.indices where i < object.elements.count {
        let number = try Conversion.number(object.elements[i], run)
        if number.isFinite { result[i] = number } else { isWhole = false }
      }
      if !isWhole { _ = wrong(property, "an array with values that are not finite numbers") }
      if object.elements.count < old.count { graph.note(.keyframes(property)) }
      return result
    case .undefined, .null: _ = wrong(property, "empty")
    case .number: _ = wrong(property, "a number where an array is needed")
    default: _ = wrong(property, "of another kind")
    }
    return nil
  }

  /// The path of a value.
  func path(_ value: Value, _ run: Evaluation) throws(Abrupt) -> BezierPath? {
    if case .object(let plain as PlainObject) = value { return try path(of: plain, run) }
    guard case .object(let object as HostObject) = value else { return nil }
    switch object.referent {
    case .path(let box): return box.path
    case .property(let property):
      guard case .path(let path) = try graph.value(of: property) else { return nil }
      return path
    default: return nil
    }
  }

  // Values

  /// The value of a property for a script.
  func scriptValue(_ content: ScriptContent, _ run: Evaluation) throws(Abrupt) -> Value {
    switch content {
    case .number(let number): return .number(number)
    case .numbers(let numbers): return try run.vector(numbers)
    case .text(let text): return try run.text(text)
    case .styled(let changes): return try run.text(changes.text ?? "")
    case .path(let path):
      try run.allocate(64)
      return .object(HostObject(kind: HandleKind.vectorPath.rawValue, owning: PathBox(path)))
    }
  }

  /// The value of a property for the running expression: a text of another layer as it is shown.
  func value(of property: ScriptProperty) throws(Abrupt) -> ScriptContent {
    let content = try graph.value(of: property)
    guard property.isText, property !== context.property else { return content }
    return graph.shown(content, of: property)
  }

  /// The layer that a layer control refers to, else the handle of a property.
  func handle(_ property: ScriptProperty, _ run: Evaluation) throws(Abrupt) -> Value {
    guard property.isLayerChoice else { return .object(property.handle) }
    guard let number = try graph.value(of: property).number.flatMap({ Int(exactly: $0) }),
      let layer = property.composition.layer(number: number)
    else { return .null }
    return .object(layer.handle)
  }

  func plainValue(of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value? {
    switch object.referent {
    case .property(let property):
      let content = try value(of: property)
      if case .path = content { return nil }
      return try scriptValue(content, run)
    case .keyframe(let key):
      // Components by index, also for a single number.
      return try key.content?.numbers.map { numbers throws(Abrupt) in try run.vector(numbers) }
    default: return nil
    }
  }

  func seed(_ run: Evaluation, isTimeless: Bool) -> UInt64 {
    let context = context
    guard !isTimeless else { return context.seed }
    return RandomNumbers.seed(context.seed, frame(context.composition).bitPattern)
  }

  /// Seconds in the time of a composition, for the running expression.
  func time(_ composition: ScriptComposition) -> Double {
    let context = context
    if let time = context.posterizedTime, composition === context.composition { return time }
    return frame(composition) / composition.framerate
  }

  private func frame(_ composition: ScriptComposition) -> Double {
    let graph = graph
    graph.note(.time(composition))
    composition.refresh(graph)
    return composition.frame
  }
}

/// A path made by a script.
final class PathBox {
  let path: BezierPath

  init(_ path: BezierPath) {
    self.path = path
  }
}

/// The context of an expression.
final class ScriptContext {
  unowned(unsafe) let composition: ScriptComposition
  unowned(unsafe) let property: ScriptProperty?
  unowned(unsafe) let layer: ScriptLayer?
  /// The time that `posterizeTime` set.
  var posterizedTime: Double?
  /// The character for which a text selector is evaluated.
  var character: ScriptCharacter?
  /// A seed that is unique to the property.
  private(set) lazy var seed = makeSeed()

  init(_ composition: ScriptComposition, _ property: ScriptProperty? = nil) {
    self.composition = composition
    self.property = property
    layer = property?.layer
  }

  /// Made from the positions of the property and its parents: the document's text around it may
  /// change.
  ///
  /// The same for all uses of a composition, as in After Effects.
  private func makeSeed() -> UInt64 {
    let names = (composition.asset ?? "") + "/" + (property?.key ?? "")
    let indexPath = [property?.index ?? 0] + (property?.parent?.indexPath ?? [])
    let numbers = names.utf8.map { Int($0) } + indexPath + [layer?.model.index ?? 0]
    return numbers.reduce(0) { seed, number in
      RandomNumbers.seed(seed, UInt64(bitPattern: Int64(number)))
    }
  }
}

extension ScriptContent {
  /// Converts a provider's value; nil for other types.
  init?(any value: Any) {
    switch value {
    case let number as Double: self = .number(number)
    case let vector as Vector3D: self = .numbers([vector.x, vector.y, vector.z])
    case let color as Color: self = .numbers([color.red, color.green, color.blue, color.alpha])
    case let numbers as [Double]: self.init(numbers)
    case let path as BezierPath: self = .path(path)
    case let text as String: self = .text(text)
    default: return nil
    }
  }
}

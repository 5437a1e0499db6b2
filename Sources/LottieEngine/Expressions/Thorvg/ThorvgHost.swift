import LottieExpressions
import LottieModel

/// The environment that thorvg 1.1 gives to expressions (`tvgLottieExpressions.cpp`).
///
/// Numbers of properties are objects with the members 0, 1 and `value`, with which only thorvg's own functions
/// calculate; keyframes are counted from 0; times are those of the document; and most of After Effects is not defined, so
/// that a script ends with an error and its property follows its keyframes.
final class ThorvgHost: ScriptHost {
  /// After Effects' environment, of which some is the same.
  unowned(unsafe) let base: ScriptBindings

  init(_ base: ScriptBindings) { self.base = base }

  private var graph: ScriptGraph { base.graph }

  func global(_ name: Name, _ run: Evaluation) throws(Abrupt) -> Value? {
    let context = base.context
    switch base.hostName(name) {
    case .thisComp, .thisLayer, .thisProperty, .index, .inPoint, .outPoint:
      return try base.global(name, run)
    case .value:
      return try context.property.map { property throws(Abrupt) in try value(of: property, run) }
    case .time: return .number(time(graph.root))
    case .numKeys: return context.property.map { .number(Double(max(1, $0.source.times.count))) }
    case .velocity, .speed: return .number(0)
    case .propertyIndex: return context.property.map { .number(Double($0.number ?? 0)) }
    case .transform:
      guard let parent = context.property?.parent, parent.kind == .transform else { return nil }
      return .object(parent.handle)
    default: return nil
    }
  }

  func callGlobal(_ name: Name, _ arguments: Arguments, _ run: Evaluation) throws(Abrupt) -> Value?
  {
    guard let host = base.hostName(name) else {
      return try ThorvgMath.call(run.names.string(name), arguments, run)
    }
    let context = base.context
    // The layer, and not a composition, is searched for another layer.
    if host == .comp { return .undefined }
    guard let property = context.property else { return nil }
    if let result = try call(host, of: property, arguments, run) { return result }
    return try context.layer.flatMap { layer throws(Abrupt) in
      try call(host, of: layer, arguments, run)
    }
  }

  func member(_ name: Name, of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value? {
    let (host, text) = (base.hostName(name), run.names.string(name))
    switch object.referent {
    case .layer(let layer):
      switch host {
      case .width, .height, .index, .hasParent, .inPoint, .outPoint, .startTime, .enabled,
        .transform:
        return try base.member(name, of: object, run)
      case .parent: return .object(PlainObject())
      case .timeRemap: return layer.timeRemap.map { .object($0.handle) } ?? .undefined
      default: return .undefined
      }
    case .composition:
      switch host {
      case .numLayers, .width, .height, .duration, .frameDuration, .name:
        return try base.member(name, of: object, run)
      default: return .undefined
      }
    case .property(let property):
      switch host {
      case .value: return try value(of: property, run)
      case .numKeys: return .number(Double(max(1, property.source.times.count)))
      case .path: return .object(object)
      default: return .undefined
      }
    case .group(let group):
      if host == .transform {
        return group.group("transform").map { .object($0.handle) } ?? .undefined
      }
      guard let property = group.property(text) else { return .undefined }
      let isPoint = ["anchorPoint", "position", "scale", "size"].contains(text)
      let content = keyed(property)
      if case .path = content { return .object(property.handle) }
      return isPoint ? try value(content, of: property, run) : .number(content.number ?? 0)
    default: return .undefined
    }
  }

  func callMember(
    _ name: Name,
    of object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    guard let host = base.hostName(name) else { return nil }
    switch object.referent {
    case .layer(let layer): return try call(host, of: layer, arguments, run)
    case .property(let property): return try call(host, of: property, arguments, run)
    case .composition where host == .layer:
      let found = try base.callMember(name, of: object, try plain(arguments, run), run)
      return present(found)
    case .group(let group) where host == .content:
      return try content(of: group, arguments, run)
    default: return nil
    }
  }

  func call(_ object: HostObject, _ arguments: Arguments, _ run: Evaluation) throws(Abrupt) -> Value
  {
    guard case .group(let group)? = object.referent, group.kind == .effect else {
      return .undefined
    }
    let name = try Conversion.string(arguments[0], run)
    try run.charge(reading: name.utf8.count)
    guard let property = group.property(name) else { return .undefined }
    return try value(of: property, run)
  }

  func plainValue(of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value? { nil }

  func seed(_ run: Evaluation, isTimeless: Bool) -> UInt64 {
    base.seed(run, isTimeless: isTimeless)
  }

  /// Seconds since the animation's in point, counted in the frames of a composition.
  func time(_ composition: ScriptComposition) -> Double {
    seconds(atFrame: base.time(composition) * composition.framerate, composition)
  }

  /// Seconds of a frame since the animation's in point; back, thorvg counts from frame 0.
  func seconds(atFrame frame: Double, _ composition: ScriptComposition) -> Double {
    (frame - graph.animation.startFrame) / composition.framerate
  }

  // Layers and groups

  private func call(
    _ name: HostName,
    of layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    switch name {
    case .effect:
      guard let effects = layer.root.group("Effects") else { return .undefined }
      return present(try base.child(of: effects, try plain(arguments, run), run))
    case .content:
      guard let contents = layer.root.group("Contents") else { return .undefined }
      return try content(of: contents, arguments, run)
    default: return nil
    }
  }

  /// The first content of a name, in the group or in one inside.
  private func content(
    of group: ScriptGroup,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let name = try Conversion.string(arguments[0], run)
    try run.charge(reading: name.utf8.count)
    var open = [group.group("Contents") ?? group]
    while let next = open.popLast() {
      for child in next.groups {
        try run.charge()
        if child.name == name { return .object(child.handle) }
      }
      open += next.groups.reversed().compactMap { $0.group("Contents") }
    }
    return .undefined
  }

  private func plain(_ arguments: Arguments, _ run: Evaluation) throws(Abrupt) -> Arguments {
    guard case .object = arguments[0] else { return arguments }
    return Arguments([.number(try ThorvgMath.number(arguments[0], run))], run)
  }

  private func present(_ value: Value?) -> Value {
    guard let value, !value.isNullish else { return .undefined }
    return value
  }

  // Values

  /// The document's value at this tick.
  func keyed(_ property: ScriptProperty) -> ScriptContent {
    graph.note(.keyframes(property))
    return graph.keyed(property)
  }

  /// The document's value as a script sees it.
  private func value(of property: ScriptProperty, _ run: Evaluation) throws(Abrupt) -> Value {
    try value(keyed(property), of: property, run)
  }

  /// A value as a script sees it: an object of numbers, a number of percent, a text or a path.
  func value(
    _ content: ScriptContent,
    of property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    switch content {
    case .number(let number):
      return property.isPercent ? .number(number) : try ThorvgMath.object([number], run)
    case .numbers(let numbers):
      guard property.isColor else { return try ThorvgMath.object(Array(numbers.prefix(2)), run) }
      return try ThorvgMath.point(numbers.prefix(3).map { ($0 * 255).rounded() }, run)
    case .text(let text): return try run.text(text)
    case .styled(let changes): return try run.text(changes.text ?? "")
    case .path: return .object(property.handle)
    }
  }

  /// The value of a property by what its script gave; nil where it follows its keyframes.
  func result(
    _ value: Value,
    for property: ScriptProperty,
    _ run: Evaluation
  ) throws(Abrupt) -> ScriptContent? {
    let old = keyed(property)
    if case .undefined = value { return nil }
    if case .object(let object as HostObject) = value, case .property(let other)? = object.referent
    {
      return keyed(other)
    }
    switch old {
    case .number:
      let number = try ThorvgMath.number(value, run)
      guard number.isFinite else { return .number(property.isLayerRotation ? .infinity : 0) }
      return .number(property.isPercent ? number.asByteOfPercent : number)
    case .numbers(let numbers):
      if property.isColor {
        let parts = try ThorvgMath.parts(value, 3, run)
        return .numbers(
          parts.map { Double(Conversion.integer($0, in: 0...255)) / 255 } + numbers.dropFirst(3)
        )
      }
      let parts = try ThorvgMath.parts(value, 2, run)
      // What has no place or size is nowhere to be seen.
      guard parts.allSatisfy(\.isFinite) else {
        return .numbers(numbers.map { _ in property.isPlace ? 1e7 : 0 })
      }
      return .numbers(Array(parts.prefix(numbers.count)) + Array(numbers.dropFirst(2)))
    case .text:
      guard case .string(let text) = value else { return nil }
      return .text(text.string)
    case .path, .styled: return nil
    }
  }
}

extension ScriptProperty {
  /// Whether thorvg keeps it as a byte, and scripts see percent.
  var isPercent: Bool { name.hasSuffix("Opacity") }
  /// Whether it turns a layer, which without end is nowhere to be seen.
  fileprivate var isLayerRotation: Bool {
    name == "Rotation" && parent?.kind == .transform && parent?.parent?.kind == .layer
  }
  /// Whether it is a point, and no size or scale.
  fileprivate var isPlace: Bool { name == "Position" || name == "Anchor Point" }
  /// Whether it is a color.
  var isColor: Bool { name == "Color" || source.content(at: 0).numbers?.count == 4 }
}

extension Double {
  /// Percent as a byte that goes round, as percent.
  fileprivate var asByteOfPercent: Double {
    Double(Int(Swift.max(-1e6, Swift.min(1e6, self * 2.55))) & 255) / 2.55
  }
}

import LottieExpressions
import LottieModel

/// Bare names.
extension ScriptBindings {
  func global(_ name: Name, _ run: Evaluation) throws(Abrupt) -> Value? {
    guard let name = hostName(name) else { return nil }
    let context = context
    switch name {
    case .thisComp: return .object(context.composition.handle)
    case .thisLayer, .this: return context.layer.map { .object($0.handle) }
    case .thisProperty: return context.property.map { .object($0.handle) }
    case .value: return try ownValue(run)
    case .time: return .number(time(context.composition))
    case .active: return .bool(true)
    case .numKeys: return .number(Double(context.property?.source.times.count ?? 0))
    case .velocity, .speed:
      guard let property = context.property else { return nil }
      return try velocity(of: property, at: time(context.composition), name == .speed, run)
    case .style:
      guard let property = context.property else { return nil }
      return try style(of: property, run)
    case .textIndex: return context.character.map { .number(Double($0.index)) }
    case .textTotal: return context.character.map { .number(Double($0.total)) }
    case .selectorValue: return context.character.map { .number($0.value) }
    case .hasParent: return .bool(context.layer?.parent != nil)
    default:
      guard let layer = context.layer, ScriptBindings.isBareLayerMember(name) else { return nil }
      return try member(name, of: layer, run)
    }
  }

  /// Members of the current layer, available without naming it.
  private static func isBareLayerMember(_ name: HostName) -> Bool {
    switch name {
    case .index, .name, .inPoint, .outPoint, .width, .height, .parent, .transform, .anchorPoint,
      .position, .rotation, .scale, .opacity, .startTime, .source, .timeRemap, .marker, .text:
      true
    default: false
    }
  }

  /// The document's value of the current property.
  private func ownValue(_ run: Evaluation) throws(Abrupt) -> Value? {
    let context = context
    guard let property = context.property else { return nil }
    if let time = context.posterizedTime {
      let content = property.source.content(at: time * context.composition.framerate)
      return try scriptValue(content, run)
    }
    let graph = graph
    graph.note(.keyframes(property))
    return try scriptValue(graph.keyed(property), run)
  }

  func callGlobal(
    _ name: Name,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    guard let name = hostName(name)?.canonical else { return nil }
    switch name {
    case .comp:
      let wanted = try Conversion.string(arguments[0], run)
      try run.charge(reading: wanted.utf8.count)
      return graph.composition(named: wanted).map { .object($0.handle) } ?? .null
    case .posterizeTime: return try posterize(arguments, run)
    case .framesToTime, .timeToFrames, .timeToTimecode, .timeToNTSCTimecode, .timeToFeetAndFrames,
      .timeToCurrentFormat:
      return try frames(name, arguments, run)
    case .createPath: return try createPath(arguments, run)
    case .footage: return try footage(arguments, run)
    case .thisLayer:
      return try context.layer.map { layer throws(Abrupt) in try call(layer, arguments, run) }
    case .thisComp:
      return try callMember(.layer, of: context.composition, arguments, run)
    default: break
    }
    let context = context
    if let property = context.property,
      let result = try callMember(name, of: property, arguments, run)
    {
      return result
    }
    guard let layer = context.layer else { return nil }
    return try callMember(name, of: layer, arguments, run)
  }

  /// Rounds the time down to steps, for the rest of this run.
  private func posterize(_ arguments: Arguments, _ run: Evaluation) throws(Abrupt) -> Value {
    let rate = try Conversion.number(arguments[0], run)
    let time = time(context.composition)
    context.posterizedTime = rate > 0 && rate.isFinite ? (time * rate).rounded(.down) / rate : 0
    return .undefined
  }
}

import LottieExpressions
import LottieModel
import LottieScene

/// Members and calls of host objects.
extension ScriptBindings {
  func member(_ name: Name, of object: HostObject, _ run: Evaluation) throws(Abrupt) -> Value? {
    let host = hostName(name)
    switch object.referent {
    case .layer(let layer):
      if let host, let value = try member(host, of: layer, run) { return value }
      return try layer.transform?.property(run.names.string(name)).map { property throws(Abrupt) in
        try handle(property, run)
      }
    case .group(let group):
      return try member(run.names.string(name), host, of: group, run)
    case .property(let property):
      guard let host else { return nil }
      return try member(host, of: property, run)
    case .composition(let composition):
      guard let host else { return nil }
      if host == .activeCamera {
        return try activeCamera(of: composition, nil, run).map { .object($0.handle) } ?? .null
      }
      return member(host, of: composition)
    case .keyframe(let key):
      guard let host else { return nil }
      return try member(host, of: key, run)
    case .markers(let markers):
      return host == .numKeys ? .number(Double(markers.list.count)) : nil
    case .marker(let box): return try member(run.names.string(name), of: box, run)
    case .style(let box): return try member(run.names.string(name), of: box.changes, run)
    case .data(let box):
      return try host.flatMap { host throws(Abrupt) in
        try member(host, of: box, run)
      }
    case .path, nil: return nil
    }
  }

  func callMember(
    _ name: Name,
    of object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    if case .style(let box)? = object.referent {
      return try callMember(run.names.string(name), of: box.changes, arguments, run)
    }
    guard let name = hostName(name)?.canonical else { return nil }
    switch object.referent {
    case .layer(let layer): return try callMember(name, of: layer, arguments, run)
    case .composition(let composition):
      return try callMember(name, of: composition, arguments, run)
    case .property(let property): return try callMember(name, of: property, arguments, run)
    case .group(let group): return try callMember(name, of: group, arguments, run)
    case .path(let box): return try pathMember(name, of: box.path, arguments, run)
    case .markers(let markers): return try callMember(name, of: markers, arguments, run)
    case .data(let box): return try callMember(name, of: box, arguments, run)
    case .keyframe, .style, .marker, nil: return nil
    }
  }

  func call(
    _ object: HostObject,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    switch object.referent {
    case .layer(let layer): return try call(layer, arguments, run)
    case .composition(let composition):
      return try callMember(.layer, of: composition, arguments, run) ?? .null
    case .group(let group): return try call(group, arguments, run)
    case .data(let box): return try call(box, arguments, run)
    case .property: try run.failType("a property is called like a function")
    case .path, .keyframe, .style, .markers, .marker, nil:
      try run.failType("a value that is no function is called")
    }
  }

  // Compositions

  private func member(_ name: HostName, of composition: ScriptComposition) -> Value? {
    switch name {
    case .width: .number(composition.size.width)
    case .height: .number(composition.size.height)
    case .frameDuration: .number(1 / composition.framerate)
    case .displayStartTime: .number(0)
    case .pixelAspect: .number(1)
    case .numLayers: .number(Double(composition.allLayers.count))
    case .duration: .number(graph.animation.duration)
    case .name, ._name: .text(composition.name)
    case .marker: .object(composition.markers.handle)
    default: nil
    }
  }

  func callMember(
    _ name: HostName,
    of composition: ScriptComposition,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    guard name == .layer else { return nil }
    let found: ScriptLayer?
    switch try Conversion.plain(arguments[0], run) {
    case .string(let text):
      try run.charge(reading: text.size)
      found = composition.layer(named: text.string)
    case .number(let number):
      found = Int(exactly: number).flatMap { composition.layer(number: $0) }
    case .object(let object as HostObject):
      let step = try Conversion.number(arguments.count > 1 ? arguments[1] : .number(0), run)
      let base = if case .layer(let layer)? = object.referent { layer.model.index ?? 0 } else { 0 }
      found = Int(exactly: Double(base) + step).flatMap { composition.layer(number: $0) }
    default: found = nil
    }
    return found.map { .object($0.handle) } ?? .null
  }

  // Groups

  private func member(
    _ text: String,
    _ name: HostName?,
    of group: ScriptGroup,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    if let property = group.property(text) { return try handle(property, run) }
    switch name {
    case .name, ._name: return .text(group.name ?? "")
    case .matchName: return .text(group.matchName ?? "")
    case .propertyIndex:
      return .number(Double(group.number ?? index(of: group)))
    case .numProperties: return .number(Double(group.groups.count + group.properties.count))
    case .active, .enabled: return .bool(group.isEnabled)
    case .property where group.parent?.kind == .text: return .object(group.handle)
    case .color:
      return try group.property("Color").map { property throws(Abrupt) in
        try handle(property, run)
      }
    default: return group.group(text).map { .object($0.handle) }
    }
  }

  private func index(of group: ScriptGroup) -> Int {
    (group.parent?.groups.firstIndex { $0 === group } ?? 0) + 1
  }

  private func callMember(
    _ name: HostName,
    of group: ScriptGroup,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    switch name {
    case .content:
      guard let contents = group.group("Contents") else { return .null }
      return try call(contents, arguments, run)
    case .param: return try call(group, arguments, run)
    case .animator: return group.kind == .text ? try child(of: group, arguments, run) : nil
    // The members of an animator and of its selectors lie in one group.
    case .selector: return group.parent?.kind == .text ? .object(group.handle) : nil
    case .propertyGroup:
      let levels = arguments.isEmpty ? 1 : try Conversion.number(arguments[0], run)
      return propertyGroup(from: group, levels: levels)
    default: return nil
    }
  }

  /// The group some levels up; 0 is the group itself.
  func propertyGroup(from group: ScriptGroup, levels: Double) -> Value {
    var levels = levels.isFinite ? levels : 1
    var current: ScriptGroup? = group
    while levels >= 1, let here = current {
      current = here.parent
      levels -= 1
    }
    guard let current else { return .undefined }
    if let layer = current.layer { return .object(layer.handle) }
    return .object(current.handle)
  }

  private func call(
    _ group: ScriptGroup,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let key = try Conversion.plain(arguments[0], run)
    if case .string(let text) = key {
      try run.charge(reading: text.size)
      if let property = group.property(text.string) { return try handle(property, run) }
      if let found = group.group(text.string) { return .object(found.handle) }
    } else if case .number(let number) = key, let number = Int(exactly: number) {
      try run.charge(reading: group.groups.count + group.properties.count)
      if let found = try find(number, in: group, run) { return found }
    }
    switch group.kind {
    case .shapeGroup:
      return group.group("Transform").map { .object($0.handle) } ?? .null
    case .effect, .effects:
      try run.fail("Error", "there is no such effect or control")
    default: return .null
    }
  }

  private func find(
    _ number: Int,
    in group: ScriptGroup,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    switch group.kind {
    case .contents:
      if group.parent?.kind == .layer {
        guard group.groups.indices.contains(number - 1) else { return nil }
        return .object(group.groups[number - 1].handle)
      }
      return group.group(number).map { .object($0.handle) }
    case .shapeGroup:
      return number == 2 ? group.group("Contents").map { .object($0.handle) } : nil
    default:
      if let property = group.property(number) { return try handle(property, run) }
      if let found = group.groups.first(where: { $0.number == number }) {
        return .object(found.handle)
      }
      if group.kind == .effects || group.kind == .masks {
        return group.group(number).map { .object($0.handle) }
      }
      guard group.kind != .transform, group.properties.indices.contains(number - 1) else {
        return nil
      }
      return try handle(group.properties[number - 1], run)
    }
  }
}

import LottieExpressions
import LottieGeometry
import LottieModel
import LottieScene
import OrderedCollections

/// Layers.
extension ScriptBindings {
  func member(_ name: HostName, of layer: ScriptLayer, _ run: Evaluation) throws(Abrupt) -> Value? {
    let rate = layer.composition.framerate
    switch name {
    case .name, ._name: return .text(layer.model.name)
    case .index: return .number(Double(layer.model.index ?? 0))
    case .inPoint: return .number(layer.model.inFrame / rate)
    case .outPoint: return .number(layer.model.outFrame / rate)
    case .startTime: return .number(layer.model.startTime / rate)
    case .width: return .number(size(of: layer).width)
    case .height: return .number(size(of: layer).height)
    case .hasParent: return .bool(layer.parent != nil)
    case .parent: return layer.parent.map { .object($0.handle) }
    case .cameraOption: return layer.root.group("Camera Options").map { .object($0.handle) }
    case .zoom:
      return try layer.root.group("Camera Options")?.property("Zoom").map {
        property throws(Abrupt) in try handle(property, run)
      }
    case .active: return .bool(isActive(layer))
    case .enabled: return .bool(!layer.model.isHidden)
    case .transform: return layer.transform.map { .object($0.handle) }
    case .text: return layer.root.group("Text").map { .object($0.handle) }
    case .effect: return layer.root.group("Effects").map { .object($0.handle) }
    case .mask: return layer.root.group("Masks").map { .object($0.handle) }
    case .content: return layer.root.group("Contents").map { .object($0.handle) }
    case .timeRemap:
      return try layer.root.property("Time Remap").map { property throws(Abrupt) in
        try handle(property, run)
      }
    case .marker: return .object(layer.markers.handle)
    case .source:
      switch layer.model.kind {
      case .precomp(let precomp):
        return layer.composition.child(of: layer).map { .object($0.handle) } ?? .text(precomp.refID)
      case .image(let id): return .text(id)
      default: return nil
      }
    case .pointOfInterest:
      return try layer.transform?.property("Anchor Point").map { property throws(Abrupt) in
        try handle(property, run)
      }
    case .anchorPoint, .position, .rotation, .scale, .opacity:
      return try layer.transform?.property(name.rawValue).map { property throws(Abrupt) in
        try handle(property, run)
      }
    default: return nil
    }
  }

  private func isActive(_ layer: ScriptLayer) -> Bool {
    graph.note(.time(layer.composition))
    layer.composition.refresh(graph)
    let frame = layer.composition.frame
    return layer.model.isInRange(at: frame)
  }

  private func size(of layer: ScriptLayer) -> Size {
    switch layer.model.kind {
    case .solid(let solid): return solid.size
    case .precomp(let precomp): return precomp.size
    case .image(let id):
      if case .image(let asset)? = graph.animation.assets[id]?.kind {
        return asset.size ?? layer.composition.size
      }
      return layer.composition.size
    default: return layer.composition.size
    }
  }

  func call(
    _ layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let key = try Conversion.plain(arguments[0], run)
    let name: String
    switch key {
    case .string(let text): name = text.string
    case .number(1), .number(6): name = "Transform"
    case .number(2): name = "Contents"
    case .number(4): name = "Effects"
    default: return .null
    }
    try run.charge(reading: name.utf8.count)
    if name == "Data", let data = try data(of: layer, run) { return data }
    return layer.root.group(name).map { .object($0.handle) } ?? .null
  }

  func callMember(
    _ name: HostName,
    of layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value? {
    switch name {
    case .effect:
      guard let effects = layer.root.group("Effects") else { return .null }
      return try child(of: effects, arguments, run)
    case .mask:
      guard let masks = layer.root.group("Masks") else { return .null }
      return try child(of: masks, arguments, run)
    case .content:
      guard let contents = layer.root.group("Contents") else { return .null }
      return try child(of: contents, arguments, run)
    case .toComp, .toWorld, .fromComp, .fromWorld, .fromCompToSurface, .toCompVec, .toWorldVec,
      .fromCompVec, .fromWorldVec:
      return try mapped(name, layer, arguments, run)
    case .sourceTime: return try sourceTime(of: layer, arguments, run)
    case .sourceRectAtTime: return try sourceRect(of: layer, arguments, run)
    case .sampleImage: return try sampledColor(of: layer, arguments, run)
    default: return nil
    }
  }

  /// The time within a layer, in seconds, for a time of its composition; a time remap's by its keyframes.
  private func sourceTime(
    of layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    let composition = layer.composition
    let seconds =
      arguments[0].isNullish ? time(composition) : try Conversion.number(arguments[0], run)
    if let remap = layer.timeRemap {
      return .number(remap.source.content(at: seconds * composition.framerate).number ?? 0)
    }
    let start = layer.model.startTime / composition.framerate
    return .number((seconds - start) / layer.model.timeStretch)
  }

  /// Reports that the running expression uses a substitute value.
  func noteInvented(_ function: String) {
    if let property = context.property { graph.reports.addInvented(property, function) }
  }

  /// `sourceRectAtTime(t, includeExtents)`, in coordinates of the layer.
  private func sourceRect(
    of layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    var box = Rect(x: 0, y: 0, width: 0, height: 0)
    switch layer.model.kind {
    case .shape, .text:
      let measured = try measured(layer, arguments, run)
      if !measured.isEmpty { box = measured }
    // In After Effects a null is a solid of this size.
    case .null: box = Rect(x: 0, y: 0, width: 100, height: 100)
    default:
      let size = size(of: layer)
      box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    try run.allocate(256)
    return .object(
      PlainObject([
        ("top", .number(box.minY)), ("left", .number(box.minX)), ("width", .number(box.width)),
        ("height", .number(box.height)),
      ])
    )
  }

  private func measured(
    _ layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Rect {
    // Groups within groups take stack.
    try run.enter(LayerMeasure.levels)
    defer { run.leave(LayerMeasure.levels) }
    if layer.measure == nil { layer.measure = LayerMeasure(layer, graph) }
    guard let measure = layer.measure else { return .empty }
    let composition = layer.composition
    composition.refresh(graph)
    var frame = composition.frame
    if !arguments[0].isNullish || context.posterizedTime != nil {
      graph.note(.time(composition))
      let wanted =
        arguments[0].isNullish ? time(composition) : try Conversion.number(arguments[0], run)
      if wanted.isFinite { frame = wanted * composition.framerate }
    }
    let isNow = abs(frame - composition.frame) < 1e-6
    return try measure.rectangle(
      at: isNow ? composition.frame : frame,
      isNow: isNow,
      withExtents: try Conversion.boolean(arguments[1], run),
      graph,
      run
    )
  }

  /// A group by its name or number, or null.
  func child(
    of group: ScriptGroup,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    switch try Conversion.plain(arguments[0], run) {
    case .string(let text):
      try run.charge(reading: text.size)
      return group.group(text.string).map { .object($0.handle) } ?? .null
    case .number(let number):
      guard let number = Int(exactly: number) else { return .null }
      try run.charge(reading: group.groups.count)
      return group.group(number).map { .object($0.handle) } ?? .null
    default: return .null
    }
  }
}

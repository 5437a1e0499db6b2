import LottieExpressions
import LottieGeometry
import LottieModel
import LottieScene

/// Conversions between the coordinates of layers, of the composition's space, and of what its camera shows.
extension ScriptBindings {
  private typealias Vector = SpatialTransform.Vector

  /// `toComp` and the like: a point or a vector, and the time at which layers are asked for.
  func mapped(
    _ name: HostName,
    _ layer: ScriptLayer,
    _ arguments: Arguments,
    _ run: Evaluation
  ) throws(Abrupt) -> Value {
    guard let array = try Conversion.plain(arguments[0], run).asArray else {
      try run.failType("a point is expected")
    }
    var numbers: [Double] = []
    for element in array.elements.prefix(3) {
      numbers.append(try Conversion.number(element, run))
    }
    while numbers.count < 3 { numbers.append(0) }
    let time = arguments.count > 1 ? try Conversion.number(arguments[1], run) : nil
    let given = Vector(x: numbers[0], y: numbers[1], z: numbers[2])
    let world = try world(layer, time, run)
    var camera: CameraView?
    if layer.model.is3D, ScriptBindings.isSeen(name) {
      camera = try view(of: layer.composition, time, run)
      if camera == nil, world.leavesPlane || given.z != 0 {
        camera = CameraView.standard(layer.composition.size)
      }
    }
    let found = ScriptBindings.mapped(given, name, world, camera)
    return try run.vector([found.x, found.y, found.z])
  }

  /// Whether the result depends on the camera.
  private static func isSeen(_ name: HostName) -> Bool {
    switch name {
    case .toComp, .fromComp, .fromCompToSurface, .toCompVec, .fromCompVec: true
    default: false
    }
  }

  private static func mapped(
    _ v: Vector,
    _ name: HostName,
    _ world: SpatialTransform,
    _ camera: CameraView?
  ) -> Vector {
    let back = world.inverse ?? .identity
    switch name {
    case .toComp, .toWorld:
      let point = world.apply(v)
      return camera?.image(of: point) ?? point
    case .fromComp, .fromWorld: return back.apply(camera?.point(at: v) ?? v)
    case .fromCompToSurface:
      let ray =
        camera?.ray(through: Point(v.x, v.y))
        ?? (start: Vector(x: v.x, y: v.y, z: 0), direction: Vector(x: 0, y: 0, z: 1))
      let (start, direction) = (back.apply(ray.start), back.turned(ray.direction))
      guard abs(direction.z) > 1e-9 else { return Vector(x: start.x, y: start.y, z: 0) }
      var hit = start + direction * (-start.z / direction.z)
      hit.z = 0
      return hit
    case .toCompVec, .toWorldVec:
      let turned = world.turned(v)
      return camera?.seen(turned) ?? turned
    default: return back.turned(camera?.unseen(v) ?? v)
    }
  }

  /// From a layer to the space of its composition.
  private func world(
    _ layer: ScriptLayer,
    _ time: Double?,
    _ run: Evaluation
  ) throws(Abrupt) -> SpatialTransform {
    var matrix = try local(layer, time)
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(layer)]
    var next = layer.parent
    while let parent = next, seen.insert(ObjectIdentifier(parent)).inserted {
      try run.charge()
      matrix = matrix.then(try local(parent, time))
      next = parent.parent
    }
    return matrix
  }

  private func local(_ layer: ScriptLayer, _ time: Double?) throws(Abrupt) -> SpatialTransform {
    let values = try values(of: layer, time)
    return layer.model.is3D ? values.space : SpatialTransform(values.plane)
  }

  /// The values of a layer's transform; a camera has an anchor point only if the document has one.
  private func values(of layer: ScriptLayer, _ time: Double?) throws(Abrupt) -> TransformValues {
    var values = TransformValues()
    guard let transform = layer.transform else { return values }
    func numbers(_ name: String) throws(Abrupt) -> [Double]? {
      guard let property = transform.property(name) else { return nil }
      guard let time else { return try graph.value(of: property).numbers }
      return property.source.content(at: time * layer.composition.framerate).numbers
    }
    func vector(_ name: String, _ defaultValue: Double) throws(Abrupt) -> Vector {
      guard let found = try numbers(name), found.count > 1 else {
        return Vector(x: defaultValue, y: defaultValue, z: defaultValue)
      }
      return Vector(x: found[0], y: found[1], z: found.count > 2 ? found[2] : defaultValue)
    }
    values.anchor = try vector("Anchor Point", 0)
    values.position = try vector("Position", 0)
    let percent = try vector("Scale", 100)
    values.scale = Vector(x: percent.x.fraction, y: percent.y.fraction, z: percent.z.fraction)
    values.rotation = try numbers("Rotation")?.first ?? 0
    values.skew = try numbers("Skew")?.first ?? 0
    if values.skew != 0 { values.skewAxis = try numbers("Skew Axis")?.first ?? 0 }
    if layer.model.autoOrients, !layer.isCamera { values.heading = heading(of: layer, time) }
    guard layer.model.is3D || layer.isCamera else { return values }
    values.rotationX = try numbers("X Rotation")?.first ?? 0
    values.rotationY = try numbers("Y Rotation")?.first ?? 0
    values.orientation = try vector("Orientation", 0)
    return values
  }

  /// The direction in which a layer moves by its keyframes.
  private func heading(of layer: ScriptLayer, _ time: Double?) -> Double {
    guard let position = layer.transform?.property("Position") else { return 0 }
    graph.note(.keyframes(position))
    let composition = layer.composition
    composition.refresh(graph)
    let frame = time.map { $0 * composition.framerate } ?? composition.frame
    return MotionHeading(times: position.source.times) { frame in
      let numbers = position.source.content(at: frame).numbers ?? []
      return numbers.count > 1 ? Point(numbers[0], numbers[1]) : .zero
    }
    .degrees(at: frame)
  }

  /// The view of the active camera; nil without one.
  private func view(
    of composition: ScriptComposition,
    _ time: Double?,
    _ run: Evaluation
  ) throws(Abrupt) -> CameraView? {
    guard let camera = try activeCamera(of: composition, time, run) else { return nil }
    let zoom = camera.root.group("Camera Options")?.property("Zoom")
    let distance =
      try zoom.map { property throws(Abrupt) -> Double in
        guard let time else { return try graph.value(of: property).number ?? 0 }
        return property.source.content(at: time * composition.framerate).number ?? 0
      } ?? 0
    let values = try values(of: camera, time)
    var outer = SpatialTransform.identity
    if let parent = camera.parent { outer = try world(parent, time, run) }
    return CameraView(
      pose: values.pose.then(outer),
      target: values.pointOfInterest.map { outer.apply($0) },
      zoom: distance,
      center: Point(composition.size.width / 2, composition.size.height / 2)
    )
  }

  /// The uppermost camera that is on at a time; nil for none.
  func activeCamera(
    of composition: ScriptComposition,
    _ time: Double?,
    _ run: Evaluation
  ) throws(Abrupt) -> ScriptLayer? {
    let cameras = composition.cameras
    guard !cameras.isEmpty else { return nil }
    try run.charge(cameras.count)
    var frame = (time ?? 0) * composition.framerate
    if time == nil {
      graph.note(.time(composition))
      composition.refresh(graph)
      frame = composition.frame
    }
    return cameras.first { $0.model.isInRange(at: frame) }
  }
}

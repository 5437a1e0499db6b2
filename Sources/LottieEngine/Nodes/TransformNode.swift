import LottieGeometry
import LottieModel
import LottieScene

/// Properties of the transform of a layer or a group.
final class TransformNodeProperties {
  /// A position as one property or one for each axis.
  enum Position {
    case joined(NodeProperty<Vector3D>)
    case split(x: NodeProperty<Double>, y: NodeProperty<Double>, z: NodeProperty<Double>?)

    /// The position of the frame last updated to.
    var value: Point {
      switch self {
      case .joined(let property): property.value.point
      case .split(let x, let y, _): Point(x.value, y.value)
      }
    }

    /// From the first to the last keyframe of any axis; nil when nothing moves.
    var timeRange: ClosedRange<Double>? {
      switch self {
      case .joined(let property): return property.timeRange
      case .split(let x, let y, _):
        guard let a = x.timeRange ?? y.timeRange else { return nil }
        let b = y.timeRange ?? a
        return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
      }
    }

    /// Distance from the viewer of the frame last updated to.
    var depth: Double {
      switch self {
      case .joined(let property): property.value.z
      case .split(_, _, let z): z?.value ?? 0
      }
    }

    func value(at frame: Double) -> Point {
      switch self {
      case .joined(let property): property.value(at: frame).point
      case .split(let x, let y, _): Point(x.value(at: frame), y.value(at: frame))
      }
    }
  }

  let anchor: NodeProperty<Vector3D>
  let position: Position
  let scale: NodeProperty<Vector3D>
  let rotation: NodeProperty<Double>
  let rotationX: NodeProperty<Double>
  let rotationY: NodeProperty<Double>
  let orientation: NodeProperty<Vector3D>
  let opacity: NodeProperty<Double>
  let skew: NodeProperty<Double>
  let skewAxis: NodeProperty<Double>
  let map: NodePropertyMap

  init(_ model: Transform) {
    anchor = NodeProperty(model.anchorPoint)
    scale = NodeProperty(model.scale)
    rotation = NodeProperty(model.rotation)
    rotationX = NodeProperty(model.rotationX)
    rotationY = NodeProperty(model.rotationY)
    orientation = NodeProperty(model.orientation)
    opacity = NodeProperty(model.opacity)
    skew = NodeProperty(model.skew)
    skewAxis = NodeProperty(model.skewAxis)
    var properties: [NodePropertyMap.Entry] = [("Anchor Point", anchor)]
    switch model.position {
    case .joined(let group):
      let property = NodeProperty(group)
      position = .joined(property)
      properties.append(("Position", property))
    case .split(let x, let y, let z):
      let split = (NodeProperty(x), NodeProperty(y), z.map { NodeProperty($0) })
      position = .split(x: split.0, y: split.1, z: split.2)
      properties.append(("X Position", split.0))
      properties.append(("Y Position", split.1))
      if let z = split.2 { properties.append(("Z Position", z)) }
    }
    properties.append(("Scale", scale))
    properties.append(("Rotation", rotation))
    properties.append(("Rotation X", rotationX))
    properties.append(("Rotation Y", rotationY))
    properties.append(("Orientation", orientation))
    properties.append(("Opacity", opacity))
    properties.append(("Skew", skew))
    properties.append(("Skew Axis", skewAxis))
    map = NodePropertyMap(properties)
  }
}

/// The transform of a layer or a group: a matrix and an opacity.
final class TransformNode: AnimatorNode {
  let keypathName = "Transform"
  private let properties: TransformNodeProperties
  private let autoOrients: Bool
  /// Local coordinates to those of the parent, as seen from far away.
  private(set) var matrix = Affine.identity
  /// The same in space, where the transform leaves the plane; nil where it does not.
  private(set) var spatial: SpatialTransform?
  /// When the matrix last changed.
  private(set) var matrixGeneration: Generation = 0
  /// 0…1.
  private(set) var opacity = 1.0
  /// When the opacity last changed.
  private(set) var opacityGeneration: Generation = 0

  init(_ model: Transform, autoOrients: Bool = false) {
    properties = TransformNodeProperties(model)
    self.autoOrients = autoOrients
  }

  var propertyMap: NodePropertyMap { properties.map }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let spatial = leavesPlane ? space(frame: frame) : nil
    let matrix = spatial?.flattened ?? plane(frame: frame)
    if matrix != self.matrix || spatial != self.spatial, matrix.isFinite {
      self.matrix = matrix
      self.spatial = spatial
      matrixGeneration = generation
    }
    let opacity = min(max(properties.opacity.value / 100, 0), 1)
    if opacity != self.opacity {
      self.opacity = opacity
      opacityGeneration = generation
    }
  }

  /// Whether depth can be seen: of children, if not of the layer itself.
  private var leavesPlane: Bool {
    let p = properties
    let orientation = p.orientation.value
    return p.rotationX.value != 0 || p.rotationY.value != 0 || orientation.x != 0
      || orientation.y != 0 || p.position.depth != 0 || p.anchor.value.z != 0
  }

  /// After Effects' order: anchor, scale, skew, rotations, position.
  private func plane(frame: Double) -> Affine {
    let p = properties
    let degrees = p.rotation.value + p.orientation.value.z
    var matrix = scaled
    if degrees != 0 { matrix = matrix.then(.rotation(degrees: degrees)) }
    if autoOrients { matrix = matrix.then(.rotation(degrees: heading(frame: frame))) }
    let position = p.position.value
    return matrix.then(.translation(position.x, position.y))
  }

  private func space(frame: Double) -> SpatialTransform {
    let p = properties
    let orientation = p.orientation.value
    let position = p.position.value
    return SpatialTransform(scaled)
      .translated(SpatialTransform.Vector(x: 0, y: 0, z: -p.anchor.value.z))
      .scaled(z: p.scale.value.z / 100)
      .rotated(z: p.rotation.value)
      .rotated(y: p.rotationY.value)
      .rotated(x: p.rotationX.value)
      .rotated(z: orientation.z)
      .rotated(y: orientation.y)
      .rotated(x: orientation.x)
      .rotated(z: autoOrients ? heading(frame: frame) : 0)
      .translated(SpatialTransform.Vector(x: position.x, y: position.y, z: p.position.depth))
  }

  /// Anchor, scale and skew.
  private var scaled: Affine {
    let p = properties
    let anchor = p.anchor.value
    let scale = p.scale.value
    let matrix = Affine.translation(-anchor.x, -anchor.y)
      .then(.scale(scale.x / 100, scale.y / 100))
    guard p.skew.value != 0 else { return matrix }
    return matrix.then(.skew(degrees: p.skew.value, axisDegrees: p.skewAxis.value))
  }

  /// The direction of motion in degrees, over the last hundredth of a frame; before and after the
  /// motion that of its start and end.
  private func heading(frame: Double) -> Double {
    guard let range = properties.position.timeRange else { return 0 }
    let step = 0.01
    let time = min(max(frame, range.lowerBound + step), range.upperBound)
    let motion =
      properties.position.value(at: time) - properties.position.value(at: time - step)
    return motion == .zero ? 0 : atan2(motion.y, motion.x) * 180 / .pi
  }
}

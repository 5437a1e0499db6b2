import LottieGeometry
import LottieModel
import LottieScene

/// Properties of the transform of a layer or a group.
final class TransformNodeProperties {
  /// A position as one property or one for each axis.
  enum Position {
    case joined(NodeProperty<Vector3D>)
    case split(x: NodeProperty<Double>, y: NodeProperty<Double>)

    /// The position of the frame last updated to.
    var value: Point {
      switch self {
      case .joined(let property): property.value.point
      case .split(let x, let y): Point(x.value, y.value)
      }
    }

    func value(at frame: Double) -> Point {
      switch self {
      case .joined(let property): property.value(at: frame).point
      case .split(let x, let y): Point(x.value(at: frame), y.value(at: frame))
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
    case .split(let x, let y, _):
      let split = (NodeProperty(x), NodeProperty(y))
      position = .split(x: split.0, y: split.1)
      properties.append(("X Position", split.0))
      properties.append(("Y Position", split.1))
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
  /// Local coordinates to those of the parent.
  private(set) var matrix = Affine.identity
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
    let matrix = matrix(frame: frame)
    if matrix != self.matrix, matrix.isFinite {
      self.matrix = matrix
      matrixGeneration = generation
    }
    let opacity = min(max(properties.opacity.value / 100, 0), 1)
    if opacity != self.opacity {
      self.opacity = opacity
      opacityGeneration = generation
    }
  }

  /// After Effects' order: anchor, scale, skew, rotations, position.
  private func matrix(frame: Double) -> Affine {
    let p = properties
    let anchor = p.anchor.value
    let scale = p.scale.value
    var matrix = Affine.translation(-anchor.x, -anchor.y)
      .then(.scale(scale.x / 100, scale.y / 100))
    if p.skew.value != 0 {
      matrix = matrix.then(.skew(degrees: p.skew.value, axisDegrees: p.skewAxis.value))
    }
    matrix = matrix.then(rotation)
    if autoOrients { matrix = matrix.then(.rotation(degrees: heading(frame: frame))) }
    let position = p.position.value
    return matrix.then(.translation(position.x, position.y))
  }

  private var rotation: Affine {
    let p = properties
    let orientation = p.orientation.value
    let spatial = (p.rotationX.value, p.rotationY.value, orientation.x, orientation.y)
    guard spatial != (0, 0, 0, 0) else {
      let degrees = p.rotation.value + orientation.z
      return degrees == 0 ? .identity : .rotation(degrees: degrees)
    }
    return SpatialRotation.identity
      .rotated(z: p.rotation.value)
      .rotated(y: p.rotationY.value)
      .rotated(x: p.rotationX.value)
      .rotated(z: orientation.z)
      .rotated(y: orientation.y)
      .rotated(x: orientation.x)
      .flattened
  }

  /// The direction of motion in degrees, from a hundredth of a frame before, as lottie-web measures it.
  private func heading(frame: Double) -> Double {
    let step = 0.01
    let now = properties.position.value(at: frame)
    var motion = now - properties.position.value(at: frame - step)
    if motion == .zero { motion = properties.position.value(at: frame + step) - now }
    guard motion != .zero else { return 0 }
    return atan2(motion.y, motion.x) * 180 / .pi
  }
}

/// A rotation in space; z points away from the viewer.
private struct SpatialRotation {
  /// Images of the unit vectors along x and y.
  var x: (Double, Double, Double)
  var y: (Double, Double, Double)

  static let identity = SpatialRotation(x: (1, 0, 0), y: (0, 1, 0))

  private func mapping(
    _ transform: ((Double, Double, Double)) -> (Double, Double, Double)
  ) -> SpatialRotation {
    SpatialRotation(x: transform(x), y: transform(y))
  }

  func rotated(z degrees: Double) -> SpatialRotation {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return mapping { (c * $0.0 - s * $0.1, s * $0.0 + c * $0.1, $0.2) }
  }

  func rotated(y degrees: Double) -> SpatialRotation {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return mapping { (c * $0.0 + s * $0.2, $0.1, c * $0.2 - s * $0.0) }
  }

  func rotated(x degrees: Double) -> SpatialRotation {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return mapping { ($0.0, c * $0.1 - s * $0.2, s * $0.1 + c * $0.2) }
  }

  /// As seen from far away.
  var flattened: Affine { Affine(x.0, x.1, y.0, y.1, 0, 0) }
}

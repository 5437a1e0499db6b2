import LottieGeometry
import LottieModel
import LottieScene

/// Properties of the transform of a layer or a group.
final class TransformNodeProperties: NodePropertyMap {
  /// A position as one property or one for each axis.
  enum Position {
    case joined(NodeValue<Vector3D>)
    case split(x: NodeValue<Double>, y: NodeValue<Double>, z: NodeValue<Double>?)

    /// The position a document gives.
    init(_ model: Transform.Position) {
      switch model {
      case .joined(let group): self = .joined(NodeValue(group))
      case .split(let x, let y, let z):
        self = .split(x: NodeValue(x), y: NodeValue(y), z: z.map { NodeValue($0) })
      }
    }

    /// Those that can change.
    var animated: [any AnyNodeProperty] {
      switch self {
      case .joined(let value): animatedProperties(value)
      case .split(let x, let y, let z): animatedProperties(x, y, z ?? .constant(0))
      }
    }

    /// Names and values, in lottie-ios's order.
    var keypathProperties: [(name: String, value: any AnyNodeValue)] {
      switch self {
      case .joined(let value): [("Position", value)]
      case .split(let x, let y, let z):
        [("X Position", x), ("Y Position", y)] + (z.map { [("Z Position", $0)] } ?? [])
      }
    }

    /// The position of the frame last updated to.
    var value: Point {
      switch self {
      case .joined(let property): property.value.point
      case .split(let x, let y, _): Point(x.value, y.value)
      }
    }

    /// The times of all axes' keyframes, ascending; empty when nothing moves.
    var keyframeTimes: [Double] {
      switch self {
      case .joined(let property): property.keyframeTimes
      case .split(let x, let y, _): (x.keyframeTimes + y.keyframeTimes).sorted()
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

  let anchor: NodeValue<Vector3D>
  let position: Position
  let scale: NodeValue<Vector3D>
  let rotation: NodeValue<Double>
  let rotationX: NodeValue<Double>
  let rotationY: NodeValue<Double>
  let orientation: NodeValue<Vector3D>
  let opacity: NodeValue<Double>
  let skew: NodeValue<Double>
  let skewAxis: NodeValue<Double>
  let animated: [any AnyNodeProperty]

  init(_ model: Transform) {
    anchor = NodeValue(model.anchorPoint)
    scale = NodeValue(model.scale)
    rotation = NodeValue(model.rotation)
    rotationX = NodeValue(model.rotationX)
    rotationY = NodeValue(model.rotationY)
    orientation = NodeValue(model.orientation)
    opacity = NodeValue(model.opacity)
    skew = NodeValue(model.skew)
    skewAxis = NodeValue(model.skewAxis)
    position = Position(model.position)
    animated =
      animatedProperties(
        anchor,
        scale,
        rotation,
        rotationX,
        rotationY,
        orientation,
        opacity,
        skew,
        skewAxis
      ) + position.animated
  }

  var keypathProperties: [(name: String, value: any AnyNodeValue)] {
    [("Anchor Point", anchor)] + position.keypathProperties
      + [
        ("Scale", scale),
        ("Rotation", rotation),
        ("Rotation X", rotationX),
        ("Rotation Y", rotationY),
        ("Orientation", orientation),
        ("Opacity", opacity),
        ("Skew", skew),
        ("Skew Axis", skewAxis),
      ]
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

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    var spatial = leavesPlane ? space(frame: frame) : nil
    var matrix = spatial?.flattened ?? plane(frame: frame)
    if !matrix.isFinite { (matrix, spatial) = (.collapsed, nil) }
    if matrix != self.matrix || spatial != self.spatial {
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

  /// Whether the direction of motion turns it, so that it follows the time and not only its values.
  var followsMotion: Bool { autoOrients && !properties.position.animated.isEmpty }

  /// The direction of motion in degrees, over the last hundredth of a frame.
  ///
  /// Before the motion that of its start; at rest that in which it came to rest. It depends on the
  /// frame alone, never on the frames shown before.
  private func heading(frame: Double) -> Double {
    let times = properties.position.keyframeTimes
    guard let first = times.first, let last = times.last else { return 0 }
    let step = 0.01
    if let moving = motion(at: min(max(frame, first + step), last), over: step) { return moving }
    var rests = 0
    for time in times.reversed() where time < frame && time > first {
      if let arriving = motion(at: time, over: step) { return arriving }
      rests += 1
      if rests == TransformNode.maximumRests { break }
    }
    return 0
  }

  /// Beyond this number of keyframes without motion none is looked for.
  private static let maximumRests = 64

  private func motion(at time: Double, over step: Double) -> Double? {
    let motion =
      properties.position.value(at: time) - properties.position.value(at: time - step)
    return motion == .zero || !motion.isFinite ? nil : atan2(motion.y, motion.x) * 180 / .pi
  }
}

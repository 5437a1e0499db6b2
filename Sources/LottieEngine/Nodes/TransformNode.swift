import LottieGeometry
import LottieModel
import LottieScene

/// Properties of the transform of a layer or a group.
final class TransformNodeProperties: NodePropertyMap {
  var kind: ObjectKind { isLayer ? .layerTransform : .groupTransform }
  let location: JSONLocation
  private let isLayer: Bool
  /// Whether the document has no object for the transform.
  private let isImplicit: Bool
  var anchor: NodeValue<Vector3D>
  let position: PositionProperties
  var scale: NodeValue<Vector3D>
  var rotation: NodeValue<Double>
  var rotationX: NodeValue<Double>
  var rotationY: NodeValue<Double>
  var orientation: NodeValue<Vector3D>
  var opacity: NodeValue<Double>
  var skew: NodeValue<Double>
  var skewAxis: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: Transform, _ context: NodeContext, isLayer: Bool) {
    location = model.location
    isImplicit = model.location == context.location
    self.isLayer = isLayer
    anchor = NodeValue(model.anchorPoint, context)
    scale = NodeValue(model.scale, context)
    rotation = NodeValue(model.rotation, context)
    rotationX = NodeValue(model.rotationX, context)
    rotationY = NodeValue(model.rotationY, context)
    orientation = NodeValue(model.orientation, context)
    opacity = NodeValue(model.opacity, context)
    skew = NodeValue(model.skew, context)
    skewAxis = NodeValue(model.skewAxis, context)
    position = model.combinedPosition(context, isLayer: isLayer)
    animated =
      [].adding(anchor).adding(scale).adding(rotation).adding(rotationX).adding(rotationY).adding(
        orientation
      ).adding(opacity).adding(skew).adding(skewAxis) + position.animated
  }

  var values: [MemberValue] { isImplicit ? implicitValues : explicitValues }

  private var explicitValues: [MemberValue] {
    [
      value(.anchorPoint, \.anchor),
      value(.scale, \.scale),
      value(.rotation, \.rotation).at(location, "rz").or("r"),
      value(.rotationX, \.rotationX),
      value(.rotationY, \.rotationY),
      value(.rotationZ, \.rotation).or("r"),
      value(.orientation, \.orientation),
      value(.opacity, \.opacity),
      value(.skew, \.skew),
      value(.skewAxis, \.skewAxis),
    ] + position.values(in: self)
  }

  /// Values of the object that a layer without a transform would get; a group would need another
  /// item.
  private var implicitValues: [MemberValue] {
    explicitValues.map { $0.at(isLayer ? location : nil, "ks." + $0.steps) }
  }
}

/// The transform of a layer or a group: a matrix and an opacity.
final class TransformNode: AnimatorNode {
  let keypathName = "Transform"
  private let properties: TransformNodeProperties
  private let autoOrients: Bool
  /// Whether a layer that orients along its motion ignores its rotation, and is upright at rest.
  private let ignoresRotation: Bool
  /// Whether such a layer is upright at rest before and after its motion.
  private let restsUpright: Bool
  private let opacityLimit: OpacityLimit
  /// Whether its opacity counts twice.
  private let isFadedTwice: Bool
  /// The largest skew in degrees.
  private let steepestSkew: Double
  /// Whether it is of a layer in space and turns about one axis after the other, as in rlottie.
  let turnsApart: Bool
  /// Whether lottie-ios's Core Animation engine animates all parts at once.
  let isCombined: Bool
  /// Whether it may leave the plane.
  ///
  /// Layers that are not three-dimensional do not, as in After Effects, whatever their x and y
  /// rotations; only lottie-ios's Core Animation engine applies them.
  let isSpatial: Bool
  /// Local coordinates to those of the parent, in orthographic projection.
  private(set) var matrix = Affine.identity
  /// The same in three dimensions, where the transform leaves the plane; nil where it does not.
  private(set) var spatial: SpatialTransform?
  /// By which part the distance grows for each unit to the right of the anchor point, and below it, where it turns about
  /// one axis after the other; nil where all is as far away.
  private(set) var recession: Point?
  /// Generation of the matrix's last change.
  private(set) var matrixGeneration: Generation = 0
  /// Opacity, 0…1.
  private(set) var opacity = 1.0
  /// Generation of the opacity's last change.
  private(set) var opacityGeneration: Generation = 0

  /// Creates the transform of a group.
  init(_ model: Transform, _ context: NodeContext) {
    properties = TransformNodeProperties(model, context, isLayer: false)
    autoOrients = false
    isCombined = model.isCombined(isLayer: false)
    isSpatial = false
    ignoresRotation = false
    restsUpright = false
    opacityLimit = OpacityLimit(context.dialect)
    isFadedTwice = false
    steepestSkew = TransformNode.steepestSkew(context)
    turnsApart = false
  }

  /// Creates the transform of a layer.
  init(_ layer: LayerModel, _ context: NodeContext) {
    properties = TransformNodeProperties(layer.transform, context, isLayer: true)
    autoOrients = layer.autoOrients
    isCombined = layer.transform.isCombined(isLayer: true)
    let dialect = context.dialect
    isSpatial = layer.is3D
    ignoresRotation = autoOrients && dialect.contains(.orientsInstead)
    restsUpright = autoOrients && dialect.contains(.orientsInMotion)
    opacityLimit = OpacityLimit(dialect)
    isFadedTwice =
      switch layer.kind {
      case .solid: dialect.contains(.solidOpacityTwice)
      case .text: dialect.contains(.textOpacityTwice)
      default: false
      }
    steepestSkew = TransformNode.steepestSkew(context)
    turnsApart = layer.is3D && dialect.contains(.turnsApart)
  }

  private static func steepestSkew(_ context: NodeContext) -> Double {
    context.dialect.contains(.pinnedSkew) ? 85 : .infinity
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    var spatial = leavesPlane && !turnsApart ? space(frame: frame) : nil
    var matrix = spatial?.flattened ?? plane(frame: frame)
    if !matrix.isFinite { (matrix, spatial) = (.collapsed, nil) }
    let recession = turnsApart ? self.turns.recession : nil
    if matrix != self.matrix || spatial != self.spatial || recession != self.recession {
      self.matrix = matrix
      self.spatial = spatial
      self.recession = recession
      matrixGeneration = generation
    }
    var opacity = opacityLimit(properties.opacity.value.fraction)
    if isFadedTwice { opacity *= opacity }
    if opacity != self.opacity {
      self.opacity = opacity
      opacityGeneration = generation
    }
  }

  /// Whether depth is visible: on children, if not on the layer itself.
  private var leavesPlane: Bool {
    guard isSpatial else { return false }
    let p = properties
    let orientation = p.orientation.value
    return p.rotationX.value != 0 || p.rotationY.value != 0 || orientation.x != 0
      || orientation.y != 0 || p.position.depth != 0 || p.anchor.value.z != 0
      || p.scale.value.z != 100
  }

  private var skew: Double { min(max(properties.skew.value, -steepestSkew), steepestSkew) }

  /// After Effects' order: anchor, scale, skew, rotations, position.
  private func plane(frame: Double) -> Affine {
    let p = properties
    let rotation = ignoresRotation ? 0 : p.rotation.value
    let degrees = rotation + (isSpatial ? p.orientation.value.z : 0)
    var matrix = scaled
    if turnsApart { matrix = matrix.then(turns.flattened) }
    if degrees != 0 { matrix = matrix.then(.rotation(degrees: degrees)) }
    if autoOrients { matrix = matrix.then(.rotation(degrees: heading(frame: frame))) }
    let position = p.position.value
    return matrix.then(.translation(position.x, position.y))
  }

  /// Its rotations about x and y, one after the other; both are seen from 1024 units before the anchor point: rlottie's
  /// `VMatrix::rotate`.
  private var turns: (flattened: Affine, recession: Point?) {
    let scale = properties.scale.value
    let x = properties.rotationX.value * .pi / 180
    let y = properties.rotationY.value * .pi / 180
    let away = Point(-scale.x.fraction * sin(y) / 1024, -scale.y.fraction * sin(x) / 1024)
    return (.scale(cos(y), cos(x)), away == .zero ? nil : away)
  }

  private func space(frame: Double) -> SpatialTransform {
    var values = values
    if autoOrients { values.heading = heading(frame: frame) }
    return values.space
  }

  /// Its values at the frame of the last update.
  private var values: TransformValues {
    let p = properties
    func vector(_ v: Vector3D) -> TransformValues.Vector {
      TransformValues.Vector(x: v.x, y: v.y, z: v.z)
    }
    let (position, scale) = (p.position.value, p.scale.value)
    var values = TransformValues()
    values.anchor = vector(p.anchor.value)
    values.position = TransformValues.Vector(x: position.x, y: position.y, z: p.position.depth)
    values.scale = TransformValues.Vector(
      x: scale.x.fraction,
      y: scale.y.fraction,
      z: scale.z.fraction
    )
    values.skew = skew
    values.skewAxis = p.skewAxis.value
    values.rotation = p.rotation.value
    values.rotationX = p.rotationX.value
    values.rotationY = p.rotationY.value
    values.orientation = vector(p.orientation.value)
    return values
  }

  /// The pose of a camera with this transform.
  var pose: SpatialTransform { values.pose }

  /// The point of interest of a camera with this transform; nil for one without.
  var pointOfInterest: SpatialTransform.Vector? { values.pointOfInterest }

  /// The point about which a layer rotates, in its own coordinates.
  var pivot: Point { properties.anchor.value.point }

  private var scaled: Affine {
    let p = properties
    let scale = p.scale.value
    return TransformValues.scaled(
      anchor: p.anchor.value.point,
      scale: Point(scale.x.fraction, scale.y.fraction),
      skew: skew,
      axis: p.skewAxis.value
    )
  }

  /// Whether it orients along its motion path, so that it depends on time and not only on its
  /// values.
  var followsMotion: Bool { autoOrients && !properties.position.animated.isEmpty }

  private func heading(frame: Double) -> Double {
    let position = properties.position
    let heading = MotionHeading(times: position.keyframeTimes) { position.value(at: $0) }
    if restsUpright, !heading.isMoving(at: frame) { return 0 }
    return ignoresRotation ? heading.degreesAhead(at: frame) : heading.degrees(at: frame)
  }
}

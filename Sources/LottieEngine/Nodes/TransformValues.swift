import LottieGeometry

/// The values of a layer's transform; angles in degrees.
struct TransformValues {
  typealias Vector = SpatialTransform.Vector

  var anchor = Vector(x: 0, y: 0, z: 0)
  var position = Vector(x: 0, y: 0, z: 0)
  /// Factors.
  var scale = Vector(x: 1, y: 1, z: 1)
  var skew = 0.0
  var skewAxis = 0.0
  var rotation = 0.0
  var rotationX = 0.0
  var rotationY = 0.0
  var orientation = Vector(x: 0, y: 0, z: 0)
  /// The direction of motion of a layer that is oriented along it.
  var heading = 0.0

  /// The map of a two-dimensional layer, in After Effects' order: anchor, scale, skew, rotation, position.
  var plane: Affine {
    var matrix = scaled
    if rotation != 0 { matrix = matrix.then(.rotation(degrees: rotation)) }
    if heading != 0 { matrix = matrix.then(.rotation(degrees: heading)) }
    return matrix.then(.translation(position.x, position.y))
  }

  /// The map of a three-dimensional layer.
  var space: SpatialTransform {
    turned(
      SpatialTransform(scaled)
        .translated(Vector(x: 0, y: 0, z: -anchor.z))
        .scaled(z: scale.z)
    )
    .rotated(z: heading)
    .translated(position)
  }

  /// The pose of a camera: its anchor point is its point of interest.
  var pose: SpatialTransform { turned(.identity).translated(position) }

  /// The point of interest of a camera; nil for one without, which exporters write as an anchor point at
  /// the origin.
  var pointOfInterest: Vector? {
    anchor.x != 0 || anchor.y != 0 || anchor.z != 0 ? anchor : nil
  }

  /// Rotations, then orientation.
  private func turned(_ map: SpatialTransform) -> SpatialTransform {
    map
      .rotated(z: rotation)
      .rotated(y: rotationY)
      .rotated(x: rotationX)
      .rotated(z: orientation.z)
      .rotated(y: orientation.y)
      .rotated(x: orientation.x)
  }

  private var scaled: Affine {
    TransformValues.scaled(
      anchor: Point(anchor.x, anchor.y),
      scale: Point(scale.x, scale.y),
      skew: skew,
      axis: skewAxis
    )
  }

  /// Anchor, scale and skew.
  static func scaled(anchor: Point, scale: Point, skew: Double, axis: Double) -> Affine {
    let matrix = Affine.translation(-anchor.x, -anchor.y).then(.scale(scale.x, scale.y))
    return skew == 0 ? matrix : matrix.then(.skew(degrees: skew, axisDegrees: axis))
  }
}

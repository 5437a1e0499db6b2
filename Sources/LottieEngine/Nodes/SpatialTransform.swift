import LottieGeometry

/// A three-dimensional affine map; z points away from the viewer.
struct SpatialTransform: Equatable {
  /// A three-dimensional vector.
  struct Vector: Equatable {
    var x: Double
    var y: Double
    var z: Double

    static func * (v: Vector, k: Double) -> Vector { Vector(x: v.x * k, y: v.y * k, z: v.z * k) }

    static func + (a: Vector, b: Vector) -> Vector {
      Vector(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
    }
  }

  /// Images of the unit vectors.
  private(set) var x, y, z: Vector
  /// Image of the origin.
  private(set) var origin: Vector

  static let identity = SpatialTransform(.identity)

  /// Creates a two-dimensional map, which keeps z.
  init(_ m: Affine) {
    x = Vector(x: m.a, y: m.b, z: 0)
    y = Vector(x: m.c, y: m.d, z: 0)
    z = Vector(x: 0, y: 0, z: 1)
    origin = Vector(x: m.tx, y: m.ty, z: 0)
  }

  /// First this map, then `next`.
  func then(_ next: SpatialTransform) -> SpatialTransform {
    mapping { v in next.x * v.x + next.y * v.y + next.z * v.z }.translated(next.origin)
  }

  /// Image of a vector.
  func apply(_ v: Vector) -> Vector { x * v.x + y * v.y + z * v.z + origin }

  /// Image of a direction.
  func turned(_ v: Vector) -> Vector { x * v.x + y * v.y + z * v.z }

  /// The inverse map; nil for one that is not invertible.
  var inverse: SpatialTransform? {
    let volume = x.dot(y.cross(z))
    guard volume != 0, volume.isFinite, (1 / volume).isFinite else { return nil }
    // The rows of the inverse, by Cramer's rule.
    let (a, b, c) = (
      y.cross(z) * (1 / volume), z.cross(x) * (1 / volume), x.cross(y) * (1 / volume)
    )
    var result = SpatialTransform.identity
    result.x = Vector(x: a.x, y: b.x, z: c.x)
    result.y = Vector(x: a.y, y: b.y, z: c.y)
    result.z = Vector(x: a.z, y: b.z, z: c.z)
    result.origin = result.turned(origin) * -1
    return result
  }

  /// Whether the image of the plane is not in the plane.
  var leavesPlane: Bool { x.z != 0 || y.z != 0 || origin.z != 0 }

  /// The orthographic projection.
  var flattened: Affine { Affine(x.x, x.y, y.x, y.y, origin.x, origin.y) }

  /// The map followed by a translation.
  func translated(_ v: Vector) -> SpatialTransform {
    var result = self
    result.origin = result.origin + v
    return result
  }

  /// The map followed by a scale of z.
  func scaled(z factor: Double) -> SpatialTransform {
    mapping { Vector(x: $0.x, y: $0.y, z: $0.z * factor) }
  }

  /// The map followed by a rotation, clockwise for the viewer.
  func rotated(z degrees: Double) -> SpatialTransform {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return mapping { Vector(x: c * $0.x - s * $0.y, y: s * $0.x + c * $0.y, z: $0.z) }
  }

  /// The map followed by a rotation about the vertical axis.
  func rotated(y degrees: Double) -> SpatialTransform {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return mapping { Vector(x: c * $0.x + s * $0.z, y: $0.y, z: c * $0.z - s * $0.x) }
  }

  /// The map followed by a rotation about the horizontal axis.
  func rotated(x degrees: Double) -> SpatialTransform {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return mapping { Vector(x: $0.x, y: c * $0.y - s * $0.z, z: s * $0.y + c * $0.z) }
  }

  private func mapping(_ transform: (Vector) -> Vector) -> SpatialTransform {
    var result = self
    result.x = transform(x)
    result.y = transform(y)
    result.z = transform(z)
    result.origin = transform(origin)
    return result
  }
}

extension Affine {
  /// Maps everything to the origin, for numbers out of range: nothing is visible.
  static let collapsed = Affine(0, 0, 0, 0, 0, 0)
}

extension SpatialTransform.Vector {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Self) -> Self {
    Self(
      x: y * other.z - z * other.y,
      y: z * other.x - x * other.z,
      z: x * other.y - y * other.x
    )
  }
}

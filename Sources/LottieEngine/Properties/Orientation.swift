// Unit quaternions and their spherical interpolation: Shoemake, Animating Rotation with Quaternion Curves,
// SIGGRAPH 1985.

import LottieGeometry
import LottieModel

/// A rotation in space: about z, then about y, then about x, as a layer's orientation is applied.
struct Orientation {
  private let degrees: Vector3D
  private let real: Double
  private let imaginary: SIMD3<Double>

  /// Creates the orientation of three angles, in degrees.
  init(_ degrees: Vector3D) {
    self.degrees = degrees
    let half = SIMD3(degrees.x, degrees.y, degrees.z) * (.pi / 360)
    let (a, b, c) = (cos(half.x), cos(half.y), cos(half.z))
    let (x, y, z) = (sin(half.x), sin(half.y), sin(half.z))
    real = a * b * c - x * y * z
    imaginary = SIMD3(
      x * b * c + a * y * z,
      a * y * c - x * b * z,
      a * b * z + x * y * c
    )
  }

  /// The angles, in degrees, at a fraction of the shortest way to another orientation.
  func turned(to other: Orientation, _ fraction: Double) -> Vector3D {
    guard degrees.x != 0 || degrees.y != 0 || other.degrees.x != 0 || other.degrees.y != 0 else {
      // Within the plane it stays there.
      let turn = (other.degrees.z - degrees.z).remainder(dividingBy: 360)
      return Vector3D(0, 0, degrees.z + turn * fraction)
    }
    let dot = real * other.real + (imaginary * other.imaginary).sum()
    // Both signs are the same rotation; the nearer one is the shorter way.
    let sign: Double = dot < 0 ? -1 : 1
    let angle = acos(min(abs(dot), 1))
    guard angle > 1e-9, angle.isFinite else {
      return degrees.interpolated(to: other.degrees, fraction)
    }
    let (own, its) = (
      sin((1 - fraction) * angle) / sin(angle), sign * sin(fraction * angle) / sin(angle)
    )
    return Orientation.angles(
      own * real + its * other.real,
      own * imaginary + its * other.imaginary
    )
  }

  /// The angles of a unit quaternion, in degrees.
  private static func angles(_ w: Double, _ v: SIMD3<Double>) -> Vector3D {
    let sine = 2 * (v.x * v.z + w * v.y)
    let unit = 180 / Double.pi
    guard abs(sine) < 1 - 1e-9 else {
      // Looking along x, rotations about x and z are the same.
      let z = atan2(2 * (v.x * v.y + w * v.z), 1 - 2 * (v.x * v.x + v.z * v.z))
      return Vector3D(0, sine > 0 ? 90 : -90, z * unit)
    }
    return Vector3D(
      atan2(2 * (w * v.x - v.y * v.z), 1 - 2 * (v.x * v.x + v.y * v.y)) * unit,
      asin(sine) * unit,
      atan2(2 * (w * v.z - v.x * v.y), 1 - 2 * (v.y * v.y + v.z * v.z)) * unit
    )
  }
}

public import LottieGeometry

/// Three numbers: a position, an anchor, a scale.
@frozen
public struct Vector3D: Hashable, Sendable {
  /// Horizontal component, or a width.
  public var x: Double
  /// Vertical component, or a height; growing downwards.
  public var y: Double
  /// Third component; 0 in flat documents.
  public var z: Double

  /// Creates a vector from its components; flat ones leave z at 0.
  @inlinable
  public init(_ x: Double, _ y: Double, _ z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a vector as lottie-ios writes it.
  @inlinable
  public init(x: Double, y: Double, z: Double) { self.init(x, y, z) }

  /// Its horizontal and vertical components; depth is left out.
  @inlinable
  public var point: Point { Point(x, y) }
}

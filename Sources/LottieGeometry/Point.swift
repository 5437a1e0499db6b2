/// A position or a vector in the plane; y grows downwards.
@frozen
public struct Point: Hashable, Sendable {
  /// Horizontal coordinate, growing to the right.
  public var x: Double
  /// Vertical coordinate, growing downwards.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin: the top left corner of a composition or layer.
  public static let zero = Point(0, 0)

  /// Whether neither coordinate is infinite or NaN.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Distance from the origin, in the units of the coordinates.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }

  /// Distance to another point, in the units of the coordinates.
  @inlinable
  public func distance(to other: Point) -> Double { (other - self).length }

  /// Linear interpolation towards another point; 0 is `self`, 1 is `other`, unclamped.
  @inlinable
  public func lerp(to other: Point, _ fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }

  /// Scalar product: 0 for vectors at right angles.
  @inlinable
  public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The z component of the vector product: positive when `other` lies clockwise on screen.
  @inlinable
  public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Component-wise sum.
  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  /// Component-wise difference.
  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  /// The vector scaled.
  @inlinable
  public static func * (a: Point, scale: Double) -> Point { Point(a.x * scale, a.y * scale) }

  /// The opposite vector.
  @inlinable
  public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
}

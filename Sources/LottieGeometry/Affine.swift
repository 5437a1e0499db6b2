/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Coefficients are named as in SVG's `matrix(a b c d tx ty)`.
@frozen
public struct Affine: Hashable, Sendable {
  /// Change of x' per unit of x: the horizontal scale, if nothing turns.
  public var a: Double
  /// Change of y' per unit of x; 0 if nothing turns or slants.
  public var b: Double
  /// Change of x' per unit of y; 0 if nothing turns or slants.
  public var c: Double
  /// Change of y' per unit of y: the vertical scale, if nothing turns.
  public var d: Double
  /// Horizontal translation, applied after the linear part.
  public var tx: Double
  /// Vertical translation, applied after the linear part.
  public var ty: Double

  /// Creates the map x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  @inlinable
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Affine(1, 0, 0, 1, 0, 0)

  /// Moves points by `x` and `y`, without turning or scaling.
  @inlinable
  public static func translation(_ x: Double, _ y: Double) -> Affine { Affine(1, 0, 0, 1, x, y) }

  /// A scale along the axes, about the origin; negative factors mirror.
  @inlinable
  public static func scale(_ x: Double, _ y: Double) -> Affine { Affine(x, 0, 0, y, 0, 0) }

  /// A rotation about the origin, clockwise on screen.
  public static func rotation(degrees: Double) -> Affine {
    let radians = degrees * .pi / 180
    let (s, c) = (sin(radians), cos(radians))
    return Affine(c, s, -s, c, 0, 0)
  }

  /// After Effects' skew: turned by the axis, sheared along x by y, turned back.
  public static func skew(degrees: Double, axisDegrees: Double) -> Affine {
    let shear = Affine(1, 0, tan(-degrees * .pi / 180), 1, 0, 0)
    return rotation(degrees: axisDegrees).then(shear).then(rotation(degrees: -axisDegrees))
  }

  /// First this map, then `next`: matrices are written in the order they apply.
  @inlinable
  public func then(_ next: Affine) -> Affine {
    Affine(
      a * next.a + b * next.c,
      a * next.b + b * next.d,
      c * next.a + d * next.c,
      c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx,
      tx * next.b + ty * next.d + next.ty
    )
  }

  /// The image of a point.
  @inlinable
  public func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The image of a vector: as a point, without the translation.
  @inlinable
  public func applyVector(_ v: Point) -> Point { Point(a * v.x + c * v.y, b * v.x + d * v.y) }

  /// The smallest box around the image of a rectangle; empty for an empty one.
  public func apply(_ r: Rect) -> Rect {
    guard !r.isEmpty else { return .empty }
    var box = Rect.empty
    let corners = r.corners
    box.formUnion(apply(corners.0))
    box.formUnion(apply(corners.1))
    box.formUnion(apply(corners.2))
    box.formUnion(apply(corners.3))
    return box
  }

  /// Factor by which areas grow; negative when the map mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil when the determinant is zero or not finite.
  public var inverse: Affine? {
    let k = determinant
    guard k.isFinite, k != 0, (1 / k).isFinite else { return nil }
    return Affine(
      d / k,
      -b / k,
      -c / k,
      a / k,
      (c * ty - d * tx) / k,
      (b * tx - a * ty) / k
    )
  }

  /// Whether no coefficient is infinite or NaN.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles stay rectangles with sides parallel to the axes.
  @inlinable
  public var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The geometric mean of the two scales: √|determinant|.
  @inlinable
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// The largest factor by which the map lengthens any vector (its first singular value).
  public var maxScale: Double {
    let e = (a + d) / 2
    let f = (a - d) / 2
    let g = (b + c) / 2
    let h = (b - c) / 2
    return (e * e + h * h).squareRoot() + (f * f + g * g).squareRoot()
  }
}

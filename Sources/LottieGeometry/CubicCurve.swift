/// A cubic Bézier curve, from ``p0`` to ``p3``.
@frozen
public struct CubicCurve: Hashable, Sendable {
  /// Start point.
  public var p0: Point
  /// The control point that the curve leaves ``p0`` towards.
  public var p1: Point
  /// The control point that the curve comes to ``p3`` from.
  public var p2: Point
  /// End point.
  public var p3: Point

  /// Creates a curve from start, first and second control point, and end.
  @inlinable
  public init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Whether both control points lie on their ends, so that the curve is a straight segment.
  @inlinable
  public var isLine: Bool { p0 == p1 && p2 == p3 }

  /// The point at a parameter in 0…1.
  @inlinable
  public func point(at t: Double) -> Point {
    let u = 1 - t
    let a = u * u * u
    let b = 3 * u * u * t
    let c = 3 * u * t * t
    let d = t * t * t
    return Point(
      a * p0.x + b * p1.x + c * p2.x + d * p3.x,
      a * p0.y + b * p1.y + c * p2.y + d * p3.y
    )
  }

  /// The derivative at a parameter in 0…1.
  @inlinable
  public func derivative(at t: Double) -> Point {
    let u = 1 - t
    return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
  }

  /// The two parts left and right of a parameter (de Casteljau).
  public func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let a = p0.lerp(to: p1, t)
    let b = p1.lerp(to: p2, t)
    let c = p2.lerp(to: p3, t)
    let d = a.lerp(to: b, t)
    let e = b.lerp(to: c, t)
    let f = d.lerp(to: e, t)
    return (CubicCurve(p0, a, d, f), CubicCurve(f, e, c, p3))
  }

  /// The part between two parameters, `from` ≤ `to`.
  public func part(from: Double, to: Double) -> CubicCurve {
    guard from > 0 else { return to < 1 ? split(at: to).0 : self }
    let right = split(at: from).1
    guard to < 1 else { return right }
    return right.split(at: (to - from) / (1 - from)).0
  }
}

// How many straight pieces a curve needs: Wang's formula, after G. Wang, "The subdivision method for
// finding the intersection between two Bézier curves or surfaces" (1984), as used by Skia and kurbo.

extension CubicCurve {
  /// The number of equal parameter steps whose chords stay within a distance of the curve.
  ///
  /// - Parameter tolerance: Largest distance, in the curve's units; positive.
  /// - Returns: 1…``flatteningLimit``; the limit for coordinates too large or not finite.
  @inlinable
  public func segmentCount(tolerance: Double) -> Int {
    let u = p0 - p1 * 2 + p2
    let v = p1 - p2 * 2 + p3
    let bend = Swift.max(u.dot(u), v.dot(v)).squareRoot()
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    guard count < Double(Self.flatteningLimit) else { return Self.flatteningLimit }
    return Swift.max(1, Int(count))
  }

  /// Maximum number of segments of a flattened curve.
  public static var flatteningLimit: Int {
    @inlinable get { 512 }
  }

  /// Maximum segments per curve of a path with `curves` curves: a million in all, but never fewer
  /// than eight each.
  package static func flatteningLimit(curves: Int) -> Int {
    Swift.max(8, Swift.min(flatteningLimit, 1_000_000 / Swift.max(1, curves)))
  }

  /// The direction of the curve at a parameter, of length 1, or nil where it has none (a cusp, or a
  /// curve that is a point).
  ///
  /// At the ends it is the limit, so that control points on the vertex do no harm.
  package func direction(at t: Double) -> Point? {
    if t <= 0 { return (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit }
    if t >= 1 { return (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit }
    let velocity = derivative(at: t)
    let extent = abs(p3.x - p0.x) + abs(p3.y - p0.y) + abs(p2.x - p1.x) + abs(p2.y - p1.y)
    guard velocity.length > extent * 1e-6 else { return nil }
    return velocity.unit
  }
}

extension Point {
  /// The vector with length 1, or nil for one too short or not finite.
  package var unit: Point? {
    let size = length
    guard size > 1e-12, size.isFinite else { return nil }
    return Point(x / size, y / size)
  }
}

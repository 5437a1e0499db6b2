import LottieGeometry

/// Fits one cubic to points along several, with the tangents at its ends given.
///
/// Philip J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990: the least
/// squares for the lengths of both handles, then each parameter moved towards its nearest point, and again. Curves
/// that turn by more than half a circle are not fitted.
enum CubicFit {
  /// Rounds of a fit; it ends sooner where one gains little.
  private static let rounds = 32
  private static let leastGain = 0.97

  /// The curve that is nearest to points.
  ///
  /// - Parameters:
  ///   - points: Points in order; the first and the last are its ends.
  ///   - out: Direction in which it leaves the first.
  ///   - into: Direction from the last, backwards.
  ///   - start: Parameters of the points to begin with, in 0…1; after them those by the lengths of chords.
  ///   - tolerance: Largest distance.
  /// - Returns: The curve, and the parameters of the points on it; nil where a point is farther away.
  static func curve(
    through points: [Point],
    out: Point,
    into: Point,
    from start: [Double],
    tolerance: Double
  ) -> (curve: CubicCurve, parameters: [Double])? {
    guard points.count > 1, out.length > 0, into.length > 0 else { return nil }
    let (a, b) = (out * (1 / out.length), into * (1 / into.length))
    for start in [start, chordParameters(points)].compactMap(\.self) {
      if let fit = curve(points, a, b, start, tolerance) { return fit }
    }
    return nil
  }

  private static func curve(
    _ points: [Point],
    _ a: Point,
    _ b: Point,
    _ start: [Double],
    _ tolerance: Double
  ) -> (CubicCurve, [Double])? {
    let (first, last) = (points[0], points[points.count - 1])
    var parameters = start
    var error = Double.infinity
    for _ in 0..<rounds {
      guard let lengths = lengths(points, parameters, a, b) else { return nil }
      let curve = CubicCurve(first, first + a * lengths.out, last + b * lengths.into, last)
      parameters = nearest(points, on: curve, from: parameters)
      let next = distance(points, curve, parameters)
      if next <= tolerance { return (curve, parameters) }
      guard next < error * leastGain || error == .infinity else { return nil }
      error = next
    }
    return nil
  }

  /// The largest distance of points from a curve; infinite where they are not in its order.
  ///
  /// `start`: Parameters of the points to begin with.
  static func distance(_ points: [Point], to curve: CubicCurve, from start: [Double]) -> Double {
    var parameters = start
    for _ in 0..<4 { parameters = nearest(points, on: curve, from: parameters) }
    return distance(points, curve, parameters)
  }

  private static func distance(
    _ points: [Point],
    _ curve: CubicCurve,
    _ parameters: [Double]
  ) -> Double {
    guard zip(parameters, parameters.dropFirst()).allSatisfy({ $0 <= $1 }) else { return .infinity }
    return zip(points, parameters).reduce(0) { max($0, $1.0.distance(to: curve.point(at: $1.1))) }
  }

  private static func chordParameters(_ points: [Point]) -> [Double]? {
    var lengths = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      lengths.append((lengths.last ?? 0) + a.distance(to: b))
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return nil }
    return lengths.map { $0 / whole }
  }

  private static func lengths(
    _ points: [Point],
    _ parameters: [Double],
    _ a: Point,
    _ b: Point
  ) -> (out: Double, into: Double)? {
    let (first, last) = (points[0], points[points.count - 1])
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (point, t) in zip(points, parameters) {
      let u = 1 - t
      let (x, y) = (a * (3 * u * u * t), b * (3 * u * t * t))
      let rest = point - first * (u * u * u + 3 * u * u * t) - last * (t * t * t + 3 * u * t * t)
      aa += x.dot(x)
      ab += x.dot(y)
      bb += y.dot(y)
      ar += x.dot(rest)
      br += y.dot(rest)
    }
    let determinant = aa * bb - ab * ab
    let chord = first.distance(to: last)
    var lengths = (out: chord / 3, into: chord / 3)
    // On a line both handles pull the same way.
    if determinant > 1e-9 * aa * bb {
      lengths = ((ar * bb - br * ab) / determinant, (aa * br - ab * ar) / determinant)
    }
    return lengths.out >= 0 && lengths.into >= 0 ? lengths : nil
  }

  /// A step of Newton's towards the parameters of the nearest points.
  private static func nearest(
    _ points: [Point],
    on curve: CubicCurve,
    from parameters: [Double]
  ) -> [Double] {
    zip(points, parameters).map { point, t in
      let away = curve.point(at: t) - point
      let speed = curve.derivative(at: t)
      let bend =
        (curve.p2 - curve.p1 * 2 + curve.p0) * (6 * (1 - t))
        + (curve.p3 - curve.p2 * 2 + curve.p1) * (6 * t)
      let slope = speed.dot(speed) + away.dot(bend)
      return abs(slope) > 1e-12 ? min(max(t - away.dot(speed) / slope, 0), 1) : t
    }
  }
}

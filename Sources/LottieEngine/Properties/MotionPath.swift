import LottieGeometry
import LottieModel

/// The measured motion path between two keyframes.
enum MeasuredPath {
  case even(ArcLengthCurve)
  case coarse(CoarseCurve)
  case parametric(CubicCurve)
  case octagonal(CubicCurve, OctagonalLengths)

  /// Measures a curve, in a dialect.
  init(_ curve: CubicCurve, _ dialect: Dialect) {
    self =
      if dialect.contains(.coarseMotionPaths) {
        .coarse(CoarseCurve(curve))
      } else if dialect.contains(.parametricMotionPaths) {
        .parametric(curve)
      } else if dialect.contains(.octagonalMotionPaths) {
        .octagonal(curve, curve.octagonalLengths)
      } else {
        .even(ArcLengthCurve(curve))
      }
  }

  /// The point at a fraction of the length; fractions are clamped to 0…1.
  ///
  /// Core Animation takes it as the parameter, and goes on with the polynomial beyond the ends.
  func point(atFraction fraction: Double) -> Point {
    switch self {
    case .even(let curve): curve.point(atFraction: fraction)
    case .coarse(let curve): curve.point(atFraction: fraction)
    case .parametric(let curve): curve.point(at: fraction)
    case .octagonal(let curve, let lengths):
      curve.point(at: lengths.parameter(atLength: fraction * lengths.length))
    }
  }
}

/// A curve measured as a few lines, as Skia's contour measure does: lottie-android moves layers by it.
///
/// A piece whose control points are within half a unit of their places on a line counts as that line,
/// so in small compositions the whole curve may be one.
struct CoarseCurve {
  private static let tolerance = 0.5
  private static let maximumDepth = 10

  private let curve: CubicCurve
  /// The length up to the end of each line, and the parameter there.
  private var lines: [(length: Double, parameter: Double)] = [(0, 0)]

  init(_ curve: CubicCurve) {
    self.curve = curve
    measure(curve, to: 1, span: 1, depth: 0)
  }

  private mutating func measure(_ piece: CubicCurve, to end: Double, span: Double, depth: Int) {
    if depth < CoarseCurve.maximumDepth, CoarseCurve.isBent(piece) {
      let (first, second) = piece.split(at: 0.5)
      measure(first, to: end - span / 2, span: span / 2, depth: depth + 1)
      measure(second, to: end, span: span / 2, depth: depth + 1)
      return
    }
    let distance = piece.p0.distance(to: piece.p3)
    if distance > 0, distance.isFinite, let last = lines.last {
      lines.append((last.length + distance, end))
    }
  }

  private static func isBent(_ c: CubicCurve) -> Bool {
    func isFar(_ p: Point, _ fraction: Double) -> Bool {
      let d = p - c.p0.lerp(to: c.p3, fraction)
      return max(abs(d.x), abs(d.y)) > tolerance
    }
    return isFar(c.p1, 1.0 / 3) || isFar(c.p2, 2.0 / 3)
  }

  /// The point at a fraction of the lines' length; beyond the ends, straight on.
  func point(atFraction fraction: Double) -> Point {
    guard let total = lines.last?.length, total > 0 else { return curve.p3 }
    let points = [curve.p0, curve.p1, curve.p2, curve.p3]
    let target = fraction * total
    if target <= 0 { return curve.p0 + CoarseCurve.heading(points) * target }
    if target >= total {
      return curve.p3 - CoarseCurve.heading(points.reversed()) * (target - total)
    }
    let index = max(1, lines.firstIndex { $0.length >= target } ?? lines.count - 1)
    let (from, to) = (lines[index - 1], lines[index])
    let part = (target - from.length) / (to.length - from.length)
    return curve.point(at: from.parameter + (to.parameter - from.parameter) * part)
  }

  /// The direction from the first point towards the next that is not the same.
  private static func heading(_ points: [Point]) -> Point {
    let away = points.lazy.map { $0 - points[0] }.first { $0.length > 1e-9 } ?? .zero
    return away.length > 0 ? away * (1 / away.length) : .zero
  }
}

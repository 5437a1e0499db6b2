// The tight box of a cubic curve: its ends and the points where a coordinate's derivative, a
// quadratic, is zero. See https://pomax.github.io/bezierinfo/#boundingbox.

extension BezierPath {
  /// The least box that holds the path; empty for an empty path.
  public var bounds: Rect {
    var box = Rect.empty
    for contour in contours {
      for vertex in contour.vertices { box.formUnion(vertex.point) }
      for i in 0..<contour.curveCount {
        let curve = contour.curve(i)
        for t in curve.extremes { box.formUnion(curve.point(at: t)) }
      }
    }
    return box
  }
}

extension CubicCurve {
  /// Parameters between 0 and 1 at which x or y turns back.
  fileprivate var extremes: [Double] {
    guard !isLine else { return [] }
    return CubicCurve.extremes(p0.x, p1.x, p2.x, p3.x)
      + CubicCurve.extremes(p0.y, p1.y, p2.y, p3.y)
  }

  /// Parameters between 0 and 1 at which a coordinate of a curve, given at its four points, turns back.
  package static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

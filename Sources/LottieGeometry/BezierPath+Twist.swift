// Twist, Lottie's `tw`. After Effects' formula is not public: the rotation fades with the square of the
// distance from the edge, as that of the effect Twirl does here.

extension BezierPath {
  /// Maximum parts that a curve is divided into.
  private static let maximumParts = 128
  /// Maximum curves made of all paths; beyond them each curve is divided into fewer parts.
  private static let maximumCurves = 200_000

  /// The paths rotated around a center: there by the whole angle, at the vertex farthest from it and
  /// beyond not at all.
  ///
  /// - Parameters:
  ///   - paths: The paths to rotate, all around the same center.
  ///   - degrees: Rotation at the center, clockwise; 0 or not finite changes nothing.
  ///   - center: In path units; not finite changes nothing.
  /// - Returns: Paths of the same contours, whose curves are divided where the rotation changes.
  public static func twisted(
    _ paths: [BezierPath],
    degrees: Double,
    around center: Point
  ) -> [BezierPath] {
    guard degrees != 0, degrees.isFinite, center.isFinite else { return paths }
    let contours = paths.lazy.flatMap(\.contours)
    let radius = contours.flatMap(\.vertices).reduce(0) { max($0, $1.point.distance(to: center)) }
    guard radius > 0, radius.isFinite else { return paths }
    let curves = contours.reduce(1) { $0 + $1.curveCount }
    let twist = Twist(
      center: center,
      radius: radius,
      radians: degrees * .pi / 180,
      maximumParts: max(1, min(maximumParts, maximumCurves / curves))
    )
    return paths.map { path in BezierPath(path.contours.map(twist.apply)) }
  }
}

/// A rotation that fades towards the edge of a circle.
private struct Twist {
  /// Largest change of the rotation within a part of a curve, in radians.
  private static let step = Double.pi / 24

  let center: Point
  let radius: Double
  let radians: Double
  let maximumParts: Int

  func apply(_ contour: Contour) -> Contour {
    guard let first = contour.vertices.first else { return contour }
    var vertices = [CurveVertex(map(first.point))]
    for index in 0..<contour.curveCount {
      let curve = contour.curve(index).spread
      let parts = parts(of: curve)
      for part in 1...parts {
        let (start, end) = (Double(part - 1) / Double(parts), Double(part) / Double(parts))
        // Hermite's form of the image: its points and derivatives at both ends.
        let third = 1 / (3 * Double(parts))
        let (from, to) = (curve.point(at: start), curve.point(at: end))
        let last = vertices.count - 1
        let leaves = map(curve.derivative(at: start), at: from) * third
        vertices[last].outTangent = vertices[last].point + leaves
        let point = map(to)
        let arrives = map(curve.derivative(at: end), at: to) * third
        vertices.append(CurveVertex(point, in: point - arrives, out: point))
      }
    }
    if contour.isClosed, vertices.count > 1 {
      vertices[0].inTangent = vertices.removeLast().inTangent
    }
    return Contour(vertices, isClosed: contour.isClosed)
  }

  private func parts(of curve: CubicCurve) -> Int {
    // The rotation changes by at most twice the angle for each radius of the way.
    let change = 2 * abs(radians) * curve.polygonLength / radius
    let parts = (change / Twist.step).rounded(.up)
    return parts < Double(maximumParts) ? max(1, Int(parts)) : maximumParts
  }

  private func map(_ point: Point) -> Point {
    let way = point - center
    return center + turn(way, distance: way.length)
  }

  /// The image of a direction at a point.
  private func map(_ direction: Point, at point: Point) -> Point {
    let way = point - center
    let distance = way.length
    guard distance > 0 else { return turn(direction, distance: 0) }
    let slope = -2 * radians * max(0, 1 - distance / radius) / radius
    let across = Point(-way.y, way.x) * (slope * way.dot(direction) / distance)
    return turn(direction + across, distance: distance)
  }

  private func turn(_ vector: Point, distance: Double) -> Point {
    let share = 1 - distance / radius
    guard share > 0 else { return vector }
    let angle = radians * share * share
    let (sine, cosine) = (sin(angle), cos(angle))
    return Point(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }
}

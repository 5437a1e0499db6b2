import LottieGeometry

/// Shapes and measures that several tests use.
enum Shapes {
  static func square(_ x: Double, _ y: Double, _ size: Double) -> BezierPath {
    BezierPath(Rect(x: x, y: y, width: size, height: size))
  }

  /// A circle of four curves, clockwise on screen from its top.
  static func circle(_ x: Double, _ y: Double, radius r: Double) -> BezierPath {
    let k = r * 0.5522847498307936
    return BezierPath(
      [
        CurveVertex(Point(x, y - r), in: Point(x - k, y - r), out: Point(x + k, y - r)),
        CurveVertex(Point(x + r, y), in: Point(x + r, y - k), out: Point(x + r, y + k)),
        CurveVertex(Point(x, y + r), in: Point(x + k, y + r), out: Point(x - k, y + r)),
        CurveVertex(Point(x - r, y), in: Point(x - r, y + k), out: Point(x - r, y - k)),
      ],
      isClosed: true
    )
  }

  /// A straight open path through points.
  static func line(_ points: Point...) -> BezierPath {
    BezierPath(points.map { CurveVertex($0) }, isClosed: false)
  }

  /// The area of straight closed contours, positive clockwise on screen.
  static func area(_ path: BezierPath) -> Double {
    path.contours.reduce(0) { sum, contour in
      sum
        + contour.vertices.indices.reduce(0) { inner, index in
          let next = contour.vertices[(index + 1) % contour.vertices.count].point
          return inner + contour.vertices[index].point.cross(next) / 2
        }
    }
  }

  static let hostile: [BezierPath] = [
    BezierPath(),
    BezierPath([], isClosed: true),
    BezierPath([CurveVertex(Point(1, 1))], isClosed: true),
    square(0, 0, .nan),
    square(0, 0, .infinity),
    square(-1e30, -1e30, 2e30),
    square(0, 0, 1e200),
    square(0, 0, 1e-300),
    square(1e15, 1e15, 0.5),
    line(Point(0, 0), Point(0, 0)),
  ]
}

extension Point {
  func isNear(_ other: Point, _ tolerance: Double = 1e-6) -> Bool {
    distance(to: other) <= tolerance
  }
}

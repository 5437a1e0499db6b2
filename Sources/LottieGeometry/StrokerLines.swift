// Contours flattened for the stroker: points that keep the exact direction of the curve before and
// after them, so that offsets lie on the true parallel curve and caps are perpendicular.

/// A point of a line to be stroked.
package struct StrokePoint: Equatable {
  /// Position of the point.
  package var position: Point
  /// Direction of arrival, of length 1.
  package var arrival: Point
  /// Direction of departure, of length 1.
  package var departure: Point
  /// Whether the style's join belongs here; elsewhere a turn is part of a curve and made round.
  package var isCorner: Bool
}

/// Lines to be stroked, written flat.
package struct StrokeLines {
  /// The points of all lines.
  package var points: [StrokePoint] = []
  /// The lines.
  package var lines: [Line] = []
  private var limit = CubicCurve.flatteningLimit

  /// A part of the points.
  package struct Line: Equatable {
    /// Indices of its points; one point is a dot.
    package var range: Range<Int>
    /// Whether the last point is joined with the first.
    package var isClosed: Bool
  }

  /// Creates an empty list.
  package init() {}

  /// Forgets the lines, keeps the memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }

  /// Adds the contours of a path.
  ///
  /// - Parameters:
  ///   - path: The contours.
  ///   - tolerance: Largest distance of a chord from its curve, in path units.
  ///   - halfWidth: Half the width of the pen, whose outer edge keeps the tolerance as well.
  ///   - dots: The contours without a length that are added, too.
  package mutating func append(
    _ path: BezierPath,
    tolerance: Double,
    halfWidth: Double,
    dots: StrokeStyle.Dots = .all
  ) {
    let turn = Self.largestTurn(tolerance: tolerance, radius: halfWidth)
    let curves = path.contours.reduce(0) { $0 + $1.curveCount }
    limit = CubicCurve.flatteningLimit(curves: curves)
    // One vertex alone is a dot if it is closed, as in SVG; open it is nothing.
    for contour in path.contours where contour.curveCount > 0 {
      let start = points.count
      append(contour, tolerance: tolerance, turn: turn)
      guard points.count == start + 1 else { continue }
      if dots == .none || dots == .open && contour.isClosed {
        points.removeLast()
        lines.removeLast()
      }
    }
  }

  /// The angle of an arc whose chord keeps within a tolerance of it.
  package static func largestTurn(tolerance: Double, radius: Double) -> Double {
    guard radius > tolerance else { return .pi / 2 }
    return Swift.max(2 * acos(1 - tolerance / radius), .pi / 256)
  }

  private mutating func append(_ contour: Contour, tolerance: Double, turn: Double) {
    let start = points.count
    let origin = contour.vertices[0].point
    points.append(
      StrokePoint(position: origin, arrival: Point(1, 0), departure: Point(1, 0), isCorner: true)
    )
    for index in 0..<contour.curveCount {
      append(
        contour.curve(index),
        tolerance: tolerance,
        turn: turn,
        isFirst: points.count == start + 1
      )
    }
    finish(from: start, isClosed: contour.isClosed)
  }

  /// Closes a contour: its last point is its first one again, if it is closed.
  private mutating func finish(from start: Int, isClosed: Bool) {
    var isClosed = isClosed
    if points.count == start + 1 { isClosed = false }
    if isClosed {
      let last = points.removeLast()
      points[start].arrival = last.arrival
      if points.count == start + 1 {
        points[start].departure = last.arrival
        isClosed = false
      }
    } else {
      points[start].arrival = points[start].departure
    }
    lines.append(Line(range: start..<points.count, isClosed: isClosed))
  }

  private mutating func append(
    _ curve: CubicCurve,
    tolerance: Double,
    turn: Double,
    isFirst: Bool
  ) {
    guard let first = curve.direction(at: 0), let last = curve.direction(at: 1) else { return }
    points[points.count - 1].departure = first
    if isFirst { points[points.count - 1].arrival = first }
    guard !curve.isLine else {
      appendSegment(to: curve.p3, leaving: first, arriving: last, isCorner: true)
      return
    }
    var count = curve.segmentCount(tolerance: tolerance)
    count = Swift.max(count, Int(Swift.min(curve.controlTurn / turn, 256).rounded(.up)))
    count = Swift.min(count, limit)
    var leaving = first
    for step in 1...count {
      let t = Double(step) / Double(count)
      let end = step == count ? curve.p3 : curve.point(at: t)
      let here = points[points.count - 1].position
      let chord = (end - here).unit
      guard step == count || chord != nil else { continue }
      let arriving =
        step == count ? last : curve.direction(at: t) ?? chord ?? leaving
      appendSegment(to: end, leaving: leaving, arriving: arriving, isCorner: step == count)
      leaving = arriving
    }
  }

  /// Adds the piece to a point; one that turns by more than 60° is made straight, with round turns
  /// at both ends: that is what a cusp looks like.
  private mutating func appendSegment(
    to end: Point,
    leaving: Point,
    arriving: Point,
    isCorner: Bool
  ) {
    var arrival = arriving
    let here = points[points.count - 1].position
    var isCorner = isCorner
    if leaving.dot(arriving) < 0.5, let chord = (end - here).unit {
      let before = points[points.count - 1]
      if before.arrival.dot(leaving) > 0.99 { points[points.count - 1].isCorner = false }
      points[points.count - 1].departure = chord
      arrival = chord
      isCorner = false
    }
    points.append(
      StrokePoint(position: end, arrival: arrival, departure: arriving, isCorner: isCorner)
    )
  }
}

extension CubicCurve {
  /// The sum of the angles between the sides of the control polygon, in radians: at least the angle
  /// the curve turns through.
  fileprivate var controlTurn: Double {
    let (u, v, w) = (p1 - p0, p2 - p1, p3 - p2)
    func angle(_ a: Point, _ b: Point) -> Double {
      let turn = abs(atan2(a.cross(b), a.dot(b)))
      return turn.isFinite ? turn : 0
    }
    return angle(u, v) + angle(v, w)
  }
}

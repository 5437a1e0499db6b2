// The outline of a stroke as polygons of one winding direction, so that filling by the non-zero
// rule and adding up signed coverage give the same result.
//
// A stroke is the area swept by a pen of the line's width, perpendicular to the line. The two sides
// of a line are parallel curves; where the pen's inner end moves backwards (the line bends more
// tightly than half its width) the area swept backwards is a separate triangle, reversed to wind
// like the rest. Compare Skia's SkPathStroker and "Converting stroked primitives to filled
// primitives" (Nehab 2020), whose inner joins these are.

/// Closed polygons written flat.
package struct PolygonList {
  /// The corners of all polygons.
  package var points: [Point] = []
  /// For each polygon the index just past its last corner.
  package var ends: [Int] = []

  /// Creates an empty outline.
  package init() {}

  /// Forgets the polygons, keeps the memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Ends the polygon whose corners were added last.
  package mutating func close() {
    ends.append(points.count)
  }
}

/// Makes outlines of strokes; keeps its memory from one to the next.
package struct Stroker {
  /// The outline of the last stroke.
  package private(set) var outline = PolygonList()
  var left: [Point] = []
  var right: [Point] = []
  var pen = Pen(halfWidth: 0, style: StrokeStyle(width: 0), tolerance: 1)
  private var solid = StrokeLines()
  private var dashed = StrokeLines()

  /// Creates a stroker.
  package init() {}

  /// The pen's parameters.
  struct Pen {
    var halfWidth: Double
    var cap: LineCap
    var join: LineJoin
    var squaredMiterLimit: Double
    /// Angle of a chord of its round ends.
    var turn: Double
    var isHollow: Bool

    init(halfWidth: Double, style: StrokeStyle, tolerance: Double) {
      self.halfWidth = halfWidth
      cap = style.cap
      join = style.join
      squaredMiterLimit = style.miterLimit * style.miterLimit
      isHollow = style.isHollow
      // Arcs are always cut short: at half the tolerance discs keep their area.
      turn = StrokeLines.largestTurn(tolerance: tolerance / 2, radius: halfWidth)
    }
  }

  /// Makes the outline of a stroke, in path units.
  ///
  /// - Parameters:
  ///   - path: The lines.
  ///   - style: The pen.
  ///   - tolerance: Largest distance from the true outline, in path units; positive.
  ///   - visible: The visible area, in path units: dashes far outside may be left out. Nil is everything.
  package mutating func stroke(
    _ path: BezierPath,
    style: StrokeStyle,
    tolerance: Double,
    visible: Rect? = nil
  ) {
    outline.removeAll()
    guard style.width > 0, style.width.isFinite, tolerance > 0 else { return }
    pen = Pen(halfWidth: style.width / 2, style: style, tolerance: tolerance)
    solid.removeAll()
    solid.append(path, tolerance: tolerance, halfWidth: pen.halfWidth, dots: style.dots)
    if let dashes = style.dashes {
      dashed.removeAll()
      let margin = pen.halfWidth * Swift.max(2, style.miterLimit) + tolerance
      let cutter = Dasher(dashes, visible: visible?.insetBy(-margin))
      if cutter.cut(solid, into: &dashed) {
        stroke(dashed)
        return
      }
    }
    stroke(solid)
  }

  private mutating func stroke(_ set: StrokeLines) {
    for line in set.lines {
      if line.range.count == 1 {
        addDot(set.points[line.range.lowerBound])
      } else if line.isClosed {
        addClosed(set.points, line.range)
      } else {
        addOpen(set.points, line.range)
      }
    }
  }

  private mutating func addOpen(_ points: [StrokePoint], _ range: Range<Int>) {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    pushSides(points[first].position, points[first].departure)
    for index in first..<last {
      addSegment(points[index], points[index + 1])
      if index + 1 < last {
        let before = points[index].position.distance(to: points[index + 1].position)
        let behind = points[index + 1].position.distance(to: points[index + 2].position)
        addTurn(points[index + 1], room: Swift.min(before, behind))
      }
    }
    pushSides(points[last].position, points[last].arrival)
    pen.addCap(points[last].position, points[last].arrival, to: &left)
    left.append(contentsOf: right.reversed())
    pen.addCap(points[first].position, -points[first].departure, to: &left)
    emit(left)
  }

  private mutating func addClosed(_ points: [StrokePoint], _ range: Range<Int>) {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    let count = range.count
    for step in 0..<count {
      let here = points[range.lowerBound + step]
      let next = points[range.lowerBound + (step + 1) % count]
      let behind = points[range.lowerBound + (step + 2) % count]
      addSegment(here, next)
      let room = Swift.min(
        here.position.distance(to: next.position),
        next.position.distance(to: behind.position)
      )
      addTurn(next, room: room)
    }
    emit(left)
    right.reverse()
    emit(right)
  }

  /// A line of no length: what its caps make of it.
  private mutating func addDot(_ point: StrokePoint) {
    guard pen.cap != .butt else { return }
    left.removeAll(keepingCapacity: true)
    pen.addCap(point.position, point.departure, to: &left)
    pen.addCap(point.position, -point.departure, to: &left)
    emit(left)
  }

  /// Adds the area the pen sweeps between two points if its inner end runs backwards.
  private mutating func addSegment(_ from: StrokePoint, _ to: StrokePoint) {
    guard !pen.isHollow else { return }
    let chord = to.position - from.position
    let (n0, n1) = (from.departure.normal, to.arrival.normal)
    let room = chord.dot(chord)
    let gain = (n1 - n0).dot(chord) * pen.halfWidth
    guard abs(gain) >= room else { return }
    let side = gain < 0 ? pen.halfWidth : -pen.halfWidth
    let (a, b) = (from.position + n0 * side, to.position + n1 * side)
    let spread = n0.cross(n1)
    guard abs(spread) > 1e-12 else { return }
    let center = from.position + n0 * (chord.cross(n1) / spread)
    if side > 0 { left.append(center) } else { right.append(center) }
    let isPositive = (a - center).cross(b - center) > 0
    outline.points.append(center)
    outline.points.append(isPositive ? a : b)
    outline.points.append(isPositive ? b : a)
    outline.close()
  }

  mutating func pushSides(_ position: Point, _ direction: Point) {
    let offset = direction.normal * pen.halfWidth
    left.append(position + offset)
    right.append(position - offset)
  }

  private mutating func emit(_ corners: [Point]) {
    outline.points.append(contentsOf: corners)
    outline.close()
  }
}

extension Point {
  /// The vector turned a quarter against the clock on screen: the left of a direction.
  var normal: Point { Point(y, -x) }
}

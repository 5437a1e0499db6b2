// Offset curves by moving the sides of the control polygon: W. Tiller and E. Hanson, "Offsets of
// two-dimensional profiles" (1984). Curves are cut at their inflections first, so that the polygon is
// convex. Where offset curves of neighbors cross they are cut; where they part they are joined.
// Loops that a large offset makes within one curve stay.

extension BezierPath {
  /// The path moved sideways: to the left of its direction, which is outwards for a contour that runs
  /// clockwise on screen.
  ///
  /// - Parameters:
  ///   - amount: Distance in path units, negative to the other side; 0 or not finite changes nothing.
  ///   - join: The join of curves that part.
  ///   - miterLimit: Longest miter, from the corner of the path to that of the result, in amounts.
  /// - Returns: A contour for each; one that is open comes back as both sides of it.
  public func offset(by amount: Double, join: LineJoin, miterLimit: Double) -> BezierPath {
    guard amount != 0, amount.isFinite else { return self }
    return BezierPath(
      contours.map { contour in
        var offset = ContourOffset(amount: amount, join: join, miterLimit: miterLimit)
        return offset.apply(contour)
      }
    )
  }
}

/// Moves a contour.
private struct ContourOffset {
  let amount: Double
  let join: LineJoin
  let miterLimit: Double
  private var vertices: [CurveVertex] = []

  init(amount: Double, join: LineJoin, miterLimit: Double) {
    self.amount = amount
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func apply(_ contour: Contour) -> Contour {
    var curves = (0..<contour.curveCount).map { contour.curve($0).spread }
    if !contour.isClosed { curves += curves.reversed().map(\.reversed) }
    var runs = curves.map { curve in
      curve.convexParts.map { $0.offset(by: amount) }
    }
    guard let last = runs.last else { return contour }
    cutCrossings(&runs)
    var before: CubicCurve? = nil
    for run in runs {
      if let before, let first = run.first { add(joinOf: before, first) }
      for curve in run { add(curve) }
      before = run.last
    }
    if let end = runs.last?.last ?? last.last, let start = runs.first?.first {
      add(joinOf: end, start)
    }
    return Contour(vertices, isClosed: true)
  }

  /// Cuts the curves of neighbors where they cross.
  private func cutCrossings(_ runs: inout [[CubicCurve]]) {
    guard runs.count > 1 else { return }
    for i in runs.indices {
      let next = (i + 1) % runs.count
      guard next != i, let a = runs[i].last, let b = runs[next].first,
        let (s, t) = a.crossing(b)
      else { continue }
      runs[i][runs[i].count - 1] = a.split(at: s).0
      runs[next][0] = b.split(at: t).1
    }
  }

  private mutating func add(_ curve: CubicCurve) {
    if let last = vertices.last, last.point.isNear(curve.p0) {
      vertices[vertices.count - 1].outTangent = curve.p1
    } else {
      vertices.append(CurveVertex(curve.p0, in: curve.p0, out: curve.p1))
    }
    vertices.append(CurveVertex(curve.p3, in: curve.p2, out: curve.p3))
  }

  /// Adds what lies between the end of a curve and the start of the next.
  private mutating func add(joinOf before: CubicCurve, _ next: CubicCurve) {
    let (end, start) = (before.p3, next.p0)
    guard !end.isNear(start) else { return }
    switch join {
    case .bevel: break
    case .round: addRound(before, next)
    case .miter:
      guard let arrival = before.direction(at: 1), let departure = next.direction(at: 0),
        let corner = Point.crossing(end, arrival, start, departure),
        // The corner of the path lies square to the end of the curve that was moved.
        Point(corner.distance(to: end), amount).length <= miterLimit * abs(amount)
      else { return }
      vertices.append(CurveVertex(corner))
    }
  }

  /// An arc from the end of a curve to the start of the next, as one curve.
  private mutating func addRound(_ before: CubicCurve, _ next: CubicCurve) {
    guard let arrival = before.direction(at: 1), let departure = next.direction(at: 0) else {
      return
    }
    let cosine = max(-1, min(arrival.dot(departure), 1))
    // Handles of a circular arc of an angle: 4/3 tan(angle/4) of the radius.
    let handle = 4.0 / 3 * tan(acos(cosine) / 4) * abs(amount)
    if !vertices.isEmpty {
      vertices[vertices.count - 1].outTangent = before.p3 + arrival * handle
    }
    vertices.append(CurveVertex(next.p0, in: next.p0 - departure * handle, out: next.p0))
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool { distance(to: other) < 1e-5 }

  /// The intersection of two lines, each given by a point and a direction; nil for parallel ones.
  fileprivate static func crossing(_ a: Point, _ u: Point, _ b: Point, _ v: Point) -> Point? {
    let area = u.cross(v)
    guard abs(area) > 1e-9 else { return nil }
    return a + u * ((b - a).cross(v) / area)
  }
}

extension CubicCurve {
  fileprivate var reversed: CubicCurve { CubicCurve(p3, p2, p1, p0) }

  /// The curve with control points moved off the ends, to thirds of the chord, so that a line is
  /// walked evenly and every side of the control polygon has a direction.
  var spread: CubicCurve {
    CubicCurve(
      p0,
      p0.isNear(p1) ? p0.lerp(to: p3, 1 / 3) : p1,
      p2.isNear(p3) ? p0.lerp(to: p3, 2 / 3) : p2,
      p3
    )
  }

  /// The parts between its inflections.
  fileprivate var convexParts: [CubicCurve] {
    // Zeros of the cross product of the first and the second derivative, a quadratic.
    let (a, b, c) = (p3 - p2 * 3 + p1 * 3 - p0, p2 - p1 * 2 + p0, p1 - p0)
    let (qa, qb, qc) = (a.cross(b), a.cross(c), b.cross(c))
    var cuts: [Double] = []
    if abs(qa) < 1e-9 {
      if abs(qb) > 1e-9 { cuts = [-qc / qb] }
    } else {
      let discriminant = qb * qb - 4 * qa * qc
      if discriminant > 0 {
        let root = discriminant.squareRoot()
        cuts = [(-qb - root) / (2 * qa), (-qb + root) / (2 * qa)].sorted()
      }
    }
    let edges = [0] + cuts.filter { $0 > 1e-4 && $0 < 1 - 1e-4 } + [1]
    return zip(edges, edges.dropFirst()).map { part(from: $0, to: $1) }
  }

  /// The curve of the control polygon whose sides are moved to their left.
  fileprivate func offset(by amount: Double) -> CubicCurve {
    func moved(_ a: Point, _ b: Point) -> (Point, Point) {
      let direction = (b - a).unit ?? (p3 - p0).unit ?? Point(0, 1)
      let shift = Point(direction.y, -direction.x) * amount
      return (a + shift, b + shift)
    }
    let (first, middle, last) = (moved(p0, p1), moved(p1, p2), moved(p2, p3))
    let side = middle.1 - middle.0
    return CubicCurve(
      first.0,
      Point.crossing(first.0, first.1 - first.0, middle.0, side) ?? first.1,
      Point.crossing(last.0, last.1 - last.0, middle.0, side) ?? last.0,
      last.1
    )
  }

  /// The parameters at which two curves cross first, their common end disregarded.
  fileprivate func crossing(_ other: CubicCurve) -> (Double, Double)? {
    var search = CurveCrossing()
    search.look(CurvePart(self), CurvePart(other), depth: 0)
    return search.found.first { $0.0 < 1 - 1e-5 }
  }
}

/// Looks for crossings of curves by halving both where their boxes meet.
private struct CurveCrossing {
  private(set) var found: [(Double, Double)] = []
  private var steps = 0

  mutating func look(_ a: CurvePart, _ b: CurvePart, depth: Int) {
    steps += 1
    guard steps < 4_000, found.count < 8, a.meets(b) else { return }
    guard depth < 20 else {
      let pair = (a.start, b.start)
      if !found.contains(where: { abs($0.0 - pair.0) < 1e-3 && abs($0.1 - pair.1) < 1e-3 }) {
        found.append(pair)
      }
      return
    }
    let (a0, a1) = a.halves
    let (b0, b1) = b.halves
    look(a0, b0, depth: depth + 1)
    look(a0, b1, depth: depth + 1)
    look(a1, b0, depth: depth + 1)
    look(a1, b1, depth: depth + 1)
  }
}

/// A part of a curve, by parameters, and the box of its control points.
private struct CurvePart {
  let curve: CubicCurve
  let start: Double
  let end: Double
  private let box: Rect

  init(_ curve: CubicCurve, from start: Double = 0, to end: Double = 1) {
    self.curve = curve
    self.start = start
    self.end = end
    var box = Rect.empty
    box.formUnion(curve.p0)
    box.formUnion(curve.p1)
    box.formUnion(curve.p2)
    box.formUnion(curve.p3)
    self.box = box
  }

  var halves: (CurvePart, CurvePart) {
    let middle = (start + end) / 2
    let (first, second) = curve.split(at: 0.5)
    return (
      CurvePart(first, from: start, to: middle), CurvePart(second, from: middle, to: end)
    )
  }

  func meets(_ other: CurvePart) -> Bool {
    let (p, q) = (box, other.box)
    return p.minX <= q.maxX && q.minX <= p.maxX && p.minY <= q.maxY && q.minY <= p.maxY
  }
}

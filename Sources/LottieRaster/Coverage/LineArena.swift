import LottieGeometry
import LottieScene

/// The corners of a shape's polygons in pixels, in memory that is kept from shape to shape.
///
/// Coordinates are clamped to ±10⁹ pixels; a shape with a NaN among them is refused whole.
struct LineArena {
  /// The corners.
  private(set) var points: UnsafeMutablePointer<SIMD2<Double>>
  /// Number of corners.
  private(set) var count = 0
  private var capacity = 256
  private var limit = CubicCurve.flatteningLimit
  /// For each polygon the index just past its last corner.
  private(set) var ends: [Int] = []
  /// The edges, in order, but for those that do not pass the rows; see ``measureRuns(of:in:)``.
  var runs: [Run] = []
  /// The rows for which there is a run of each polygon that may pass them.
  var runRows: Range<Int>?
  /// For each polygon of a path where it lies.
  private(set) var boxes: [PolygonBox] = []
  /// The path whose polygons these are, if nothing else was added.
  private var source: (path: PathResource, map: Affine)?
  /// Whether a curve has fewer chords than it should, for there are too many curves.
  private var isCoarse = false
  /// Minimum and maximum coordinates.
  private(set) var low = SIMD2<Double>(repeating: .infinity)
  private(set) var high = SIMD2<Double>(repeating: -.infinity)
  /// Whether a coordinate was not a number.
  private(set) var isBroken = false

  /// The extent of a polygon.
  struct PolygonBox {
    /// Minimum and maximum ordinate of its corners.
    var top: Double
    var bottom: Double
    /// Minimum and maximum coordinates of its corners and those of the polygons before it.
    var low: SIMD2<Double>
    var high: SIMD2<Double>
  }

  /// Farthest coordinate, in pixels.
  static let maximumCoordinate = 1e9

  init() {
    points = .allocate(capacity: capacity)
  }

  func deallocate() {
    points.deallocate()
  }

  mutating func removeAll() {
    count = 0
    ends.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    runRows = nil
    source = nil
    isCoarse = false
    low = SIMD2(repeating: .infinity)
    high = SIMD2(repeating: -.infinity)
    isBroken = false
  }

  /// The least rectangle around all corners.
  var bounds: Rect {
    isBroken ? .empty : Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: capacity)
    larger.update(from: points, count: count)
    points.deallocate()
    points = larger
  }

  /// Adds a corner; room must have been reserved.
  @inline(__always)
  private mutating func push(_ point: SIMD2<Double>) {
    var p = point
    if !(abs(p.x) < Self.maximumCoordinate && abs(p.y) < Self.maximumCoordinate) {
      p = Self.clamped(p, &isBroken)
    }
    low = low.replacing(with: p, where: p .< low)
    high = high.replacing(with: p, where: p .> high)
    points[count] = p
    count &+= 1
  }

  private static func clamped(_ p: SIMD2<Double>, _ isBroken: inout Bool) -> SIMD2<Double> {
    guard p.x == p.x, p.y == p.y else {
      isBroken = true
      return .zero
    }
    return SIMD2(
      max(-maximumCoordinate, min(maximumCoordinate, p.x)),
      max(-maximumCoordinate, min(maximumCoordinate, p.y))
    )
  }

  /// Replaces everything by a path's contours, closed, cut into chords at most `tolerance` pixels from their
  /// curves.
  ///
  /// `tolerance`: The same every time.
  mutating func set(_ path: PathResource, _ m: Affine, tolerance: Double) {
    if let source, source.map == m, source.path.begins(with: path), keep(path.contourCount) {
      self.source = (path, m)
      return
    }
    removeAll()
    append(path.path, m, tolerance: tolerance)
    source = (path, m)
  }

  /// Removes all polygons of a path but those of its first contours.
  ///
  /// - Returns: False, and nothing is removed, where they would be others if they were alone.
  private mutating func keep(_ contours: Int) -> Bool {
    guard let source, ends.count == source.path.contourCount, !isBroken, !isCoarse, contours > 0
    else { return false }
    let gone = ends.count - contours
    ends.removeLast(gone)
    boxes.removeLast(gone)
    count = ends[contours - 1]
    (low, high) = (boxes[contours - 1].low, boxes[contours - 1].high)
    while let run = runs.last, run.end > count { runs.removeLast() }
    return true
  }

  /// Adds a path's contours, closed, cut into chords at most `tolerance` pixels from their curves.
  mutating func append(_ path: BezierPath, _ m: Affine, tolerance: Double) {
    let curves = path.contours.reduce(0) { $0 + $1.curveCount }
    limit = CubicCurve.flatteningLimit(curves: curves)
    for contour in path.contours where contour.vertices.count > 1 {
      append(contour, m, tolerance: tolerance)
    }
  }

  private mutating func append(_ contour: Contour, _ m: Affine, tolerance: Double) {
    let (lowBefore, highBefore) = (low, high)
    low = SIMD2(repeating: .infinity)
    high = SIMD2(repeating: -.infinity)
    contour.vertices.withUnsafeBufferPointer { vertices in
      reserve(vertices.count + 1)
      var from = m.apply(vertices[0].point)
      var control = m.apply(vertices[0].outTangent)
      var fromIsCorner = vertices[0].outTangent == vertices[0].point
      push(SIMD2(from.x, from.y))
      let last = contour.isClosed ? vertices.count : vertices.count - 1
      for index in 0..<last {
        let vertex = vertices[index + 1 == vertices.count ? 0 : index + 1]
        let to = m.apply(vertex.point)
        if fromIsCorner, vertex.inTangent == vertex.point {
          push(SIMD2(to.x, to.y))
        } else {
          let curve = CubicCurve(from, control, m.apply(vertex.inTangent), to)
          append(curve, tolerance: tolerance, later: last - index)
        }
        from = to
        fromIsCorner = vertex.outTangent == vertex.point
        control = fromIsCorner ? to : m.apply(vertex.outTangent)
      }
    }
    ends.append(count)
    let (top, bottom) = (low.y, high.y)
    low = low.replacing(with: lowBefore, where: lowBefore .< low)
    high = high.replacing(with: highBefore, where: highBefore .> high)
    boxes.append(PolygonBox(top: top, bottom: bottom, low: low, high: high))
  }

  /// Adds a curve but for its first point.
  private mutating func append(_ curve: CubicCurve, tolerance: Double, later: Int) {
    let wanted = curve.segmentCount(tolerance: tolerance)
    let steps = min(limit, wanted)
    if wanted > limit { isCoarse = true }
    reserve(steps + later + 1)
    let p0 = SIMD2(curve.p0.x, curve.p0.y)
    let p1 = SIMD2(curve.p1.x, curve.p1.y)
    let p2 = SIMD2(curve.p2.x, curve.p2.y)
    let p3 = SIMD2(curve.p3.x, curve.p3.y)
    let c1 = (p1 - p0) * 3
    let c2 = (p0 - p1 - p1 + p2) * 3
    let c3 = p3 - p0 + (p1 - p2) * 3
    let unit = 1 / Double(steps)
    for step in 1..<max(steps, 1) {
      let t = SIMD2(repeating: Double(step) * unit)
      push(((c3 * t + c2) * t + c1) * t + p0)
    }
    push(p3)
  }

  /// Adds polygons.
  mutating func append(_ polygons: PolygonList, _ m: Affine) {
    reserve(polygons.points.count)
    for point in polygons.points {
      let image = m.apply(point)
      push(SIMD2(image.x, image.y))
    }
    ends.append(contentsOf: polygons.ends)
  }

  /// Adds one polygon of four corners.
  mutating func append(_ rect: Rect, _ m: Affine) {
    reserve(4)
    let c = rect.corners
    for corner in [c.0, c.1, c.2, c.3] {
      let image = m.apply(corner)
      push(SIMD2(image.x, image.y))
    }
    ends.append(count)
  }
}

/// A point of the grid, in lexicographic order.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

  /// Twice the signed area of the triangle with two other points.
  ///
  /// Positive when `c` lies to the right of the line from here to `b` on screen. Exact, as
  /// coordinates stay below 2^27.
  func cross(_ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - x) * (c.y - y) - (b.y - y) * (c.x - x)
  }

  /// The point mirrored in the diagonal.
  var transposed: GridPoint { GridPoint(x: y, y: x) }
}

/// Maps the plane onto whole numbers: an extent becomes 2^23 to 2^24 steps, a power of two of them a
/// unit, so that whole coordinates stay whole.
struct Grid {
  /// Steps a path unit.
  let scale: Double
  /// The plane's point at the grid's origin.
  let origin: Point

  /// Creates a grid for a box; nil if the box is empty or too large to be measured.
  init?(_ box: Rect) {
    let extent = Swift.max(box.width, box.height)
    guard !box.isEmpty, extent.isFinite else { return nil }
    let power = extent > 0 ? log2(extent).rounded(.up) : 0
    let size = exp2(power)
    scale = exp2(24 - power)
    // A multiple of a power of two no finer than the box: whole coordinates stay whole.
    origin = Point(
      ((box.minX / 2 + box.maxX / 2) / size).rounded() * size,
      ((box.minY / 2 + box.maxY / 2) / size).rounded() * size
    )
    guard scale.isFinite, scale > 0, origin.isFinite else { return nil }
  }

  func snap(_ p: Point) -> GridPoint {
    func step(_ value: Double) -> Int {
      Int(Swift.min(Swift.max(value.rounded(), -0x1p26), 0x1p26))
    }
    return GridPoint(x: step((p.x - origin.x) * scale), y: step((p.y - origin.y) * scale))
  }

  func contour(_ points: [GridPoint]) -> Contour {
    Contour(
      points.map {
        CurveVertex(Point(Double($0.x) / scale + origin.x, Double($0.y) / scale + origin.y))
      },
      isClosed: true
    )
  }
}

/// A segment from its lesser to its greater end, with how often each input runs along it.
struct Segment {
  var start: GridPoint
  var end: GridPoint
  /// Input and number of runs from start to end, less those from end to start; by input, none zero.
  var runs: [(input: Int, count: Int)]
}

/// The flattened inputs on a grid, before they are split.
struct SegmentSoup {
  /// The most segments that are looked at.
  static let segmentLimit = 20_000

  let grid: Grid
  private(set) var segments: [Segment] = []
  /// The points of each contour of each input, flattened.
  private(set) var rings: [[[GridPoint]]] = []

  /// Flattens paths; nil if there are too many segments or the paths do not fit a grid.
  init?(_ paths: [BezierPath], tolerance: Double) {
    var box = Rect.empty
    for path in paths { box = box.union(path.controlBounds) }
    guard let grid = Grid(box) else { return nil }
    self.grid = grid
    let finest = Swift.max(box.width, box.height) / 2000
    let limit = tolerance > 0 ? Swift.min(tolerance, finest) : finest
    for (input, path) in paths.enumerated() {
      var contours: [[GridPoint]] = []
      for contour in path.contours {
        guard let ring = add(contour, input: input, tolerance: limit) else { return nil }
        contours.append(ring)
      }
      rings.append(contours)
    }
  }

  /// Appends the segments of a contour.
  ///
  /// - Returns: Its points; nil if there are too many segments.
  private mutating func add(
    _ contour: Contour,
    input: Int,
    tolerance: Double
  ) -> [GridPoint]? {
    guard let first = contour.vertices.first else { return [] }
    var last = grid.snap(first.point)
    let start = last
    var points = [start]
    func run(to next: GridPoint) {
      guard next != last else { return }
      segments.append(
        last < next
          ? Segment(start: last, end: next, runs: [(input, 1)])
          : Segment(start: next, end: last, runs: [(input, -1)])
      )
      last = next
      if next != start { points.append(next) }
    }
    for index in 0..<contour.curveCount {
      let curve = contour.curve(index)
      let count = curve.isLine ? 1 : curve.segmentCount(tolerance: tolerance)
      for step in 1..<Swift.max(count, 1) {
        run(to: grid.snap(curve.point(at: Double(step) / Double(count))))
      }
      run(to: grid.snap(curve.p3))
      guard segments.count <= Self.segmentLimit else { return nil }
    }
    run(to: start)
    return points
  }
}

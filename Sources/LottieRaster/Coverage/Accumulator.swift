// Signed area coverage: every edge adds, to the pixels it passes, the change of the covered area to
// its right, so that a running sum along a row is the coverage. After font-rs (Raph Levien,
// <https://github.com/raphlinus/font-rs>), with a bit for each group of four pixels that was touched,
// after blend2d. Where contours of opposite winding overlap inside one pixel the result is
// approximate.

/// Sums of signed areas over the box of a shape, all zero between shapes.
struct Accumulator {
  private(set) var cells: UnsafeMutablePointer<Float>
  private var cellCapacity = 4096
  private(set) var bits: UnsafeMutablePointer<UInt64>
  private var bitCapacity = 64
  /// The pixels there are sums for.
  private(set) var box = PixelBox.empty
  /// Sums from one row to the next: the columns, one more, up to a whole group.
  private(set) var stride = 0
  /// Words of bits a row.
  private(set) var words = 0

  /// Columns there may be at most: positions are turned into whole numbers by adding 2²³.
  static let widthLimit = 1 << 22

  init() {
    cells = .allocate(capacity: cellCapacity)
    cells.initialize(repeating: 0, count: cellCapacity)
    bits = .allocate(capacity: bitCapacity)
    bits.initialize(repeating: 0, count: bitCapacity)
  }

  func deallocate() {
    cells.deallocate()
    bits.deallocate()
  }

  /// Makes room for a box.
  mutating func begin(_ box: PixelBox) {
    self.box = box
    stride = (box.width + 2 + 3) & ~3
    words = (stride / 4 + 63) / 64
    let needed = stride * box.height
    if needed > cellCapacity {
      cells.deallocate()
      cellCapacity = needed
      cells = .allocate(capacity: needed)
      cells.initialize(repeating: 0, count: needed)
    }
    let neededBits = words * box.height
    if neededBits > bitCapacity {
      bits.deallocate()
      bitCapacity = neededBits
      bits = .allocate(capacity: neededBits)
      bits.initialize(repeating: 0, count: neededBits)
    }
  }

  /// Adds all polygons; only the given rows, of those of the box, are touched.
  ///
  /// What a row receives does not depend on which other rows are asked for.
  func add(_ arena: LineArena, rows: Range<Int>) {
    precondition(rows.lowerBound >= box.minY && rows.upperBound <= box.maxY)
    let origin = SIMD2(Double(box.minX), Double(box.minY))
    let right = Double(box.width)
    let (top, bottom) = (Double(rows.lowerBound - box.minY), Double(rows.upperBound - box.minY))
    var start = 0
    for end in arena.ends where end > start {
      var from = arena.points[end - 1] - origin
      for index in start..<end {
        let to = arena.points[index] - origin
        let (low, high) = from.y < to.y ? (from.y, to.y) : (to.y, from.y)
        if low < high, high > top, low < bottom {
          clip(from, to, right: right, top: top, bottom: bottom)
        }
        from = to
      }
      start = end
    }
  }

  /// Cuts an edge at the left and right side: what is left of the box counts in its first column,
  /// what is right of it nowhere.
  @inline(__always)
  private func clip(
    _ a: SIMD2<Double>,
    _ b: SIMD2<Double>,
    right: Double,
    top: Double,
    bottom: Double
  ) {
    let sign: Float = a.y < b.y ? 1 : -1
    let (p, q) = a.y < b.y ? (a, b) : (b, a)
    if p.x >= 0, q.x >= 0, p.x <= right, q.x <= right {
      edge(p.x, p.y, q.x, q.y, sign, top, bottom)
      return
    }
    clipSlow(p, q, sign, right: right, top: top, bottom: bottom)
  }

  @inline(never)
  private func clipSlow(
    _ p: SIMD2<Double>,
    _ q: SIMD2<Double>,
    _ sign: Float,
    right: Double,
    top: Double,
    bottom: Double
  ) {
    if p.x >= right, q.x >= right { return }
    if p.x <= 0, q.x <= 0 {
      edge(0, p.y, 0, q.y, sign, top, bottom)
      return
    }
    let slope = (q.y - p.y) / (q.x - p.x)
    func y(at x: Double) -> Double { min(max(p.y + (x - p.x) * slope, p.y), q.y) }
    let (y0, y1) = (y(at: 0), y(at: right))
    if p.x < q.x {
      if p.x < 0 { edge(0, p.y, 0, y0, sign, top, bottom) }
      let (ax, ay) = p.x < 0 ? (0, y0) : (p.x, p.y)
      let (bx, by) = q.x > right ? (right, y1) : (q.x, q.y)
      edge(ax, ay, bx, by, sign, top, bottom)
    } else {
      let (ax, ay) = p.x > right ? (right, y1) : (p.x, p.y)
      let (bx, by) = q.x < 0 ? (0, y0) : (q.x, q.y)
      edge(ax, ay, bx, by, sign, top, bottom)
      if q.x < 0 { edge(0, y0, 0, q.y, sign, top, bottom) }
    }
  }

  /// Adds an edge that runs downwards, its columns inside the box.
  @inline(__always)
  private func edge(
    _ x0: Double,
    _ y0: Double,
    _ x1: Double,
    _ y1: Double,
    _ sign: Float,
    _ top: Double,
    _ bottom: Double
  ) {
    let first = Int(y0 > top ? y0 : top)
    let end = y1 < bottom ? y1 : bottom
    let floor = Int(end)
    let last = Double(floor) < end ? floor &+ 1 : floor
    guard first < last else { return }
    let edge = Edge(x0: Float(x0), y0: Float(y0), x1: Float(x1), y1: Float(y1), sign: sign)
    if edge.y0 < edge.y1 { addEdge(edge, rows: first..<last) }
  }

  /// An edge that runs downwards, in pixels from the corner of the box.
  struct Edge {
    var x0: Float
    var y0: Float
    var x1: Float
    var y1: Float
    /// 1 if it was downwards in its contour, too, else -1.
    var sign: Float
  }
}

// Signed area coverage: every edge adds, to the pixels it passes, the change of the covered area to
// its right, so that a running sum along a row is the coverage. After font-rs (Raph Levien,
// <https://github.com/raphlinus/font-rs>), with a bit for each group of four pixels that was touched,
// after blend2d. Where contours of opposite winding overlap inside one pixel the result is
// approximate.

import LottieGeometry

/// Sums of signed areas over a band of rows of a shape's box, all zero between bands.
///
/// A band is so small that it stays in the processor's cache, and its memory serves every shape.
struct Accumulator {
  private(set) var cells: UnsafeMutablePointer<Float>
  private var cellCapacity = Self.bandCells
  private(set) var bits: UnsafeMutablePointer<UInt64>
  private var bitCapacity = Self.mostRows
  /// Whether the memory is its own.
  private var isOwner: Bool
  /// The pixels of the shape.
  private(set) var box = PixelBox.empty
  /// The first row there are sums for, counted from the top of the box.
  private(set) var base = 0
  /// Sums from one row to the next: the columns, one more, up to a whole group.
  private(set) var stride = 0
  /// Words of bits a row.
  private(set) var words = 0
  /// The greatest coverage.
  private(set) var one = SIMD4<Float>(repeating: 1)

  /// Maximum columns and rows; coordinates are integers in units of 2⁻²⁸.
  static let sizeLimit = 1 << 22

  /// Creates an accumulator; it uses the canvas's memory if enough is left.
  init(memory: inout CanvasMemory) {
    let (cellBytes, bitBytes) = (cellCapacity * 4, bitCapacity * 8)
    if let start = memory.take(cellBytes + bitBytes) {
      cells = start.bindMemory(to: Float.self, capacity: cellCapacity)
      bits = (start + cellBytes).bindMemory(to: UInt64.self, capacity: bitCapacity)
      isOwner = false
    } else {
      cells = ZeroedMemory.allocate(cellCapacity)
      bits = ZeroedMemory.allocate(bitCapacity)
      isOwner = true
    }
  }

  func deallocate() {
    guard isOwner else { return }
    ZeroedMemory.deallocate(cells)
    ZeroedMemory.deallocate(bits)
  }

  /// Cells of a band of the usual size: 96 KiB.
  private static let bandCells = 24 << 10
  /// Rows of a band at least, however wide it is, and at most.
  private static let fewestRows = 16
  private static let mostRows = 1024

  /// Starts a shape in a box.
  ///
  /// - Returns: The rows of a band.
  mutating func begin(_ box: PixelBox) -> Int {
    self.box = box
    stride = (box.width + 2 + 3) & ~3
    words = (stride / 4 + 63) / 64
    return min(box.height, Self.mostRows, max(Self.fewestRows, Self.bandCells / stride))
  }

  /// Allocates for a band of rows.
  private mutating func begin(rows: Range<Int>) {
    precondition(rows.lowerBound >= box.minY && rows.upperBound <= box.maxY)
    base = rows.lowerBound - box.minY
    let (needed, neededBits) = (stride * rows.count, words * rows.count)
    guard needed > cellCapacity || neededBits > bitCapacity else { return }
    deallocate()
    cellCapacity = max(needed, cellCapacity)
    bitCapacity = max(neededBits, bitCapacity)
    cells = ZeroedMemory.allocate(cellCapacity)
    bits = ZeroedMemory.allocate(bitCapacity)
    isOwner = true
  }

  /// Starts a band, and adds the edges of polygons that pass it.
  ///
  /// The result of a row does not depend on the band it is in.
  mutating func fill(_ arena: LineArena, rows: Range<Int>) {
    begin(rows: rows)
    let band = PixelBox(
      minX: box.minX,
      minY: rows.lowerBound,
      maxX: box.maxX,
      maxY: rows.upperBound
    )
    let isInside = band.rect.contains(arena.bounds)
    for run in arena.runs where run.passes(rows) {
      if isInside {
        addInside(arena, run, rows: rows)
      } else {
        add(arena, run, rows: rows)
      }
    }
  }

  /// Adds edges that all lie inside the band.
  private func addInside(_ arena: LineArena, _ run: LineArena.Run, rows: Range<Int>) {
    let origin = SIMD2(Double(box.minX), Double(box.minY))
    let rows = (rows.lowerBound - box.minY)..<(rows.upperBound - box.minY)
    var from = arena.points[run.from] - origin
    for index in run.start..<run.end {
      let to = arena.points[index] - origin
      if from.y < to.y {
        addEdge(from, to, 1, rows: rows)
      } else if to.y < from.y {
        addEdge(to, from, -1, rows: rows)
      }
      from = to
    }
  }

  private func add(_ arena: LineArena, _ run: LineArena.Run, rows: Range<Int>) {
    let origin = SIMD2(Double(box.minX), Double(box.minY))
    let limit = SIMD2(Double(box.width), Double(box.height))
    let rows = (rows.lowerBound - box.minY)..<(rows.upperBound - box.minY)
    let (top, bottom) = (Double(rows.lowerBound), Double(rows.upperBound))
    var from = arena.points[run.from] - origin
    for index in run.start..<run.end {
      let to = arena.points[index] - origin
      let (p, q) = from.y < to.y ? (from, to) : (to, from)
      if p.y < q.y, q.y > top, p.y < bottom {
        let sign: Float = from.y < to.y ? 1 : -1
        if p.x >= 0, q.x >= 0, p.x <= limit.x, q.x <= limit.x, p.y >= 0, q.y <= limit.y {
          addEdge(p, q, sign, rows: rows)
        } else {
          clip(p, q, sign, limit, rows: rows)
        }
      }
      from = to
    }
  }

  /// Cuts an edge that runs downwards at the sides of the box: what is left of it counts in its first
  /// column, what is right of it nowhere.
  @inline(never)
  private func clip(
    _ p: SIMD2<Double>,
    _ q: SIMD2<Double>,
    _ sign: Float,
    _ limit: SIMD2<Double>,
    rows: Range<Int>
  ) {
    let run = (q.x - p.x) / (q.y - p.y)
    var (p, q) = (p, q)
    let (low, high) = (min(p.x, q.x), max(p.x, q.x))
    if p.y < 0 { p = SIMD2(min(max(p.x - p.y * run, low), high), 0) }
    if q.y > limit.y { q = SIMD2(min(max(q.x + (limit.y - q.y) * run, low), high), limit.y) }
    guard p.y < q.y, p.x < limit.x || q.x < limit.x else { return }
    if p.x <= 0, q.x <= 0 {
      addEdge(SIMD2(0, p.y), SIMD2(0, q.y), sign, rows: rows)
      return
    }
    let slope = (q.y - p.y) / (q.x - p.x)
    let (start, end) = (p, q)
    func y(at x: Double) -> Double { min(max(start.y + (x - start.x) * slope, start.y), end.y) }
    let (left, right) = (SIMD2(0, y(at: 0)), SIMD2(limit.x, y(at: limit.x)))
    if p.x < 0 {
      addEdge(SIMD2(0, p.y), left, sign, rows: rows)
      p = left
    }
    if q.x < 0 {
      addEdge(left, SIMD2(0, q.y), sign, rows: rows)
      q = left
    }
    if p.x > limit.x { p = right }
    if q.x > limit.x { q = right }
    addEdge(p, q, sign, rows: rows)
  }
}

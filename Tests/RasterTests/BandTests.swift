import LottieGeometry
import LottieScene
import Testing

@testable import LottieRaster

struct BandTests {
  @Test func `an edge through many bands covers each row by itself`() {
    // From the left side at the top to eight pixels at the bottom, 1/375 of a pixel a row.
    let height = 3000
    let path = line((0, 0), (8, Double(height)), (0, Double(height)), isClosed: true)
    let pixmap = drawn([fill(path)], height: height)
    for y in 0..<height {
      let middle = (Double(y) + 0.5) * 8 / Double(height)
      let covered = (0..<16).reduce(0) { $0 + Double(parts(pixmap[$1, y])[3]) / 255 }
      #expect(isClose(covered, middle, 2.0 / 255), "row \(y)")
    }
  }

  @Test func `many short edges are found in the bands they pass`() {
    // A comb of 400 teeth, each a row wide, over 800 rows: every other row is full.
    var corners: [(Double, Double)] = [(0, 0)]
    for tooth in 0..<400 {
      let y = Double(2 * tooth)
      corners += [(2000, y), (2000, y + 1), (0, y + 1), (0, y + 2)]
    }
    let path = PathResource(
      BezierPath(corners.map { CurveVertex(Point($0.0, $0.1)) }, isClosed: true)
    )
    let pixmap = drawn([fill(path)], width: 2000, height: 800)
    for y in 0..<800 {
      let alphas = Set([0, 1, 999, 1998, 1999].map { parts(pixmap[$0, y])[3] })
      #expect(alphas == [y % 2 == 0 ? 255 : 0], "row \(y)")
    }
  }

  @Test(arguments: [false, true])
  func `an upright rectangle is covered by its sides`(isTurned: Bool) {
    let (width, height) = (40, 2010)
    let view = isTurned ? Affine(0, 1, -1, 0, Double(width), 0) : .identity
    let path = isTurned ? rect(1.5, 29.25, 2000.25, 8.5) : rect(2.25, 1.5, 8.5, 2000.25)
    let rasterizer = Rasterizer(width: width, height: height)
    _ = rasterizer.draw(list([fill(path)], width: 3000, height: 3000), view: view)
    let pixmap = rasterizer.pixmap
    let columns = (0..<width).map { x in x == 2 || x == 10 ? 0.75 : x > 2 && x < 10 ? 1 : 0.0 }
    let rows = (0..<height).map { y in
      y == 1 ? 0.5 : y == 2001 ? 0.75 : y > 1 && y < 2001 ? 1 : 0.0
    }
    for y in 0..<height {
      for x in 0..<12 {
        let alpha = Double(parts(pixmap[x, y])[3])
        #expect(abs(alpha - columns[x] * rows[y] * 255) <= 0.51, "\(x), \(y)")
      }
    }
  }

  @Test func `lines along an upright rectangle's side are no rectangle`() {
    // The corners of a rectangle in an order that makes two triangles of its sides' halves.
    let path = line((2, 2), (2, 10), (2, 6), (9, 6), isClosed: true)
    let pixmap = drawn([fill(path)])
    // The side from (9, 6) to (2, 2) bounds a triangle above row 6 only.
    #expect(parts(pixmap[2, 3])[3] > 0)
    #expect(parts(pixmap[3, 5])[3] == 255)
    #expect(parts(pixmap[3, 7])[3] == 0)
  }

  @Test func `clips with fractional sides multiply`() {
    let clip = ClipItem(rect: Rect(x: 1.5, y: 2.5, width: 9, height: 10))
    let inner = GroupItem(end: 3, clip: clip)
    let pixmap = drawn([
      .group(GroupItem(end: 3, clip: clip)), .group(inner), fill(rect(0, 0, 16, 16)),
    ])
    for y in 0..<16 {
      for x in 0..<16 {
        let column = x == 1 || x == 10 ? 0.5 : x > 1 && x < 10 ? 1 : 0.0
        let row = y == 2 || y == 12 ? 0.5 : y > 2 && y < 12 ? 1 : 0.0
        let covered = column * column * row * row
        #expect(abs(Double(parts(pixmap[x, y])[3]) - covered * 255) <= 1.5, "\(x), \(y)")
      }
    }
  }
}

struct BufferPoolTests {
  @Test func `pieces of the reserve are apart, whatever order they come back in`() {
    let reserve = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 64)
    defer { reserve.deallocate() }
    var pool = BufferPool(reserve: reserve)
    defer { pool.drain() }
    func isInside(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
      guard let start = reserve.baseAddress, let address = buffer.baseAddress else { return false }
      return address >= start && address + buffer.count <= start + reserve.count
    }
    func overlap(_ a: UnsafeMutableRawBufferPointer, _ b: UnsafeMutableRawBufferPointer) -> Bool {
      guard let p = a.baseAddress, let q = b.baseAddress else { return true }
      return p < q + b.count && q < p + a.count
    }
    let (a, b, c) = (pool.take(100), pool.take(200), pool.take(300))
    #expect([a, b, c].allSatisfy(isInside))
    pool.give(a)
    let d = pool.take(100)
    #expect(!overlap(d, b) && !overlap(d, c) && !overlap(b, c))
    let large = pool.take(2000)
    #expect(!isInside(large) && large.count >= 2000)
    for buffer in [large, b, d, c] { pool.give(buffer) }
    let all = pool.take(1024)
    #expect(isInside(all) && all.count == 1024)
    pool.give(all)
  }
}

import LottieGeometry
import Testing

struct StrokerTests {
  /// The areas of the outline's polygons, by the shoelace formula.
  private func areas(_ path: BezierPath, _ style: StrokeStyle) -> [Double] {
    var stroker = Stroker()
    stroker.stroke(path, style: style, tolerance: 0.01)
    var start = 0
    return stroker.outline.ends.map { end in
      defer { start = end }
      let points = stroker.outline.points[start..<end]
      guard var last = points.last else { return 0 }
      return points.reduce(0) { sum, point in
        defer { last = point }
        return sum + last.cross(point) / 2
      }
    }
  }

  private func line(_ points: [Point], isClosed: Bool = false) -> BezierPath {
    BezierPath(points.map { CurveVertex($0) }, isClosed: isClosed)
  }

  @Test func `a segment is a rectangle`() {
    #expect(areas(line([Point(0, 0), Point(10, 0)]), StrokeStyle(width: 3)) == [30])
  }

  @Test func `outlines wind alike whatever the direction of the path`() {
    let path = line([Point(0, 0), Point(10, 0), Point(10, 10), Point(3, 12)])
    for style in [StrokeStyle(width: 3), StrokeStyle(width: 9, join: .round)] {
      #expect(areas(path, style).allSatisfy { $0 > 0 })
      #expect(areas(path.reversed, style).allSatisfy { $0 > 0 })
    }
  }

  @Test func `the two sides of a closed contour sum up to its band`() {
    let square = BezierPath(Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(areas(square, StrokeStyle(width: 4)).reduce(0, +) - 320) < 1e-9)
    #expect(abs(areas(square.reversed, StrokeStyle(width: 4)).reduce(0, +) - 320) < 1e-9)
  }

  @Test func `a bend tighter than the pen adds area, never takes it away`() {
    let curve = BezierPath(
      [
        CurveVertex(Point(0, 0), in: Point(0, 0), out: Point(30, 0)),
        CurveVertex(Point(0, 2), in: Point(30, 2), out: Point(0, 2)),
      ],
      isClosed: false
    )
    let all = areas(curve, StrokeStyle(width: 20))
    #expect(all.count > 1)
    #expect(all.allSatisfy { $0 >= 0 })
  }

  /// The pen's ends go around discs of radius 7 and 3, the inner one against the outer.
  @Test func `a hollow stroke takes away what its pen sweeps backwards`() {
    let k = 2 * 0.5522847
    let circle = BezierPath(
      [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)].map { x, y in
        CurveVertex(
          Point(2 * x, 2 * y),
          in: Point(2 * x + k * y, 2 * y - k * x),
          out: Point(2 * x - k * y, 2 * y + k * x)
        )
      },
      isClosed: true
    )
    var style = StrokeStyle(width: 10)
    let full = areas(circle, style)
    #expect(full.allSatisfy { $0 >= 0 } && full.reduce(0, +) > 48 * .pi)
    style.isHollow = true
    let sides = areas(circle, style).sorted()
    #expect(sides.count == 2)
    #expect(abs(sides[0] + 9 * .pi) < 0.2 && abs(sides[1] - 49 * .pi) < 0.5, "\(sides)")
  }

  @Test func `contours without a length have caps where the style says so`() {
    let open = line([Point(5, 5), Point(5, 5)])
    let closed = BezierPath(open.contours.map { Contour($0.vertices, isClosed: true) })
    var style = StrokeStyle(width: 10, cap: .square)
    #expect(areas(open, style) == [100])
    #expect(areas(closed, style) == [100])
    style.dots = .open
    #expect(areas(open, style) == [100])
    #expect(areas(closed, style) == [])
    style.dots = .none
    #expect(areas(open, style) == [])
    #expect(areas(line([Point(0, 0), Point(10, 0)]), style) == [200])
  }

  @Test func `dashes are cut at their lengths`() throws {
    let dashes = try #require(Dashes([4, 2]))
    let path = line([Point(0, 0), Point(10, 0), Point(10, 5)])
    let style = StrokeStyle(width: 1, join: .bevel, dashes: dashes)
    // 4 and 4 of the first side, the last 3 of the second.
    #expect(areas(path, style) == [4, 4, 3])
  }

  @Test func `dashes far outside of what is seen are not made`() throws {
    let dashes = try #require(Dashes([4, 2], offset: 1))
    let style = StrokeStyle(width: 1, dashes: dashes)
    let path = line([Point(-60_000, 0), Point(60_000, 0), Point(60_000, 9)])
    func outline(_ visible: Rect?) -> [[Point]] {
      var stroker = Stroker()
      stroker.stroke(path, style: style, tolerance: 0.01, visible: visible)
      var start = 0
      return stroker.outline.ends.map { end in
        defer { start = end }
        return Array(stroker.outline.points[start..<end])
      }
    }
    let box = Rect(x: 0, y: -10, width: 100, height: 20)
    let (all, clipped) = (outline(nil), outline(box))
    // 120,009 units of 6 each; of those outside a thousand or so on either side.
    #expect(all.count > 20_000 && clipped.count < 2_200)
    func inside(_ polygons: [[Point]]) -> [[Point]] {
      polygons.filter { $0.contains { box.minX <= $0.x && $0.x <= box.maxX } }
    }
    #expect(inside(all).count == 17 && inside(clipped) == inside(all))
    // A line that nothing is seen of.
    #expect(outline(Rect(x: 0, y: 500, width: 10, height: 10)).count < 2_200)
    #expect(clipped.last == all.last)
  }

  @Test func `a closed contour in one dash stays closed`() throws {
    let dashes = try #require(Dashes([1000, 1]))
    let square = BezierPath(Rect(x: 0, y: 0, width: 20, height: 20))
    let all = areas(square, StrokeStyle(width: 4, dashes: dashes))
    #expect(all.count == 2)
    #expect(abs(all.reduce(0, +) - 320) < 1e-9)
  }
}

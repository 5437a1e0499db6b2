import Testing

@testable import LottieGeometry

struct TrimWindowTests {
  @Test func `start and end are put in order and clamped`() {
    #expect(TrimWindow(start: 0.75, end: 0.25).span == .part(start: 0.25, end: 0.75))
    #expect(TrimWindow(start: -1, end: 0.5).span == .part(start: 0, end: 0.5))
    #expect(TrimWindow(start: 0.5, end: 7).span == .part(start: 0.5, end: 1))
  }

  @Test func `an equal start and end show nothing`() {
    #expect(TrimWindow(start: 0.3, end: 0.3, offset: 0.5).span == .nothing)
    #expect(TrimWindow(start: 0.3, end: 0.300_01).span == .nothing)
    #expect(TrimWindow(start: .nan, end: .nan).span == .nothing)
  }

  @Test func `a whole turn shows everything, begun at the offset`() {
    #expect(TrimWindow(start: 0, end: 1).span == .everything)
    #expect(TrimWindow(start: 0, end: 1, offset: 3).span == .everything)
    #expect(TrimWindow(start: 0, end: 1, offset: 0.3).span == .turned(start: 0.3))
    #expect(TrimWindow(start: 1, end: 0, offset: -12.7).span == .turned(start: 0.3))
  }

  @Test func `an offset moves on, wraps, and may be negative`() {
    #expect(TrimWindow(start: 0, end: 0.5, offset: 0.25).span == .part(start: 0.25, end: 0.75))
    #expect(TrimWindow(start: 0, end: 0.5, offset: 0.75).span == .wrapped(start: 0.75, end: 0.25))
    #expect(TrimWindow(start: 0, end: 0.5, offset: -0.25).span == .wrapped(start: 0.75, end: 0.25))
    #expect(TrimWindow(start: 0.5, end: 0.75, offset: 3.5).span == .part(start: 0, end: 0.25))
    #expect(TrimWindow(start: 0, end: 0.5, offset: .infinity).span == .part(start: 0, end: 0.5))
  }
}

struct TrimTests {
  private let line = Shapes.line(Point(0, 0), Point(100, 0))

  /// From (0, 0) by (48.75, 0) to (78.75, 40): 48.75 and, for rlottie, 40 + 3/8 · 30 = 51.25 units, 100 in all.
  @Test(arguments: [(0.4875, Point(48.75, 0)), (0.59, Point(54.75, 8))])
  func `lengths without a root`(end: Double, expected: Point) throws {
    let path = BezierPath(
      [Point(0, 0), Point(48.75, 0), Point(78.75, 40)].map { CurveVertex($0, in: $0, out: $0) },
      isClosed: false
    )
    let trimmed = path.trimmed(to: TrimWindow(start: 0, end: end), by: .octagonal)
    let last = try #require(trimmed.contours.first?.vertices.last?.point)
    #expect(last.distance(to: expected) < 1e-9)
  }

  @Test func `half a line is half as long`() {
    let half = line.trimmed(to: TrimWindow(start: 0.25, end: 0.75))
    #expect(half == Shapes.line(Point(25, 0), Point(75, 0)))
  }

  @Test func `everything is untouched and stays closed`() {
    let square = Shapes.square(0, 0, 10)
    #expect(square.trimmed(to: TrimWindow(start: 0, end: 1)) == square)
  }

  @Test func `a whole turn of a closed contour stays closed and starts at the offset`() {
    let square = Shapes.square(0, 0, 10)
    let corners = [Point(5, 10), Point(0, 10), Point(0, 0), Point(10, 0), Point(10, 10)]
    let turned = BezierPath(corners.map { CurveVertex($0) }, isClosed: true)
    #expect(square.trimmed(to: TrimWindow(start: 0, end: 1, offset: 0.625)) == turned)
  }

  @Test func `a whole turn of anything else is untouched`() {
    let window = TrimWindow(start: 0, end: 1, offset: 0.625)
    let squares = BezierPath(
      Shapes.square(0, 0, 10).contours + Shapes.square(20, 0, 10).contours
    )
    #expect(line.trimmed(to: window) == line)
    #expect(squares.trimmed(to: window) == squares)
  }

  /// Its x is 100 t³: slow at the start.
  private let slow = BezierPath(
    [
      CurveVertex(Point(0, 0), in: Point(0, 0), out: Point(0, 0)),
      CurveVertex(Point(100, 0), in: Point(0, 0), out: Point(100, 0)),
    ],
    isClosed: false
  )

  @Test(arguments: [(TrimMeasure.arcLength, 50), (.parameter, 12.5)])
  func `half of a curve ends where the measure says`(measure: TrimMeasure, end: Double) {
    let half = slow.trimmed(to: TrimWindow(start: 0, end: 0.5), by: measure)
    #expect(abs((half.contours.first?.vertices.last?.point.x ?? 0) - end) < 0.01)
  }

  /// From t = 0.5 the search goes on by half to 0.75, where 42.19 is 7.81 short, then by 0.75 / 42.19 × 7.81.
  @Test func `a search may go too far and stays there`() {
    let half = slow.trimmed(to: TrimWindow(start: 0, end: 0.5), by: .search)
    let t = 0.75 + 0.75 / 42.1875 * 7.8125
    let expected = 100 * t * t * t
    #expect(abs((half.contours.first?.vertices.last?.point.x ?? 0) - expected) < 0.01)
  }

  @Test func `nothing is empty`() {
    #expect(line.trimmed(to: TrimWindow(start: 0.5, end: 0.5)).isEmpty)
  }

  @Test func `a sliver is kept so that round caps make a dot of it`() {
    let sliver = line.trimmed(to: TrimWindow(start: 0.5, end: 0.5001))
    #expect(sliver.contours.count == 1)
    #expect(abs(sliver.length - 0.01) < 1e-6)
  }

  @Test func `a piece around the start of a closed contour is one contour`() {
    let square = Shapes.square(0, 0, 10)
    let piece = square.trimmed(to: TrimWindow(start: 0, end: 0.25, offset: 0.875))
    #expect(piece == Shapes.line(Point(0, 5), Point(0, 0), Point(5, 0)))
  }

  @Test func `a piece around the start of an open contour is two`() {
    let pieces = line.trimmed(to: TrimWindow(start: 0, end: 0.5, offset: 0.75))
    #expect(pieces.contours.map { $0.vertices.map(\.point.x) } == [[75, 100], [0, 25]])
  }

  @Test func `the contours of a path are one run in order`() {
    let two = BezierPath(line.contours + Shapes.line(Point(0, 9), Point(100, 9)).contours)
    let piece = two.trimmed(to: TrimWindow(start: 0.25, end: 0.75))
    #expect(piece.contours.count == 2)
    #expect(
      piece.contours.map { $0.vertices.map(\.point) } == [
        [Point(50, 0), Point(100, 0)], [Point(0, 9), Point(50, 9)],
      ]
    )
  }

  @Test func `a window that ends where a contour begins leaves no crumb of it`() {
    let two = BezierPath(line.contours + Shapes.line(Point(0, 9), Point(100, 9)).contours)
    #expect(two.trimmed(to: TrimWindow(start: 0, end: 0.5)).contours.count == 1)
  }

  @Test func `a circle is cut at its quarters`() {
    let piece = Shapes.circle(0, 0, radius: 10).trimmed(to: TrimWindow(start: 0, end: 0.125))
    let end = piece.contours.first?.vertices.last?.point ?? .zero
    #expect(end.isNear(Point(10 * 0.5.squareRoot(), -10 * 0.5.squareRoot()), 0.01))
  }

  @Test func `paths trimmed one after the other keep their number and order`() {
    let paths = [line, Shapes.line(Point(0, 9), Point(300, 9))]
    let parts = BezierPath.trimSequentially(paths, to: TrimWindow(start: 0, end: 0.5))
    #expect(parts == [line, Shapes.line(Point(0, 9), Point(100, 9))])
    let last = BezierPath.trimSequentially(paths, to: TrimWindow(start: 0.5, end: 1))
    #expect(last == [BezierPath(), Shapes.line(Point(100, 9), Point(300, 9))])
  }

  @Test func `hostile paths are trimmed to finite ones`() {
    for path in Shapes.hostile {
      let part = path.trimmed(to: TrimWindow(start: 0.1, end: 0.7, offset: 0.5))
      #expect(part.isFinite)
    }
  }
}

struct RoundedCornersTests {
  @Test func `a corner becomes two vertices at the radius`() throws {
    let path = Shapes.square(0, 0, 100).roundedCorners(radius: 10)
    let vertices = try #require(path.contours.first?.vertices)
    #expect(vertices.count == 8)
    #expect(vertices[0].point == Point(0, 10))
    #expect(vertices[0].outTangent.isNear(Point(0, 10 - 5.519)))
    #expect(vertices[1].point == Point(10, 0))
    #expect(vertices[1].inTangent.isNear(Point(10 - 5.519, 0)))
  }

  @Test func `a radius reaches at most the middle of a side`() {
    let path = Shapes.square(0, 0, 100).roundedCorners(radius: 1000)
    #expect(path.contours.first?.vertices.first?.point == Point(0, 50))
  }

  @Test func `ends of open contours and curved vertices stay`() {
    let open = Shapes.line(Point(0, 0), Point(50, 0), Point(50, 50)).roundedCorners(radius: 5)
    #expect(open.contours.first?.vertices.count == 4)
    let circle = Shapes.circle(0, 0, radius: 10)
    #expect(circle.roundedCorners(radius: 5) == circle)
  }

  @Test func `a radius of zero or nonsense changes nothing`() {
    for radius in [0, -1, Double.nan, .infinity] {
      #expect(Shapes.square(0, 0, 9).roundedCorners(radius: radius) == Shapes.square(0, 0, 9))
    }
    for path in Shapes.hostile {
      _ = path.roundedCorners(radius: 3)
      _ = path.quadraticCorners(radius: 3)
    }
  }

  @Test func `quadratic corners have handles of two thirds`() throws {
    let path = Shapes.square(0, 0, 100).quadraticCorners(radius: 15)
    let vertices = try #require(path.contours.first?.vertices)
    #expect(vertices.map(\.point).prefix(3) == [Point(15, 0), Point(85, 0), Point(100, 15)])
    #expect(vertices[1].outTangent.isNear(Point(95, 0)))
    #expect(vertices[2].inTangent.isNear(Point(100, 5)))
    // The corner at the start is the last.
    #expect(vertices.last?.point == Point(15, 0))
    #expect(vertices.last?.inTangent.isNear(Point(5, 0)) == true)
  }

  /// Skia rounds no corner beside a curve; a curve behind a line begins at its cut end.
  @Test func `quadratic corners are between lines`() throws {
    let bent = CurveVertex(Point(100, 0), in: Point(100, 0), out: Point(100, 50))
    let path = BezierPath(
      [CurveVertex(Point(0, 0)), bent, CurveVertex(Point(100, 100)), CurveVertex(Point(0, 100))],
      isClosed: true
    )
    let vertices = try #require(path.quadraticCorners(radius: 10).contours.first?.vertices)
    #expect(
      vertices.map(\.point)
        == [(10, 0), (90, 0), (100, 100), (90, 100), (10, 100), (0, 90), (0, 10)].map {
          Point($0.0, $0.1)
        }
    )
    #expect(vertices[1].outTangent == Point(100, 50))
    #expect(vertices[0].inTangent == Point(10, 0))
  }
}

import LottieGeometry
import Testing

struct SubdividingTests {
  @Test func `the longest sides are halved`() {
    let path = BezierPath(polygon: [Point(0, 0), Point(8, 0), Point(8, 6), Point(0, 6)])
    let six = path.contours[0].subdivided(to: 6)
    #expect(
      six.vertices.map(\.point)
        == [Point(0, 0), Point(4, 0), Point(8, 0), Point(8, 6), Point(4, 6), Point(0, 6)]
    )
    #expect(six.isClosed)
    #expect(six.vertices.allSatisfy { $0.inTangent == $0.point && $0.outTangent == $0.point })
  }

  @Test func `curves keep their shape`() {
    let circle = Shapes.circle(0, 0, radius: 10).contours[0]
    let fine = circle.subdivided(to: 8)
    #expect(fine.vertices.count == 8)
    for index in 0..<4 {
      let middle = circle.curve(index).point(at: 0.5)
      #expect(fine.vertices[2 * index + 1].point.isNear(middle, 1e-12))
      #expect(fine.curve(2 * index).point(at: 0.5).isNear(circle.curve(index).point(at: 0.25)))
      #expect(fine.curve(2 * index + 1).point(at: 0.5).isNear(circle.curve(index).point(at: 0.75)))
    }
  }

  @Test func `open contours keep their ends, dots are repeated`() {
    let line = Shapes.line(Point(0, 0), Point(9, 0)).contours[0].subdivided(to: 4)
    #expect(line.vertices.map(\.point.x).map { $0.rounded() } == [0, 3, 6, 9])
    #expect(!line.isClosed)
    let dot = Contour([CurveVertex(Point(1, 2))], isClosed: true).subdivided(to: 3)
    #expect(dot.vertices.map(\.point) == Array(repeating: Point(1, 2), count: 3))
    #expect(Contour().subdivided(to: 5) == Contour())
    #expect(line.subdivided(to: 2) == line)
  }

  @Test func `hostile contours are subdivided without a trap`() {
    for path in Shapes.hostile {
      for contour in path.contours {
        #expect(contour.vertices.isEmpty || contour.subdivided(to: 50).vertices.count == 50)
      }
    }
  }
}

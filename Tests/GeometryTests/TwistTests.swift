import LottieGeometry
import Testing

struct TwistTests {
  /// From the center to the edge.
  private let line = Shapes.line(Point(0, 0), Point(100, 0))

  private func twisted(_ path: BezierPath, _ degrees: Double) -> BezierPath {
    BezierPath.twisted([path], degrees: degrees, around: .zero)[0]
  }

  /// The degrees that a point is turned by at a distance, of 90 at the center.
  private func degrees(at point: Point) -> Double {
    let share = 1 - min(1, point.length / 100)
    return 90 * share * share
  }

  @Test func `the rotation fades with the square of the distance from the edge`() {
    let contour = twisted(line, 90).contours[0]
    // 180 degrees of change at most, 7.5 in each part.
    #expect(contour.vertices.count == 25)
    let middle = contour.vertices[12].point
    #expect(middle.distance(to: Point(46.194, 19.134)) < 0.001, "\(middle)")
    #expect(contour.vertices[0].point == .zero)
    #expect(contour.vertices[24].point == Point(100, 0))
    for index in 0..<contour.curveCount {
      for t in [0.25, 0.5, 0.75] {
        let point = contour.curve(index).point(at: t)
        let angle = atan2(point.y, point.x) * 180 / .pi
        #expect(abs(angle - degrees(at: point)) < 0.02, "\(index) \(t)")
      }
    }
  }

  @Test func `parts join without a corner`() {
    for vertex in twisted(line, 300).contours[0].vertices.dropFirst().dropLast() {
      let (before, after) = (vertex.point - vertex.inTangent, vertex.outTangent - vertex.point)
      #expect(abs(before.cross(after)) < 1e-9 && before.dot(after) > 0)
    }
  }

  @Test func `a circle around the center is turned, one at the edge is not`() {
    let square = Shapes.square(-60, -80, 120)
    let inner = Shapes.line(Point(50, 0), Point(0, 50))
    let result = BezierPath.twisted([inner, square], degrees: 90, around: .zero)
    #expect(result[0].contours[0].vertices[0].point.distance(to: Point(46.194, 19.134)) < 0.001)
    #expect(result[1].contours[0].vertices[0].point == Point(-60, -80))
    #expect(result[1].contours[0].isClosed && result[1].contours.count == 1)
  }

  @Test func `no angle and no number change nothing`() {
    for degrees in [0, .nan, .infinity] { #expect(twisted(line, degrees) == line) }
    let far = BezierPath.twisted([line], degrees: 9, around: Point(.nan, 0))
    #expect(far == [line])
    let dot = Shapes.line(.zero, .zero)
    #expect(twisted(dot, 90) == dot)
  }

  @Test func `the number of parts is bounded`() {
    #expect(twisted(line, 1e300).contours[0].curveCount == 128)
    let points = (0...10_000).map { CurveVertex(Point(Double($0 % 7), Double($0 % 5))) }
    let long = BezierPath(points, isClosed: false)
    #expect(twisted(long, 1e9).contours[0].curveCount <= 200_000)
    for path in Shapes.hostile { _ = twisted(path, 77) }
  }
}

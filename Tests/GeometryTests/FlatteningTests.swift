import LottieGeometry
import Testing

struct FlatteningTests {
  private let curve = CubicCurve(Point(0, 0), Point(0, 60), Point(90, 80), Point(100, 0))

  @Test(arguments: [1, 0.1, 0.01])
  func `chords stay within the tolerance`(_ tolerance: Double) {
    let count = curve.segmentCount(tolerance: tolerance)
    for step in 0..<count {
      let from = curve.point(at: Double(step) / Double(count))
      let to = curve.point(at: Double(step + 1) / Double(count))
      let axis = to - from
      for part in [0.25, 0.5, 0.75] {
        let point = curve.point(at: (Double(step) + part) / Double(count))
        #expect(abs(axis.cross(point - from)) / axis.length <= tolerance)
      }
    }
  }

  @Test func `a straight curve needs one piece`() {
    let straight = CubicCurve(Point(0, 0), Point(3, 3), Point(6, 6), Point(9, 9))
    #expect(straight.segmentCount(tolerance: 0.01) == 1)
  }

  @Test(arguments: [Double.nan, .infinity, 1e30])
  func `the number of pieces is bounded`(_ value: Double) {
    let wild = CubicCurve(Point(0, 0), Point(value, 3), Point(6, -value), Point(9, 9))
    #expect(wild.segmentCount(tolerance: 0.01) == CubicCurve.flatteningLimit)
  }

  @Test func `a control point on the vertex does not hide the direction`() {
    let curve = CubicCurve(Point(0, 0), Point(0, 0), Point(5, 0), Point(5, 5))
    #expect(curve.direction(at: 0) == Point(1, 0))
    #expect(curve.direction(at: 1) == Point(0, 1))
  }
}

import LottieGeometry
import Testing

struct ArcLengthTests {
  @Test func `a straight curve is as long as its chord`() {
    #expect(CubicCurve(Point(0, 0), Point(0, 0), Point(3, 4), Point(3, 4)).length() == 5)
    #expect(CubicCurve(Point(0, 0), Point(1, 0), Point(2, 0), Point(9, 0)).length() == 9)
  }

  @Test func `a circle is as long as its circumference`() {
    // Four curves are at most 0.027 % outside the circle.
    #expect(abs(Shapes.circle(0, 0, radius: 100).length - 200 * .pi) < 0.15)
  }

  @Test func `a curve that runs back on itself counts in both directions`() {
    let curve = CubicCurve(Point(0, 0), Point(1, 0), Point(1, 0), Point(0, 0))
    // x = 3t(1−t), up to 0.75 and back.
    #expect(abs(curve.length(tolerance: 1e-6) - 1.5) < 1e-5)
  }

  @Test func `a length is found again at its parameter`() {
    let curve = CubicCurve(Point(0, 0), Point(100, 0), Point(0, 100), Point(100, 100))
    let total = curve.length(tolerance: 1e-6)
    for fraction in [0.1, 0.25, 0.5, 0.9] {
      let t = curve.parameter(atLength: total * fraction, tolerance: 1e-6)
      let part = curve.part(from: 0, to: t)
      #expect(abs(part.length(tolerance: 1e-6) - total * fraction) < 1e-4)
    }
    #expect(curve.parameter(atLength: -1) == 0)
    #expect(curve.parameter(atLength: total * 2) == 1)
    #expect(curve.parameter(atLength: .nan) == 0)
  }

  @Test func `hostile paths have a length that is not NaN`() {
    for path in Shapes.hostile { #expect(path.length >= 0) }
  }
}

struct ArcLengthCurveTests {
  private let bow = CubicCurve(Point(0, 0), Point(0, 100), Point(100, 100), Point(100, 0))

  @Test func `equal fractions are equally far apart`() {
    let walk = ArcLengthCurve(bow)
    // By Gauss–Legendre this curve is 200 long: half of it is at the middle, by symmetry.
    #expect(abs(walk.length - bow.length(tolerance: 1e-6)) < 1e-4)
    #expect(walk.point(atFraction: 0.5).isNear(Point(50, 75), 1e-4))
    let steps = (0..<100).map { index -> Double in
      let t = Double(index) / 100
      return walk.point(atFraction: t).distance(to: walk.point(atFraction: t + 0.01))
    }
    let (minimum, maximum) = (steps.min() ?? 0, steps.max() ?? 0)
    #expect(maximum - minimum < 0.01 * maximum)
  }

  @Test func `fractions outside give the ends`() {
    let walk = ArcLengthCurve(bow)
    #expect(walk.point(atFraction: -0.2) == Point(0, 0))
    #expect(walk.point(atFraction: 1.3) == Point(100, 0))
    #expect(walk.point(atFraction: .nan) == Point(0, 0))
  }

  @Test func `the tangent is a unit vector along the curve`() {
    let walk = ArcLengthCurve(bow)
    #expect(walk.tangent(atFraction: 0).isNear(Point(0, 1), 1e-4))
    #expect(walk.tangent(atFraction: 0.5).isNear(Point(1, 0), 1e-4))
    #expect(walk.tangent(atFraction: 1).isNear(Point(0, -1), 1e-4))
  }

  @Test func `a control point on its end still gives a tangent`() {
    let walk = ArcLengthCurve(
      CubicCurve(Point(0, 0), Point(0, 0), Point(100, 50), Point(100, 100))
    )
    let expected = Point(2, 1) * (1 / 5.0.squareRoot())
    #expect(walk.tangent(atFraction: 0).isNear(expected, 1e-3))
  }

  @Test func `a straight line is followed evenly though its parameter is not`() {
    let walk = ArcLengthCurve(
      CubicCurve(Point(0, 0), Point(0, 0), Point(10, 0), Point(10, 0))
    )
    #expect(walk.point(atFraction: 0.1) == Point(1, 0))
    #expect(walk.tangent(atFraction: 0.1) == Point(1, 0))
  }

  @Test func `a point stays where it is`() {
    let p = Point(3, 4)
    let walk = ArcLengthCurve(CubicCurve(p, p, p, p))
    #expect(walk.length == 0)
    #expect(walk.point(atFraction: 0.5) == p)
    #expect(walk.tangent(atFraction: 0.5) == .zero)
  }
}

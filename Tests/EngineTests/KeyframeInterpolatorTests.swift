import LottieGeometry
import LottieModel
import LottieScene
import Testing

@testable import LottieEngine

struct KeyframeInterpolatorTests {
  private func keyframes(
    _ list: [(Double, Double)],
    _ easing: Easing = .linear,
    _ dialect: Dialect = []
  ) -> KeyframeInterpolator<Double> {
    KeyframeInterpolator(
      KeyframeGroup(
        keyframes: list.map { Keyframe(time: $0.0, value: $0.1, easing: easing) }
      ),
      dialect
    )
  }

  private func curve(_ ox: Double, _ oy: Double, _ ix: Double, _ iy: Double) -> Easing {
    .curve(TimingCurve(outTangent: Point(ox, oy), inTangent: Point(ix, iy)))
  }

  private func isClose(_ a: Double, _ b: Double, _ slack: Double = 1e-6) -> Bool {
    abs(a - b) <= slack
  }

  @Test func `a linear segment runs at a constant rate`() {
    let property = keyframes([(10, 100), (20, 200)])
    #expect(property.value(at: 10) == 100)
    #expect(property.value(at: 12.5) == 125)
    #expect(property.value(at: 20) == 200)
  }

  /// The wheel of BB-8 in lottie-android's samples, which lottie-android 6.7.1 turns by 1.5, 2, -0.5 and -1.5 degrees
  /// more than the curve does, to the nearest half.
  @Test func `easing on Android follows lines near the curve`() {
    let easing = curve(0.68, 0, 0.32, 1)
    let exact = keyframes([(0, 0), (151, 2160)], easing)
    let lined = keyframes([(0, 0), (151, 2160)], easing, .linedEasings)
    let turned = [15.0, 53, 91, 129].map { lined.value(at: $0) - exact.value(at: $0) }
    #expect(zip(turned, [1.414, 1.824, -0.643, -1.654]).allSatisfy { isClose($0, $1, 1e-3) })
    #expect(lined.value(at: 0) == 0)
    #expect(lined.value(at: 151) == 2160)
  }

  /// Handles up to 100 are what lottie-android reads; more would be lines without end.
  @Test func `lines near a curve are bounded`() {
    let lined = keyframes([(0, 0), (10, 1)], curve(0.5, 1e300, 0.5, -1e300), .linedEasings)
    #expect((0...100).allSatisfy { abs(lined.value(at: Double($0) / 10)) < 30 })
  }

  @Test func `before the first and after the last keyframe the value stays`() {
    let property = keyframes([(10, 100), (20, 200)])
    #expect(property.value(at: -1e300) == 100)
    #expect(property.value(at: 9.999) == 100)
    #expect(property.value(at: 1e300) == 200)
  }

  @Test func `a hold stays until the next keyframe's time and not longer`() {
    let property = keyframes([(0, 1), (10, 2), (20, 3)], .hold)
    #expect(property.value(at: 9.999) == 1)
    #expect(property.value(at: 10) == 2)
    #expect(property.value(at: 20) == 3)
  }

  @Test func `a symmetric timing curve passes the middle at half time`() {
    let property = keyframes([(0, 0), (1, 1)], curve(0.42, 0, 0.58, 1))
    #expect(isClose(property.value(at: 0.5), 0.5))
  }

  @Test func `a timing curve has the value of the Bézier curve at its parameter`() {
    // At t = 1/4 of handles (0.2, 0.8) and (0.4, 0.6): x = 3·9/64·0.2 + 3·3/64·0.4 + 1/64.
    let x = 27.0 / 64 * 0.2 + 9.0 / 64 * 0.4 + 1.0 / 64
    let y = 27.0 / 64 * 0.8 + 9.0 / 64 * 0.6 + 1.0 / 64
    #expect(isClose(keyframes([(0, 0), (1, 1)], curve(0.2, 0.8, 0.4, 0.6)).value(at: x), y))
    // At t = 3/4.
    let x2 = 9.0 / 64 * 0.2 + 27.0 / 64 * 0.4 + 27.0 / 64
    let y2 = 9.0 / 64 * 0.8 + 27.0 / 64 * 0.6 + 27.0 / 64
    #expect(isClose(keyframes([(0, 0), (1, 1)], curve(0.2, 0.8, 0.4, 0.6)).value(at: x2), y2))
  }

  @Test func `a timing curve may overshoot`() {
    // y = 3t(1-t)²·2 + 3t²(1-t)·2 + t³ at t = 1/2, where x = 1/2: 0.75 + 0.75 + 0.125.
    let property = keyframes([(0, 0), (10, 100)], curve(0.5, 2, 0.5, 2))
    #expect(isClose(property.value(at: 5), 162.5))
  }

  @Test func `steep and flat timing curves stay between their ends`() {
    for easing in [curve(1, 0, 0, 1), curve(0, 1, 1, 0), curve(1, 1, 0, 0), curve(0, 0, 0, 1)] {
      let property = keyframes([(0, 0), (1, 1)], easing)
      var last = 0.0
      for i in 0...1000 {
        let value = property.value(at: Double(i) / 1000)
        #expect(value >= last - 1e-6 && value <= 1 + 1e-9)
        last = max(last, value)
      }
    }
  }

  @Test func `handles beyond the times of the keyframes are taken to them`() {
    let wide = keyframes([(0, 0), (1, 1)], curve(-3, 0.5, 7, 0.5))
    let clamped = keyframes([(0, 0), (1, 1)], curve(0, 0.5, 1, 0.5))
    for x in [0.1, 0.5, 0.9] { #expect(isClose(wide.value(at: x), clamped.value(at: x))) }
  }

  @Test func `absurd handles give a finite value`() {
    let property = keyframes([(0, 0), (1, 1)], curve(0.3, 1e308, 0.6, -1e308))
    for x in [0.01, 0.5, 0.99] { #expect(property.value(at: x).isFinite) }
  }

  @Test func `each component may have a timing curve of its own, the last serves those beyond`() {
    let slow = TimingCurve(outTangent: Point(0.5, 2), inTangent: Point(0.5, 2))
    let straight = TimingCurve(outTangent: Point(0, 0), inTangent: Point(1, 1))
    let group = KeyframeGroup(keyframes: [
      Keyframe(time: 0, value: Vector3D(0, 0, 0), easing: .perComponent([slow, straight])),
      Keyframe(time: 10, value: Vector3D(100, 100, 10)),
    ])
    let value = KeyframeInterpolator(group).value(at: 5)
    #expect(isClose(value.x, 162.5) && isClose(value.y, 50) && isClose(value.z, 5))
  }

  @Test func `of keyframes at one time the last counts from there on`() {
    let property = keyframes([(0, 0), (10, 10), (10, 50), (20, 60)])
    #expect(property.value(at: 9) == 9)
    #expect(property.value(at: 10) == 50)
    #expect(property.value(at: 15) == 55)
    let walking = property
    #expect(walking.update(frame: 15) == 55)
    #expect(walking.update(frame: 10) == 50)
    #expect(walking.update(frame: 9) == 9)
    #expect(walking.update(frame: 10) == 50)
  }

  @Test func `an update says nothing while the value rests`() {
    let property = keyframes([(0, 1), (10, 2)])
    #expect(property.update(frame: -5) == 1)
    #expect(property.update(frame: -4) == nil)
    #expect(property.update(frame: 5) == 1.5)
    #expect(property.update(frame: 5) == nil)
    #expect(property.update(frame: 11) == 2)
    #expect(property.update(frame: 12) == nil)
    #expect(property.update(frame: -1) == 1)
  }

  @Test func `a motion path is followed at a constant speed`() {
    // A quarter of the circle of radius 100 around the origin.
    let k = 55.228_474_983_079_36
    let group = KeyframeGroup(keyframes: [
      Keyframe(
        time: 0,
        value: Vector3D(100, 0),
        spatial: SpatialTangents(out: Vector3D(0, k), in: Vector3D(k, 0))
      ),
      Keyframe(time: 90, value: Vector3D(0, 100)),
    ])
    let motionPath = KeyframeInterpolator(group)
    for degrees in stride(from: 0.0, through: 90, by: 7.5) {
      let point = motionPath.value(at: degrees).point
      let expected = Point(100 * cos(degrees * .pi / 180), 100 * sin(degrees * .pi / 180))
      #expect(point.distance(to: expected) < 0.1, "at \(degrees)")
    }
  }

  @Test func `control points on the segment leave the motion path straight and its speed constant`()
  {
    let group = KeyframeGroup(keyframes: [
      Keyframe(
        time: 0,
        value: Vector3D(0, 0),
        spatial: SpatialTangents(out: Vector3D(30, 0), in: Vector3D(-1, 0))
      ),
      Keyframe(time: 10, value: Vector3D(100, 0)),
    ])
    #expect(KeyframeInterpolator(group).value(at: 5).x == 50)
  }

  @Test func `a motion path stays at its ends where the easing overshoots`() {
    let group = KeyframeGroup(keyframes: [
      Keyframe(
        time: 0,
        value: Vector3D(0, 0),
        easing: curve(0.5, 2, 0.5, 2),
        spatial: SpatialTangents(out: Vector3D(0, 50), in: Vector3D(0, 50))
      ),
      Keyframe(time: 10, value: Vector3D(100, 0)),
    ])
    #expect(KeyframeInterpolator(group).value(at: 5).point == Point(100, 0))
  }

  @Test func `paths go vertex by vertex, and where one has fewer its longest side is divided`() {
    func path(_ points: [Point]) -> BezierPath { BezierPath(polygon: points) }
    let group = KeyframeGroup(keyframes: [
      Keyframe(time: 0, value: path([Point(0, 0), Point(10, 0), Point(10, 10)])),
      Keyframe(time: 10, value: path([Point(10, 20), Point(20, 20)])),
    ])
    // Both sides of the second are as long: the first one gets a vertex at (15, 20).
    #expect(
      KeyframeInterpolator(group).value(at: 5)
        == path([Point(5, 10), Point(12.5, 10), Point(15, 15)])
    )
  }

  @Test func `colors go component by component`() {
    let group = KeyframeGroup(keyframes: [
      Keyframe(time: 0, value: Color(red: 0, green: 0.5, blue: 1)),
      Keyframe(time: 4, value: Color(red: 1, green: 0.5, blue: 0)),
    ])
    #expect(
      KeyframeInterpolator(group).value(at: 1) == Color(red: 0.25, green: 0.5, blue: 0.75)
    )
  }
}

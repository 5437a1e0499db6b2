import LottieGeometry
package import LottieModel

/// A cubic timing curve from (0, 0) to (1, 1), solved for y at a given x.
///
/// Newton's method from a table of eleven samples, then bisection, as WebKit's UnitBezier and
/// <https://github.com/gre/bezier-easing>. The x of the handles is clamped to 0…1, so that there is
/// one y for every x; y may overshoot.
package struct UnitBezier: Sendable {
  private let ax, bx, cx: Double
  private let ay, by, cy: Double
  /// x at parameters 0, 0.1, … 1, in the first eleven elements.
  private let samples: SIMD16<Double>

  package init(_ curve: TimingCurve) {
    let x1 = min(max(curve.outTangent.x, 0), 1)
    let x2 = min(max(curve.inTangent.x, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    // Bounded, so that no sum below overflows.
    let y1 = min(max(curve.outTangent.y, -1e6), 1e6)
    let y2 = min(max(curve.inTangent.y, -1e6), 1e6)
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
    let (a, b, c) = (ax, bx, cx)
    var samples = SIMD16<Double>()
    for index in 0...10 {
      let t = Double(index) / 10
      samples[index] = ((a * t + b) * t + c) * t
    }
    self.samples = samples
  }

  /// The y at an x in 0…1; 0 at 0 and 1 at 1 exactly.
  package func y(atX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let t = parameter(atX: x)
    return ((ay * t + by) * t + cy) * t
  }

  private func parameter(atX x: Double) -> Double {
    var i = 0
    while i < 9, samples[i + 1] <= x { i += 1 }
    let width = samples[i + 1] - samples[i]
    var low = Double(i) / 10
    var high = low + 0.1
    var t = width > 0 ? low + 0.1 * (x - samples[i]) / width : low
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      guard abs(error) > 1e-9 else { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      guard abs(slope) > 1e-6 else { break }
      t -= error / slope
      guard t >= low, t <= high else { break }
    }
    for _ in 0..<40 {
      t = (low + high) / 2
      if ((ax * t + bx) * t + cx) * t < x { low = t } else { high = t }
    }
    return t
  }
}

/// A curve that is walked at even speed: the path of a moving position between two keyframes.
///
/// Made once from a table of 64 pieces, then a look-up and one Newton step a point: the error is far
/// below a thousandth of the length except within a piece that holds a cusp.
package struct ArcLengthCurve: Hashable, Sendable {
  /// The curve that was measured.
  package let curve: CubicCurve
  /// Its arc length; 0 if it is a point or not finite.
  package let length: Double

  /// Length up to each sixty-fourth of the parameter; empty for a straight or a degenerate curve.
  private let distances: [Double]

  private static let pieces = 64

  /// Measures a curve once, so that its lengths are cheap to ask for.
  package init(_ curve: CubicCurve) {
    self.curve = curve
    guard !curve.isLine else {
      let distance = curve.p0.distance(to: curve.p3)
      length = distance.isFinite ? distance : 0
      distances = []
      return
    }
    var sum = 0.0
    var table = [0.0]
    table.reserveCapacity(Self.pieces + 1)
    for piece in 0..<Self.pieces {
      let from = Double(piece) / Double(Self.pieces)
      sum += curve.quadrature(from: from, to: from + 1 / Double(Self.pieces))
      table.append(sum)
    }
    let isUsable = sum.isFinite && sum > 0
    length = isUsable ? sum : 0
    distances = isUsable ? table : []
  }

  /// The point at a fraction of the length.
  ///
  /// Fractions below 0 and NaN give the start, those above 1 the end: what overshoots stays on the
  /// curve, as in lottie-web.
  package func point(atFraction fraction: Double) -> Point {
    guard fraction > 0 else { return curve.p0 }
    guard fraction < 1 else { return curve.p3 }
    if distances.isEmpty { return curve.p0.lerp(to: curve.p3, fraction) }
    return curve.point(at: parameter(atFraction: fraction))
  }

  /// The direction of travel at a fraction of the length, as a vector of length 1.
  ///
  /// At zero speed it is the direction of the next distinct control point; zero for a curve that is
  /// a point. Fractions are clamped to 0…1.
  package func tangent(atFraction fraction: Double) -> Point {
    guard length > 0 else { return .zero }
    let t = distances.isEmpty ? 0.5 : parameter(atFraction: fraction)
    let speed = curve.derivative(at: t)
    if speed.length > length * 1e-9 { return speed * (1 / speed.length) }
    // The limit of the direction at an end whose control point lies on it, and at a cusp.
    let towards = curve.point(at: Swift.min(1, t + 1e-4)) - curve.point(at: Swift.max(0, t - 1e-4))
    let size = towards.length
    return size > 0 ? towards * (1 / size) : .zero
  }

  /// The parameter of the curve at a fraction of its length, clamped to 0…1.
  package func parameter(atFraction fraction: Double) -> Double {
    guard fraction > 0, !distances.isEmpty else { return fraction > 0 ? Swift.min(1, fraction) : 0 }
    guard fraction < 1 else { return 1 }
    let target = fraction * length
    var (low, high) = (0, Self.pieces)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= target { low = middle } else { high = middle }
    }
    let start = Double(low) / Double(Self.pieces)
    let end = Double(high) / Double(Self.pieces)
    let span = distances[high] - distances[low]
    guard span > 0 else { return start }
    let guess = start + (end - start) * (target - distances[low]) / span
    let error = distances[low] + curve.quadrature(from: start, to: guess) - target
    let corrected = guess - error / curve.derivative(at: guess).length
    return corrected > start && corrected < end ? corrected : guess
  }
}

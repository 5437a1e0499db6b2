// thorvg and rlottie measure lines without a root: the larger of both sides and 3/8 of the smaller ("alpha max plus beta
// min"). Upright lines have their length, lines at 20 degrees 7 % more, and diagonal ones 3 % less.

extension Point {
  /// The distance to another point as thorvg and rlottie measure it, never more than 7 % wrong.
  package func octagonalDistance(to other: Point) -> Double {
    let (x, y) = (abs(other.x - self.x), abs(other.y - self.y))
    return max(x, y) + 0.375 * min(x, y)
  }
}

extension CubicCurve {
  /// The length of the curve's ``octagonalLengths``.
  var octagonalLength: Double { isLine ? p0.octagonalDistance(to: p3) : octagonalLengths.length }

  /// The curve as lines, measured as thorvg and rlottie do.
  package var octagonalLengths: OctagonalLengths { OctagonalLengths(self) }
}

/// The lengths of a curve up to places evenly spaced in its parameter.
package struct OctagonalLengths: Sendable {
  private static let lines = 64
  private var lengths = [0.0]

  fileprivate init(_ curve: CubicCurve) {
    var (sum, last) = (0.0, curve.p0)
    for index in 1...OctagonalLengths.lines {
      let point = curve.point(at: Double(index) / Double(OctagonalLengths.lines))
      sum += last.octagonalDistance(to: point)
      lengths.append(sum)
      last = point
    }
  }

  /// The length of the whole curve, in path units.
  package var length: Double { lengths[lengths.count - 1] }

  /// The parameter in 0...1 at a length; an end for lengths outside the curve.
  package func parameter(atLength length: Double) -> Double {
    guard length > 0, let end = lengths.firstIndex(where: { $0 >= length }), end > 0 else {
      return length > 0 ? 1 : 0
    }
    let (before, after) = (lengths[end - 1], lengths[end])
    return (Double(end - 1) + (length - before) / (after - before)) / Double(lengths.count - 1)
  }
}

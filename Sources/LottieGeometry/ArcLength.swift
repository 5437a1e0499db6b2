// Arc length by Gauss–Legendre quadrature, halved where eight nodes do not agree with sixteen (cusps,
// very uneven speed): <https://pomax.github.io/bezierinfo/#arclength>. The inverse is Newton's method
// kept inside a bracket. Curves with a coordinate that is not finite, or so large that its square
// is not, have length 0.

/// Nodes and weights of the eight-point Gauss–Legendre rule on −1…1, positive half.
private let gauss: [(node: Double, weight: Double)] = [
  (0.1834346424956498, 0.3626837833783620),
  (0.5255324099163290, 0.3137066458778873),
  (0.7966664774136267, 0.2223810344533745),
  (0.9602898564975363, 0.1012285362903763),
]

extension CubicCurve {
  /// Length of the control polygon: never less than that of the curve.
  @inlinable
  var polygonLength: Double { p0.distance(to: p1) + p1.distance(to: p2) + p2.distance(to: p3) }

  /// The arc length.
  ///
  /// - Parameter tolerance: Largest error aimed at, in path units; never less than a billionth of
  ///   the length.
  /// - Returns: 0 for a curve that is not finite.
  public func length(tolerance: Double = 0.001) -> Double {
    let polygon = polygonLength
    guard polygon.isFinite else { return 0 }
    let chord = p0.distance(to: p3)
    guard polygon - chord > 1e-12 * polygon else { return chord }
    let limit = tolerance > 0 ? tolerance : 0
    let result = length(from: 0, to: 1, tolerance: Swift.max(limit, polygon * 1e-9))
    return result.isFinite ? result : 0
  }

  /// The parameter in 0…1 up to which the curve has a length.
  ///
  /// - Parameters:
  ///   - length: Distance along the curve from its start, in path units.
  ///   - tolerance: Largest error in length aimed at, in path units.
  /// - Returns: An end for lengths outside the curve, the start for NaN.
  public func parameter(atLength length: Double, tolerance: Double = 0.001) -> Double {
    let total = self.length(tolerance: tolerance)
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    let limit = Swift.max(tolerance > 0 ? tolerance : 0, total * 1e-9)
    var (low, high) = (0.0, 1.0)
    var t = length / total
    for _ in 0..<32 {
      let error = self.length(from: 0, to: t, tolerance: limit / 4) - length
      if abs(error) <= limit / 2 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Arc length between two parameters by eight nodes.
  func quadrature(from: Double, to: Double) -> Double {
    let half = (to - from) / 2
    let middle = (from + to) / 2
    var sum = 0.0
    for (node, weight) in gauss {
      let offset = half * node
      let before = derivative(at: middle - offset).length
      sum += weight * (before + derivative(at: middle + offset).length)
    }
    return sum * half
  }

  private func length(from: Double, to: Double, tolerance: Double) -> Double {
    refine(from, to, whole: quadrature(from: from, to: to), tolerance, depth: 10)
  }

  private func refine(
    _ from: Double,
    _ to: Double,
    whole: Double,
    _ tolerance: Double,
    depth: Int
  ) -> Double {
    let middle = (from + to) / 2
    let left = quadrature(from: from, to: middle)
    let right = quadrature(from: middle, to: to)
    guard depth > 0, abs(left + right - whole) > tolerance else { return left + right }
    return refine(from, middle, whole: left, tolerance / 2, depth: depth - 1)
      + refine(middle, to, whole: right, tolerance / 2, depth: depth - 1)
  }
}

extension Contour {
  /// The arc length of all curves, the closing one included.
  public var length: Double {
    (0..<curveCount).reduce(0) { $0 + curve($1).measuredLength }
  }
}

extension BezierPath {
  /// The arc length of all contours; gaps between them do not count.
  public var length: Double { contours.reduce(0) { $0 + $1.length } }
}

extension CubicCurve {
  /// The arc length to within a millionth of the control polygon, whatever the unit.
  var measuredLength: Double { length(tolerance: polygonLength * 1e-6) }

  /// The length as a trim measures it.
  func length(by measure: TrimMeasure) -> Double {
    switch measure {
    case .arcLength, .parameter: measuredLength
    case .search: sampledLength
    case .octagonal: octagonalLength
    }
  }

  /// The part between two distances along the curve, given its length; straight stays straight.
  func part(
    fromLength from: Double,
    to: Double,
    of total: Double,
    by measure: TrimMeasure = .arcLength
  ) -> CubicCurve {
    guard total > 0 else { return self }
    if isLine {
      let start = from <= 0 ? p0 : p0.lerp(to: p3, from / total)
      let end = to >= total ? p3 : p0.lerp(to: p3, to / total)
      return CubicCurve(start, start, end, end)
    }
    let (start, end): (Double, Double)
    switch measure {
    case .arcLength:
      let tolerance = total * 1e-6
      start = from <= 0 ? 0 : parameter(atLength: from, tolerance: tolerance)
      end = to >= total ? 1 : parameter(atLength: to, tolerance: tolerance)
    case .parameter:
      start = from / total
      end = to / total
    case .search:
      start = from <= 0 ? 0 : searchedParameter(atLength: from, of: total)
      end = to >= total ? 1 : searchedParameter(atLength: to, after: start)
    case .octagonal:
      let lengths = octagonalLengths
      start = from <= 0 ? 0 : lengths.parameter(atLength: from)
      end = to >= total ? 1 : lengths.parameter(atLength: to)
    }
    return part(from: Swift.max(0, start), to: Swift.min(1, Swift.max(start, end)))
  }

  /// The length of 25 chords between parameters evenly spaced.
  var sampledLength: Double {
    guard !isLine else { return (p3 - p0).length }
    var (sum, last) = (0.0, p0)
    for index in 1...25 {
      let point = self.point(at: Double(index) / 25)
      sum += (point - last).length
      last = point
    }
    return sum
  }

  /// The parameter at which lottie-ios's main-thread engine cuts the curve for a length: the fraction of the length,
  /// and at most three steps on from it while the part is more than a unit too short; one too long stays.
  private func searchedParameter(atLength length: Double, of total: Double) -> Double {
    var parameter = length / total
    for _ in 0..<3 where parameter < 1 {
      let reached = part(from: 0, to: parameter).sampledLength
      guard reached > 0, length - reached >= 1 else { break }
      parameter += Swift.min(parameter / reached * (length - reached), parameter / 2)
    }
    return Swift.min(parameter, 1)
  }

  /// The same for what is left behind a first cut.
  private func searchedParameter(atLength length: Double, after start: Double) -> Double {
    let rest = part(from: start, to: 1)
    let total = rest.sampledLength
    let left = length - part(from: 0, to: start).sampledLength
    guard total > 0, left > 0 else { return start }
    return left >= total
      ? 1 : start + (1 - start) * rest.searchedParameter(atLength: left, of: total)
  }
}

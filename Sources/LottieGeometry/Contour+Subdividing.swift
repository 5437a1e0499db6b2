extension Contour {
  /// The same shape with more vertices, spread over the curves by their lengths; as it is when it has
  /// no fewer.
  ///
  /// A contour of one vertex repeats it.
  public func subdivided(to count: Int) -> Contour {
    let extra = count - vertices.count
    guard extra > 0, let last = vertices.last else { return self }
    let curves = (0..<curveCount).map(curve)
    let lengths = curves.map { $0.polygonLength }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else {
      return Contour(vertices + Array(repeating: last, count: extra), isClosed: isClosed)
    }
    // Whole shares first; what is left goes to the largest remainders.
    let shares = lengths.map { Double(extra) * $0 / total }
    var parts = shares.map { Int($0) + 1 }
    let left = extra - (parts.reduce(0, +) - parts.count)
    let order = shares.indices.sorted {
      let (a, b) = (shares[$0] - shares[$0].rounded(.down), shares[$1] - shares[$1].rounded(.down))
      return a != b ? a > b : $0 < $1
    }
    for index in order.prefix(max(0, left)) { parts[index] += 1 }
    var result = vertices
    result.removeAll(keepingCapacity: true)
    var start = vertices[0]
    for (index, curve) in curves.enumerated() {
      var rest = curve
      for part in 0..<parts[index] - 1 {
        let (before, after) = rest.straightSplit(at: 1 / Double(parts[index] - part))
        start.outTangent = before.p1
        result.append(start)
        start = CurveVertex(before.p3, in: before.p2, out: after.p1)
        rest = after
      }
      start.outTangent = rest.p1
      result.append(start)
      start = vertices[index + 1 < vertices.count ? index + 1 : 0]
      start.inTangent = rest.p2
    }
    if isClosed {
      result[0].inTangent = start.inTangent
    } else {
      result.append(start)
    }
    return Contour(result, isClosed: isClosed)
  }
}

extension CubicCurve {
  /// The two parts left and right of a parameter; those of a line are lines.
  fileprivate func straightSplit(at t: Double) -> (CubicCurve, CubicCurve) {
    guard isLine else { return split(at: t) }
    let middle = p0.lerp(to: p3, t)
    return (CubicCurve(p0, p0, middle, middle), CubicCurve(middle, middle, p3, p3))
  }
}

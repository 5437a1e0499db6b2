// Lottie's `rd`, as lottie-web does it: the handles are 0.5519 of the cut whatever the angle, which
// is a circular arc for right angles only.

extension BezierPath {
  /// The path with its corners rounded.
  ///
  /// A corner is a vertex with both control points on it; ends of open contours are none. It is cut
  /// at `radius` along both sides, at most at their middle. Other vertices are kept. A radius that
  /// is not positive or not finite changes nothing.
  public func roundedCorners(radius: Double) -> BezierPath {
    roundedCorners(radius: radius, handle: BezierPath.cornerHandle)
  }

  /// The length of a corner's handles, of the cut, in lottie-web.
  package static let cornerHandle = 0.5519

  /// The path with its corners rounded, by handles of this length, of the cut.
  ///
  /// Two thirds make quadratic curves, as Skia does.
  package func roundedCorners(radius: Double, handle: Double) -> BezierPath {
    guard radius > 0, radius.isFinite else { return self }
    return BezierPath(contours.map { $0.roundedCorners(radius: radius, handle) })
  }
}

extension Contour {
  fileprivate func roundedCorners(radius: Double, _ handle: Double) -> Contour {
    guard vertices.count > 1 else { return self }
    var result: [CurveVertex] = []
    result.reserveCapacity(vertices.count * 2)
    for (index, vertex) in vertices.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == vertices.count - 1)
      guard vertex.inTangent == vertex.point, vertex.outTangent == vertex.point, !isEnd else {
        result.append(vertex)
        continue
      }
      let previous = vertices[index == 0 ? vertices.count - 1 : index - 1].point
      let next = vertices[index == vertices.count - 1 ? 0 : index + 1].point
      let start = vertex.point.cut(towards: previous, radius: radius)
      let end = vertex.point.cut(towards: next, radius: radius)
      result.append(CurveVertex(start, in: start, out: start.lerp(to: vertex.point, handle)))
      result.append(CurveVertex(end, in: end.lerp(to: vertex.point, handle), out: end))
    }
    return Contour(result, isClosed: isClosed)
  }
}

extension Point {
  /// The point at a distance towards a neighbor, at most half-way.
  fileprivate func cut(towards neighbor: Point, radius: Double) -> Point {
    let distance = distance(to: neighbor)
    guard distance > 0, distance.isFinite else { return self }
    return lerp(to: neighbor, Swift.min(distance / 2, radius) / distance)
  }
}

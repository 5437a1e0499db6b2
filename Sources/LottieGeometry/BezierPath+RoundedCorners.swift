// Lottie's `rd`, as lottie-web does it: the handles are 0.5519 of the cut whatever the angle, which
// is a circular arc for right angles only.

extension BezierPath {
  /// The path with its corners rounded.
  ///
  /// A corner is a vertex with both control points on it; ends of open contours are none. It is cut
  /// at `radius` along both sides, at most at their middle. Other vertices are kept. A radius that
  /// is not positive or not finite changes nothing.
  public func roundedCorners(radius: Double) -> BezierPath {
    guard radius > 0, radius.isFinite else { return self }
    return BezierPath(contours.map { $0.roundedCorners(radius: radius) })
  }

  /// The path with the corners between its lines rounded by quadratic curves, as Skia does it.
  ///
  /// Curves are kept but for their start behind a line, which is that of the corner's curve. Where a closed contour has
  /// a curve, the corner at its start is none: src/effects/SkCornerPathEffect.cpp.
  package func quadraticCorners(radius: Double) -> BezierPath {
    guard radius > 0, radius.isFinite else { return self }
    return BezierPath(contours.map { $0.quadraticCorners(radius: radius) })
  }
}

extension Contour {
  fileprivate func roundedCorners(radius: Double) -> Contour {
    let handle = 0.5519
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

extension Contour {
  fileprivate func quadraticCorners(radius: Double) -> Contour {
    guard let first = vertices.first, vertices.count > 1 else { return self }
    let ends = vertices.dropFirst() + (isClosed ? [first] : [])
    let hasCurves = zip(vertices, ends).contains { !$0.isStraight(to: $1) }
    var result: [CurveVertex] = []
    result.reserveCapacity(vertices.count * 2)
    var isLine = false
    for (from, to) in zip(vertices, ends) {
      let straight = from.isStraight(to: to)
      let start = straight ? from.point.cut(towards: to.point, radius: radius) : from.point
      if result.isEmpty {
        result.append(CurveVertex(isClosed ? start : from.point))
      } else if straight, isLine {
        result.addCorner(at: from.point, to: start)
      }
      if straight {
        if !isLine, start != result[result.count - 1].point { result.append(CurveVertex(start)) }
        let end = to.point.cut(towards: from.point, radius: radius)
        if end != start { result.append(CurveVertex(end)) }
      } else {
        result[result.count - 1].outTangent = from.outTangent
        result.append(CurveVertex(to.point, in: to.inTangent, out: to.point))
      }
      isLine = straight
    }
    if !isClosed {
      if isLine { result.append(CurveVertex(vertices[vertices.count - 1].point)) }
    } else if isLine, !hasCurves {
      result.addCorner(at: first.point, to: result[0].point)
    }
    return Contour(result, isClosed: isClosed)
  }
}

extension [CurveVertex] {
  /// A quadratic curve from the last vertex by way of a corner.
  fileprivate mutating func addCorner(at corner: Point, to end: Point) {
    guard let last = indices.last else { return }
    self[last].outTangent = self[last].point.lerp(to: corner, 2.0 / 3)
    append(CurveVertex(end, in: end.lerp(to: corner, 2.0 / 3), out: end))
  }
}

extension CurveVertex {
  /// Whether the way to the next vertex is a line without handles.
  fileprivate func isStraight(to next: CurveVertex) -> Bool {
    outTangent == point && next.inTangent == next.point
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

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
  /// A curve behind a line starts where the line is cut, other curves are kept. A closed contour that has a curve keeps
  /// the corner at its start: src/effects/SkCornerPathEffect.cpp.
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
    guard vertices.count > 1 else { return self }
    let curves = (0..<curveCount).map(curve)
    var result: [CurveVertex] = []
    result.reserveCapacity(vertices.count * 2)
    var followsLine = false
    for curve in curves {
      let start = curve.isLine ? curve.p0.cut(towards: curve.p3, radius: radius) : curve.p0
      if result.isEmpty {
        result.append(CurveVertex(isClosed ? start : curve.p0))
      } else if curve.isLine, followsLine {
        result.addCorner(at: curve.p0, to: start)
      }
      if curve.isLine {
        if !followsLine, start != result[result.count - 1].point {
          result.append(CurveVertex(start))
        }
        let end = curve.p3.cut(towards: curve.p0, radius: radius)
        if end != start { result.append(CurveVertex(end)) }
      } else {
        result[result.count - 1].outTangent = curve.p1
        result.append(CurveVertex(curve.p3, in: curve.p2, out: curve.p3))
      }
      followsLine = curve.isLine
    }
    if !isClosed {
      if followsLine { result.append(CurveVertex(vertices[vertices.count - 1].point)) }
    } else if curves.allSatisfy(\.isLine) {
      result.addCorner(at: vertices[0].point, to: result[0].point)
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

extension Point {
  /// The point at a distance towards a neighbor, at most half-way.
  fileprivate func cut(towards neighbor: Point, radius: Double) -> Point {
    let distance = distance(to: neighbor)
    guard distance > 0, distance.isFinite else { return self }
    return lerp(to: neighbor, Swift.min(distance / 2, radius) / distance)
  }
}

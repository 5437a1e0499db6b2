/// The grid positions of the contours of an operation's inputs, so that its result starts, runs and bends as they do.
struct ContourOrigins {
  /// A contour of an input.
  private struct Origin {
    let contour: Contour
    /// The contour as it was flattened, without vertices in straight lines.
    let ring: [GridPoint]
  }

  private var origins: [Origin] = []
  /// The contours whose least point this is.
  private var byLeastPoint: [GridPoint: [Int]] = [:]
  /// The first vertex at each point, counted over all inputs.
  private var order: [GridPoint: Int] = [:]
  /// Twice the signed area of the first input that has one, in steps of the grid; positive clockwise
  /// on screen.
  private var area = 0.0

  /// Records the contours of inputs; `rings` are the flattened contours of each, none for empty ones.
  init(_ inputs: [BezierPath], _ grid: Grid, rings: [[[GridPoint]]]) {
    var count = 0
    for (input, rings) in zip(inputs, rings) {
      let isFirst = area == 0
      for (contour, points) in zip(input.contours, rings) {
        if isFirst { area += doubleArea(points) }
        for vertex in contour.vertices {
          let point = grid.snap(vertex.point)
          if order[point] == nil { order[point] = count }
          count += 1
        }
        let ring = withoutStraightVertices(points)
        guard let least = ring.min() else { continue }
        byLeastPoint[least, default: []].append(origins.count)
        origins.append(Origin(contour: contour.closed, ring: ring))
      }
    }
  }

  /// The result's contours, by the first vertex of an input on each.
  ///
  /// They run as the first input does. One that is a contour of an input has its curves and its
  /// start; others start at the first vertex of an input.
  ///
  /// `contours`: Polygons clockwise on screen around the area.
  func path(_ contours: [[GridPoint]], on grid: Grid) -> BezierPath {
    let isTurned = area < 0
    let placed = contours.map { points -> (order: Int, contour: Contour) in
      let points = isTurned ? [points[0]] + points.dropFirst().reversed() : points
      let first = points.indices.min { place(points[$0]) < place(points[$1]) } ?? 0
      let contour =
        origin(of: points) ?? grid.contour(Array(points[first...] + points[..<first]))
      return (place(points[first]), contour)
    }
    return BezierPath(placed.sorted { $0.order < $1.order }.map(\.contour))
  }

  private func place(_ point: GridPoint) -> Int { order[point] ?? .max }

  /// The input's contour that a polygon is, in the direction of the polygon.
  private func origin(of points: [GridPoint]) -> Contour? {
    guard let least = points.indices.min(by: { points[$0] < points[$1] }) else { return nil }
    for index in byLeastPoint[points[least]] ?? [] {
      let origin = origins[index]
      guard origin.ring.count == points.count,
        let start = origin.ring.firstIndex(of: points[least])
      else { continue }
      let count = points.count
      func follows(_ step: Int) -> Bool {
        (0..<count).allSatisfy {
          points[(least + $0) % count] == origin.ring[(start + (step * $0) + count) % count]
        }
      }
      if follows(1) { return origin.contour }
      if follows(-1) { return origin.contour.reversed }
    }
    return nil
  }
}

/// Twice the signed area of a polygon; positive clockwise on screen.
private func doubleArea(_ points: [GridPoint]) -> Double {
  guard let first = points.first else { return 0 }
  return points.indices.dropFirst().reduce(0) { sum, index in
    sum + Double(first.cross(points[index - 1], points[index]))
  }
}

extension Contour {
  /// The contour closed by a straight line, if it is open.
  fileprivate var closed: Contour {
    guard !isClosed, !vertices.isEmpty else { return self }
    var vertices = vertices
    vertices[0].inTangent = vertices[0].point
    vertices[vertices.count - 1].outTangent = vertices[vertices.count - 1].point
    return Contour(vertices, isClosed: true)
  }
}

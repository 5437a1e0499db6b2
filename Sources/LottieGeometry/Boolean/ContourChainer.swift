/// Closed contours from the pieces of a boundary.
///
/// If several edges leave a vertex, the sharpest turn to the right is taken, so that areas which
/// touch in a corner come apart and no contour crosses itself. A chain that finds no continuation
/// is closed with a straight line.
func chained(_ edges: [DirectedEdge]) -> [[GridPoint]] {
  let sorted = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  var isUsed = Array(repeating: false, count: sorted.count)
  var contours: [[GridPoint]] = []
  for first in sorted.indices where !isUsed[first] {
    isUsed[first] = true
    let start = sorted[first].from
    var points = [start]
    var current = sorted[first]
    while current.to != start {
      points.append(current.to)
      guard let next = turn(after: current, in: sorted, isUsed) else { break }
      isUsed[next] = true
      current = sorted[next]
    }
    let simple = withoutStraightVertices(points)
    if simple.count > 2 { contours.append(simple) }
  }
  return contours
}

/// The unused edge from the end of another that turns most to the right.
private func turn(
  after edge: DirectedEdge,
  in sorted: [DirectedEdge],
  _ isUsed: [Bool]
) -> Int? {
  var low = 0
  var high = sorted.count
  while low < high {
    let middle = (low + high) / 2
    if sorted[middle].from < edge.to { low = middle + 1 } else { high = middle }
  }
  var best: Int?
  var bestTurn = -Double.infinity
  let incoming = Point(Double(edge.to.x - edge.from.x), Double(edge.to.y - edge.from.y))
  while low < sorted.count, sorted[low].from == edge.to {
    if !isUsed[low] {
      let to = sorted[low].to
      let outgoing = Point(Double(to.x - edge.to.x), Double(to.y - edge.to.y))
      let angle = atan2(incoming.cross(outgoing), incoming.dot(outgoing))
      // Straight back is the sharpest turn to the left, not to the right.
      let turn = angle >= .pi ? -Double.pi : angle
      if turn > bestTurn { (best, bestTurn) = (low, turn) }
    }
    low += 1
  }
  return best
}

/// The polygon without vertices in the middle of a straight side.
func withoutStraightVertices(_ points: [GridPoint]) -> [GridPoint] {
  points.indices.compactMap { index in
    let previous = points[index == 0 ? points.count - 1 : index - 1]
    let next = points[index + 1 == points.count ? 0 : index + 1]
    return previous.cross(points[index], next) == 0 ? nil : points[index]
  }
}

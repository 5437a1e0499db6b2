// Lottie's `zz`, as lottie-web has it: each curve gets vertices at equal steps of its parameter,
// which are offset to one side and the other alternately; so are the original vertices.

extension BezierPath {
  /// Maximum vertices of a path; one that would get more is left unchanged.
  private static let maximumVertices = 200_000

  /// The path with ridges.
  ///
  /// - Parameters:
  ///   - size: Height of a ridge above the path, in path units; not finite changes nothing.
  ///   - ridges: Vertices added to each curve; negative is none.
  ///   - isSmooth: Whether ridges are waves and not corners.
  /// - Returns: The path with a contour for each that has a curve; others have none.
  public func zigZagged(size: Double, ridges: Int, isSmooth: Bool) -> BezierPath {
    let curves = contours.reduce(0) { $0 + $1.curveCount }
    let ridges = max(0, ridges)
    guard size.isFinite, ridges < BezierPath.maximumVertices,
      curves * (ridges + 1) < BezierPath.maximumVertices
    else { return self }
    return BezierPath(
      contours.filter { $0.curveCount > 0 }.map { contour in
        var zigZag = ZigZag(size: size, ridges: ridges, isSmooth: isSmooth)
        return zigZag.apply(contour)
      }
    )
  }
}

/// Makes the ridges of a contour.
private struct ZigZag {
  let size: Double
  let ridges: Int
  let isSmooth: Bool
  private var side = -1.0
  private var vertices: [CurveVertex] = []

  init(size: Double, ridges: Int, isSmooth: Bool) {
    self.size = size
    self.ridges = ridges
    self.isSmooth = isSmooth
  }

  mutating func apply(_ contour: Contour) -> Contour {
    addCorner(contour, 0)
    for i in 0..<contour.curveCount {
      side = -side
      addRidges(contour.curve(i).spread)
      addCorner(contour, i + 1)
    }
    return Contour(vertices, isClosed: contour.isClosed)
  }

  /// A vertex that was there stands out square to the line between its neighbors.
  private mutating func addCorner(_ contour: Contour, _ index: Int) {
    let count = contour.vertices.count
    let point = contour.vertices[index % count].point
    var previous = contour.vertices[index == 0 ? count - 1 : index - 1].point
    var next = contour.vertices[(index + 1) % count].point
    if !contour.isClosed {
      // The ends of an open contour have one neighbor.
      if index == 0 { previous = point }
      if index == contour.curveCount { next = point }
    }
    add(
      point,
      along: next - previous,
      before: previous.distance(to: point),
      behind: point.distance(to: next)
    )
  }

  private mutating func addRidges(_ curve: CubicCurve) {
    let length = curve.p0.distance(to: curve.p3)
    for i in 0..<ridges {
      let t = Double(i + 1) / Double(ridges + 1)
      add(curve.point(at: t), along: curve.derivative(at: t), before: length, behind: length)
      side = -side
    }
  }

  private mutating func add(_ point: Point, along way: Point, before: Double, behind: Double) {
    let direction = way.unit ?? Point(0, 1)
    let position = point + Point(direction.y, -direction.x) * (side * size)
    guard isSmooth else { return vertices.append(CurveVertex(position)) }
    let share = 1 / Double((ridges + 1) * 2)
    vertices.append(
      CurveVertex(
        position,
        in: position - direction * (before * share),
        out: position + direction * (behind * share)
      )
    )
  }
}

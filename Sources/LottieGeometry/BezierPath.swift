/// A vertex with the control points of the two curves that meet in it, in absolute coordinates.
@frozen
public struct CurveVertex: Hashable, Sendable {
  /// Position of the vertex, which the curve passes through.
  public var point: Point
  /// Second control point of the curve that arrives.
  public var inTangent: Point
  /// First control point of the curve that leaves.
  public var outTangent: Point

  /// Creates a vertex from its control points in absolute coordinates, not relative to it.
  @inlinable
  public init(_ point: Point, in inTangent: Point, out outTangent: Point) {
    self.point = point
    self.inTangent = inTangent
    self.outTangent = outTangent
  }

  /// Creates a corner: both control points are on the vertex.
  @inlinable
  public init(_ point: Point) {
    self.init(point, in: point, out: point)
  }

  /// The image under a map.
  @inlinable
  public func applying(_ m: Affine) -> CurveVertex {
    CurveVertex(m.apply(point), in: m.apply(inTangent), out: m.apply(outTangent))
  }

  /// The vertex of the reversed contour.
  @inlinable
  public var reversed: CurveVertex { CurveVertex(point, in: outTangent, out: inTangent) }
}

/// One run of cubic curves: curve *i* goes from vertex *i* to vertex *i + 1*.
@frozen
public struct Contour: Hashable, Sendable {
  /// The vertices in drawing order.
  public var vertices: [CurveVertex]
  /// Whether a curve leads from the last vertex back to the first.
  public var isClosed: Bool

  /// Creates a contour through vertices; if closed, the last one is joined with the first.
  @inlinable
  public init(_ vertices: [CurveVertex] = [], isClosed: Bool = false) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// Number of curves: one less than the vertices when open.
  @inlinable
  public var curveCount: Int { isClosed ? vertices.count : Swift.max(0, vertices.count - 1) }

  /// The curve that leaves a vertex.
  ///
  /// - Precondition: `index` is in `0..<curveCount`.
  @inlinable
  public func curve(_ index: Int) -> CubicCurve {
    let start = vertices[index]
    let end = vertices[index + 1 == vertices.count ? 0 : index + 1]
    return CubicCurve(start.point, start.outTangent, end.inTangent, end.point)
  }

  /// The same curves in reverse; a closed contour keeps its first vertex.
  public var reversed: Contour {
    guard isClosed, let first = vertices.first else {
      return Contour(vertices.reversed().map(\.reversed), isClosed: isClosed)
    }
    return Contour(
      [first.reversed] + vertices.dropFirst().reversed().map(\.reversed),
      isClosed: true
    )
  }
}

/// A path: contours of cubic curves, filled and stroked together.
@frozen
public struct BezierPath: Hashable, Sendable {
  /// The contours in drawing order.
  public var contours: [Contour]

  /// Creates a path of contours, which may overlap and be open.
  @inlinable
  public init(_ contours: [Contour] = []) {
    self.contours = contours
  }

  /// Creates a path of one contour through vertices, open or closed.
  @inlinable
  public init(_ vertices: [CurveVertex], isClosed: Bool) {
    self.init([Contour(vertices, isClosed: isClosed)])
  }

  /// Creates a closed contour of straight lines through the points, in their order.
  public init(polygon points: [Point]) {
    self.init(points.map { CurveVertex($0) }, isClosed: true)
  }

  /// Creates a closed contour along the edges of a rectangle.
  public init(_ rect: Rect) {
    let c = rect.corners
    self.init(polygon: [c.0, c.1, c.2, c.3])
  }

  /// Whether no contour has a vertex, so that nothing is drawn.
  @inlinable
  public var isEmpty: Bool { contours.allSatisfy { $0.vertices.isEmpty } }

  /// Whether every coordinate is finite.
  public var isFinite: Bool {
    contours.allSatisfy { contour in
      contour.vertices.allSatisfy {
        $0.point.isFinite && $0.inTangent.isFinite && $0.outTangent.isFinite
      }
    }
  }

  /// The box of all vertices and control points: it holds the path, not always tightly.
  public var controlBounds: Rect {
    var box = Rect.empty
    for contour in contours {
      for vertex in contour.vertices {
        box.formUnion(vertex.point)
        box.formUnion(vertex.inTangent)
        box.formUnion(vertex.outTangent)
      }
    }
    return box
  }

  /// The image under a map.
  public func applying(_ m: Affine) -> BezierPath {
    guard m != .identity else { return self }
    return BezierPath(
      contours.map { Contour($0.vertices.map { $0.applying(m) }, isClosed: $0.isClosed) }
    )
  }

  /// Every contour walked the other way, with the same shape.
  public var reversed: BezierPath { BezierPath(contours.map(\.reversed)) }
}

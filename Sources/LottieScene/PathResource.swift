public import LottieGeometry

/// A path shared by items and frames; it never changes.
///
/// It may begin with all contours of another one, as the paths of a list do that has a paint after each of
/// its shapes: then it keeps only those behind them, and facts known about the other are not computed again.
public final class PathResource: Sendable {
  /// The path that this one begins with.
  package let start: PathResource?
  /// The contours behind those of ``start``.
  private let rest: BezierPath
  /// The box of its control points, which holds the curves.
  public let bounds: Rect
  /// Vertices of all contours.
  public let vertexCount: Int
  /// Number of contours.
  package let contourCount: Int
  /// Generation in which it was made; a path replaced by another has another generation.
  public let generation: Generation
  /// Difference from the path that it replaced; nil if unknown, or if nothing is the same.
  package let change: PathChange?
  /// The length of the control polygons, of paths that begin with another.
  private let length: Double?

  /// Keeps a path to be shared by items and frames; its box is computed once.
  public convenience init(_ path: BezierPath, generation: Generation = 0) {
    self.init(nil, followedBy: path, generation: generation)
  }

  /// Keeps a path of the contours of another, if any, and those behind them.
  ///
  /// `replaced`: The path in whose place it comes.
  package init(
    _ start: PathResource?,
    followedBy rest: BezierPath,
    replacing replaced: PathResource? = nil,
    generation: Generation
  ) {
    self.start = start
    self.rest = rest
    self.generation = generation
    bounds = start.map { $0.bounds.union(rest.controlBounds) } ?? rest.controlBounds
    vertexCount = rest.contours.reduce(start?.vertexCount ?? 0) { $0 + $1.vertices.count }
    contourCount = (start?.contourCount ?? 0) + rest.contours.count
    length = start.map { $0.controlLength + Self.length(rest) }
    if let replaced, contourCount > 1, replaced.contourCount == contourCount,
      replaced.vertexCount == vertexCount
    {
      change = Self.change(from: replaced, to: rest, behind: start)
    } else {
      change = nil
    }
  }

  /// The path, which never changes; put together anew each time if it begins with another.
  public var path: BezierPath {
    guard start != nil else { return rest }
    var parts: [PathResource] = []
    var next: PathResource? = self
    while let part = next {
      parts.append(part)
      next = part.start
    }
    var path = BezierPath()
    path.contours.reserveCapacity(contourCount)
    for part in parts.reversed() { path.contours += part.rest.contours }
    return path
  }

  /// Whether a path is this one, or this one begins with it.
  package func begins(with path: PathResource) -> Bool {
    var next: PathResource? = self
    while let part = next, part.contourCount >= path.contourCount {
      if part === path { return true }
      next = part.start
    }
    return false
  }

  /// The length of the control polygons, than which the curves are no longer.
  package var controlLength: Double { length ?? Self.length(rest) }

  private static func length(_ path: BezierPath) -> Double {
    var sum = 0.0
    for contour in path.contours {
      guard var last = contour.vertices.last else { continue }
      for vertex in contour.vertices {
        sum += last.point.distance(to: last.outTangent)
        sum += last.outTangent.distance(to: vertex.inTangent)
        sum += vertex.inTangent.distance(to: vertex.point)
        last = vertex
      }
    }
    return sum
  }

  private static func change(
    from old: PathResource,
    to rest: BezierPath,
    behind start: PathResource?
  ) -> PathChange? {
    guard old.rest.contours.count == rest.contours.count else { return nil }
    var change = PathChange(since: old.generation)
    switch (old.start, start) {
    case (nil, nil): break
    case (let was?, let now?):
      if was === now {
        change.still = now.vertexBounds
      } else if let part = now.change(from: was) {
        (change.box, change.still) = (part.box, part.still)
      } else {
        return nil
      }
    case (nil, _?), (_?, nil): return nil
    }
    for (was, now) in zip(old.rest.contours, rest.contours) {
      if was == now { change.keep(now) } else if !change.replace(was, now) { return nil }
    }
    return change
  }

  /// The difference from another path.
  private func change(from old: PathResource) -> PathChange? {
    if let change { return change.since == old.generation ? change : nil }
    // That of a lone contour is not computed before another follows.
    return contourCount == 1 ? Self.change(from: old, to: rest, behind: nil) : nil
  }

  /// The box of the vertices of what can be filled.
  private var vertexBounds: Rect {
    var change = PathChange(since: 0)
    for contour in path.contours { change.keep(contour) }
    return change.still
  }
}

/// The difference of a path from the one that it replaced, which has as many contours and vertices.
package struct PathChange: Sendable {
  /// The generation of the one that it replaced.
  package let since: Generation
  /// Holds the contours that changed, as they were and as they are.
  package fileprivate(set) var box = Rect.empty
  /// The box of the vertices of those that did not.
  package fileprivate(set) var still = Rect.empty

  fileprivate init(since: Generation) { self.since = since }

  /// Adds a contour that did not change; a lone vertex is nothing to fill.
  fileprivate mutating func keep(_ contour: Contour) {
    guard contour.vertices.count > 1 else { return }
    for vertex in contour.vertices { still.formUnion(vertex.point) }
  }

  /// Adds a contour that changed.
  ///
  /// - Returns: False if the drawing of others may change as well: when it is not finite, or has another
  ///   number of curves.
  fileprivate mutating func replace(_ old: Contour, _ new: Contour) -> Bool {
    let both = BezierPath([old, new])
    guard both.isFinite, old.isClosed == new.isClosed else { return false }
    let bounds = both.controlBounds
    guard !bounds.isEmpty else { return true }
    // Points of curves are rounded; vertices lie where they are.
    let isStraight = both.contours.allSatisfy { contour in
      contour.vertices.allSatisfy { $0.inTangent == $0.point && $0.outTangent == $0.point }
    }
    let size = max(abs(bounds.minX), abs(bounds.minY), abs(bounds.maxX), abs(bounds.maxY))
    box = box.union(isStraight ? bounds : bounds.insetBy(-1e-9 * (1 + size)))
    return true
  }
}

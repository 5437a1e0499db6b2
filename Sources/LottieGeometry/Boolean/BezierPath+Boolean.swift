// Boolean operations by a planar arrangement of line segments: flatten, snap to a grid of whole
// numbers, split where segments meet, count windings on both sides of every piece, keep the pieces
// with the result on one side only, chain them. Predicates are exact; only crossing points round.
//
// A contour that survives whole comes back as it was, others as polylines. Past 20,000 segments or
// 200,000 meetings the work is not done and the paths are returned as one.

/// A boolean operation on the areas of paths.
public enum BooleanOperation: Hashable, CaseIterable, Sendable {
  /// Keeps the area inside any path.
  case union
  /// Keeps the area inside the first path and no other.
  case subtract
  /// Keeps the area inside every path.
  case intersect
  /// Keeps the area inside an odd number of paths.
  case exclude
}

extension BezierPath {
  /// The area of several paths combined, each filled non-zero, open contours closed.
  ///
  /// - Parameters:
  ///   - operation: The way they are combined; the first path is special for `.subtract` only.
  ///   - paths: The paths; one that is not finite counts as empty.
  ///   - tolerance: Largest distance between a curve and its polyline, in path units; taken less
  ///     for small paths, at most a two-thousandth of their extent.
  /// - Returns: Closed contours that do not cross. Those around the area run as the first path does,
  ///   and those around holes the other way, so that both fill rules show the same. One that is a
  ///   contour of a path keeps its curves and its start; the others start at the first vertex of a
  ///   path on them. Where boxes are apart the paths themselves; of more than 20,000 segments all of
  ///   them as one path.
  public static func combining(
    _ operation: BooleanOperation,
    _ paths: [BezierPath],
    tolerance: Double = 0.02
  ) -> BezierPath {
    let usable = paths.map { $0.isFinite ? $0 : BezierPath() }
    if let answer = simpleAnswer(operation, usable) { return answer }
    let inputs = operation == .subtract ? meetingFirst(usable) : usable
    guard let soup = SegmentSoup(inputs, tolerance: tolerance),
      let parts = soup.arranged(),
      let boundary = BoundarySelector(parts, inputs: inputs.count).boundary(operation)
    else { return BezierPath(usable.flatMap(\.contours)) }
    let origins = ContourOrigins(inputs, soup.grid, rings: soup.rings)
    return origins.path(chained(boundary), on: soup.grid)
  }

  /// The area inside this path or another; see ``combining(_:_:tolerance:)``.
  public func union(_ other: BezierPath) -> BezierPath { .combining(.union, [self, other]) }

  /// The area inside this path and not inside another; see ``combining(_:_:tolerance:)``.
  public func subtracting(_ other: BezierPath) -> BezierPath {
    .combining(.subtract, [self, other])
  }

  /// The area inside this path and another; see ``combining(_:_:tolerance:)``.
  public func intersection(_ other: BezierPath) -> BezierPath {
    .combining(.intersect, [self, other])
  }

  /// The area inside just one of this path and another; see ``combining(_:_:tolerance:)``.
  public func excluding(_ other: BezierPath) -> BezierPath { .combining(.exclude, [self, other]) }

  /// The answer where boxes alone decide it.
  private static func simpleAnswer(
    _ operation: BooleanOperation,
    _ paths: [BezierPath]
  ) -> BezierPath? {
    guard let first = paths.first else { return BezierPath() }
    switch operation {
    case .union, .exclude:
      let filled = paths.filter { !$0.isEmpty }
      return areApart(filled) ? BezierPath(filled.flatMap(\.contours)) : nil
    case .subtract:
      return first.isEmpty || meetingFirst(paths).count == 1 ? first : nil
    case .intersect:
      let common = paths.dropFirst().reduce(first.controlBounds) {
        $0.intersection($1.controlBounds)
      }
      if common.isEmpty { return BezierPath() }
      return paths.count == 1 ? first : nil
    }
  }

  /// The first path and those of the others whose boxes meet its box.
  private static func meetingFirst(_ paths: [BezierPath]) -> [BezierPath] {
    guard let first = paths.first else { return [] }
    let box = first.controlBounds
    return [first]
      + paths.dropFirst().filter { !$0.isEmpty && !$0.controlBounds.intersection(box).isEmpty }
  }

  /// Whether no two boxes meet; false for many paths rather than a long search.
  private static func areApart(_ paths: [BezierPath]) -> Bool {
    guard paths.count <= 256 else { return false }
    let boxes = paths.map(\.controlBounds)
    return boxes.indices.allSatisfy { index in
      boxes[..<index].allSatisfy { $0.intersection(boxes[index]).isEmpty }
    }
  }
}

/// Rotates the paths above it, most at a center and not at all at the edge (`tw`).
public struct Twist: Hashable, Sendable {
  /// Rotation at the center in degrees, clockwise, `a`.
  public var angle: KeyframeGroup<Double>
  /// Center in the group's space, `c`.
  public var center: KeyframeGroup<Vector3D>
}

extension Twist {
  init(_ item: JSONCursor, _ reader: inout ModelReader) {
    self.init(
      angle: reader.property(item, "a", default: 0),
      center: reader.property(item, "c", default: Vector3D(0, 0))
    )
  }
}

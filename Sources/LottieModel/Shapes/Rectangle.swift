/// A rectangle (`rc`), drawn from its top right corner clockwise.
public struct Rectangle: Hashable, Sendable {
  /// Center, `p`, in the group's space.
  public var position: KeyframeGroup<Vector3D>
  /// Width and height, `s`.
  public var size: KeyframeGroup<Vector3D>
  /// Radius of all corners, `r`; at most half the shorter side counts.
  public var cornerRadius: KeyframeGroup<Double>
  /// Drawing direction, which matters for trims, dashes and the nonzero rule.
  public var direction: PathDirection
}

extension Rectangle {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      position: try reader.property(item, "p"),
      size: try reader.property(item, "s"),
      cornerRadius: reader.property(item, "r", default: 0),
      direction: PathDirection(item)
    )
  }
}

/// An ellipse (`el`), drawn from its top clockwise.
public struct Ellipse: Hashable, Sendable {
  /// Center, `p`, in the group's space.
  public var position: KeyframeGroup<Vector3D>
  /// Width and height, `s`; both diameters.
  public var size: KeyframeGroup<Vector3D>
  /// Drawing direction, which matters for trims, dashes and the nonzero rule.
  public var direction: PathDirection
}

extension Ellipse {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      position: try reader.property(item, "p"),
      size: try reader.property(item, "s"),
      direction: PathDirection(item)
    )
  }
}

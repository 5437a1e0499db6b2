/// An ellipse.
public struct Ellipse: Hashable, Sendable {
  /// Centre.
  public var position: KeyframeGroup<Vector3D>
  /// Width and height.
  public var size: KeyframeGroup<Vector3D>
  /// Direction.
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

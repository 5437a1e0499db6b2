/// A rectangle.
public struct Rectangle: Hashable, Sendable {
  /// Centre.
  public var position: KeyframeGroup<Vector3D>
  /// Width and height.
  public var size: KeyframeGroup<Vector3D>
  /// Radius of the corners.
  public var cornerRadius: KeyframeGroup<Double>
  /// Direction.
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

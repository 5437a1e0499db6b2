/// Rounds the corners of paths.
public struct RoundedCorners: Hashable, Sendable {
  /// Radius.
  public var radius: KeyframeGroup<Double>
}

extension RoundedCorners {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(radius: try reader.property(item, "r"))
  }
}

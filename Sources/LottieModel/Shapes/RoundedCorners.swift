/// Rounds the corners of all paths above it (`rd`).
public struct RoundedCorners: Hashable, Sendable {
  /// Radius of the corners of all paths above it, `r`, in units of the group.
  public var radius: KeyframeGroup<Double>
}

extension RoundedCorners {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(radius: try reader.property(item, "r"))
  }
}

/// Adds ridges to paths.
public struct ZigZag: Hashable, Sendable {
  /// Height of a ridge.
  public var size: KeyframeGroup<Double>
  /// Ridges per curve.
  public var ridges: KeyframeGroup<Double>
  /// 1 corner, 2 smooth.
  public var pointType: KeyframeGroup<Double>
}

extension ZigZag {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      size: try reader.property(item, "s"),
      ridges: try reader.property(item, "r"),
      pointType: reader.property(item, "pt", default: 1)
    )
  }
}

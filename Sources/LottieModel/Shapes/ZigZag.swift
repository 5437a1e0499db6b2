/// Adds ridges to the paths above it (`zz`).
public struct ZigZag: Hashable, Sendable {
  /// Height of a ridge in units of the group, `s`.
  public var size: KeyframeGroup<Double>
  /// Number of ridges per curve, `r`; rounded.
  public var ridges: KeyframeGroup<Double>
  /// Whether ridges are corners, 1, or smooth, 2, `pt`.
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

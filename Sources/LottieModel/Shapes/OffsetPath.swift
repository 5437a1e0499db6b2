/// Moves the outline of the paths above it outwards or inwards (`op`).
public struct OffsetPath: Hashable, Sendable {
  /// Distance in units of the group, `a`; negative is inwards.
  public var amount: KeyframeGroup<Double>
  /// Line join: 1 miter, 2 round, 3 bevel.
  public var lineJoin: Int
  /// Miter limit, as a multiple of the distance.
  public var miterLimit: KeyframeGroup<Double>
}

extension OffsetPath {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      amount: try reader.property(item, "a"),
      lineJoin: item.integer("lj") ?? 1,
      miterLimit: reader.property(item, "ml", default: 4)
    )
  }
}

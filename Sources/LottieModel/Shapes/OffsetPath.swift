/// Moves the outline of the paths above it outwards or inwards (`op`).
public struct OffsetPath: Hashable, Sendable {
  /// Distance in units of the group, `a`; negative is inwards.
  public var amount: KeyframeGroup<Double>
  /// Corners: 1 miter, 2 round, 3 bevel.
  public var lineJoin: Int
  /// Longest miter in widths.
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

/// Draws everything above it several times.
public struct Repeater: Hashable, Sendable {
  /// The stacking order of copies, by the document's `m`.
  public enum Order: Int, Hashable, Sendable {
    /// The first copy is on top (`m` 1).
    case firstOnTop = 1
    /// The last copy is on top (`m` 2).
    case lastOnTop = 2
  }

  /// Number of copies, `c`; at most 10,000 are drawn.
  public var copies: KeyframeGroup<Double>
  /// Offset of the copies' numbers.
  public var offset: KeyframeGroup<Double>
  /// Stacking order of the copies, `m`.
  public var order: Order
  /// The transform, applied once more for each copy.
  public var transform: Transform
  /// Opacity of the first copy, in percent, `so`.
  public var startOpacity: KeyframeGroup<Double>
  /// Opacity of the last copy, in percent, `eo`; copies between are mixed.
  public var endOpacity: KeyframeGroup<Double>
}

extension Repeater {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    guard let transform = item["tr"] else {
      throw Malformed(item, missing: "tr", "a transform")
    }
    self.init(
      copies: try reader.property(item, "c"),
      offset: reader.property(item, "o", default: 0),
      order: Order(rawValue: item.integer("m") ?? 1) ?? .firstOnTop,
      transform: Transform(transform, &reader),
      startOpacity: reader.property(transform, "so", default: 100),
      endOpacity: reader.property(transform, "eo", default: 100)
    )
  }
}

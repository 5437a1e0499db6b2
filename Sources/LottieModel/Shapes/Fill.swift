public import LottieGeometry
public import LottieScene

/// Fills paths with one colour.
public struct Fill: Hashable, Sendable {
  /// Colour.
  public var color: KeyframeGroup<Color>
  /// Opacity, percent.
  public var opacity: KeyframeGroup<Double>
  /// The fill rule.
  public var fillRule: FillRule
}

extension Fill {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    self.init(
      color: try reader.property(item, "c"),
      opacity: reader.property(item, "o", default: 100),
      fillRule: FillRule(item)
    )
  }
}

extension FillRule {
  init(_ item: JSONCursor) { self = item.integer("r") == 2 ? .evenOdd : .nonZero }
}

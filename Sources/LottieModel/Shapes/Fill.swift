public import LottieGeometry
public import LottieScene

/// Fills the paths above it with one color (`fl`).
public struct Fill: Hashable, Sendable {
  /// Color, `c`, components in 0…1.
  public var color: KeyframeGroup<Color>
  /// Opacity in percent, 0…100, `o`.
  public var opacity: KeyframeGroup<Double>
  /// Fill rule, `r`.
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

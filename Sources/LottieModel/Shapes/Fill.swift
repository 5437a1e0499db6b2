public import LottieGeometry
public import LottieScene

/// Paints the inside of the paths above it with one color (`fl`).
public struct Fill: Hashable, Sendable {
  /// Color, `c`, components in 0…1.
  public var color: KeyframeGroup<Color>
  /// Percent, 0…100, `o`.
  public var opacity: KeyframeGroup<Double>
  /// What is inside of paths that overlap, `r`.
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

public import LottieGeometry

/// An outline of the source image's alpha, outside of it, with round corners.
public struct OutlineFilter: Hashable, Sendable {
  /// Its color, with its opacity.
  public var color: Color
  /// Width of the outline, in the filter's coordinates.
  public var width: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates an outline; its width is measured in the coordinates that `transform` maps to the composition's.
  public init(color: Color, width: Double, transform: Affine = .identity) {
    self.color = color
    self.width = width
    self.transform = transform
  }
}

extension OutlineFilter: FilterKind {
  package var name: String { "an outline" }
  package var text: String { "outline(\(color.hex) \(ListText.number(width)))" }
  package var reach: Double { width }
}

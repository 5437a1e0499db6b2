public import LottieGeometry

/// A change of the alpha by the least or greatest value within a circle around each pixel.
public struct ChokeFilter: Hashable, Sendable {
  /// Radius of the circle, in the filter's coordinates: above 0 the alpha shrinks, below it grows, and
  /// takes on the brightest color near.
  public var radius: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates a choked matte; `radius` is measured in the coordinates that `transform` maps to the composition's.
  public init(radius: Double, transform: Affine = .identity) {
    self.radius = radius
    self.transform = transform
  }
}

extension ChokeFilter: FilterKind {
  package var name: String { "a choked matte" }
  package var text: String { "choke(\(ListText.number(radius)))" }
  package var reach: Double { max(0, -radius) }
}

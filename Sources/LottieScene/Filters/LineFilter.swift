public import LottieGeometry

/// A Gaussian blur along a direction.
public struct LineFilter: Hashable, Sendable {
  /// The direction; its length is the standard deviation, in the filter's coordinates.
  public var sigma: Point
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates a blur; `sigma` is measured in the coordinates that `transform` maps to the composition's.
  public init(sigma: Point, transform: Affine = .identity) {
    self.sigma = sigma
    self.transform = transform
  }
}

extension LineFilter: FilterKind {
  package var name: String { "a blur" }
  package var text: String { "line(\(ListText.of(sigma)))" }
  package var reach: Double { 3 * sigma.length }
}

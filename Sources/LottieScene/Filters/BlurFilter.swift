public import LottieGeometry

/// A Gaussian blur, by its standard deviation along each axis.
public struct BlurFilter: Hashable, Sendable {
  /// Standard deviations along x and y, in the filter's coordinates.
  public var sigma: Point
  /// The filter's coordinates to those of the composition.
  public var transform: Affine
  /// A box, in the filter's coordinates, whose edge pixels are repeated beyond it.
  ///
  /// Nothing is drawn there. Ignored where the box is rotated.
  public var repeatedEdge: Rect?
  /// Whether colors are mixed in linear light.
  package var isInLight = false

  /// Creates a blur; `sigma` is measured in the coordinates that `transform` maps to the composition's.
  public init(sigma: Point, transform: Affine = .identity, repeatedEdge: Rect? = nil) {
    self.sigma = sigma
    self.transform = transform
    self.repeatedEdge = repeatedEdge
  }
}

extension BlurFilter: FilterKind {
  package var name: String { "a blur" }
  package var text: String { "blur(\(ListText.of(sigma))\(isInLight ? " in light" : ""))" }
  package var reach: Double { 3 * max(sigma.x, sigma.y) }
}

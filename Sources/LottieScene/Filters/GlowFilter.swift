public import LottieGeometry

/// A glow of bright parts: what is above a brightness, blurred and blended with the content.
public struct GlowFilter: Hashable, Sendable {
  /// The order of the glow and the content.
  public enum Order: Hashable, Sendable {
    /// The glow is blended with the content below, or above it; or it is all there is.
    case above, below, alone
  }

  /// The brightness, that of the greatest component, below which nothing glows, 0…1.
  public var threshold: Double
  /// Standard deviations of the blur along x and y, in the filter's coordinates.
  public var sigma: Point
  /// Brightness of the glow; above 1 it is wider as well.
  public var intensity: Double
  /// Blend mode of the glow with the content.
  public var blend: BlendMode
  /// Order of the glow and the content.
  public var order: Order
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates a glow; `sigma` is measured in the coordinates that `transform` maps to the composition's.
  public init(
    threshold: Double,
    sigma: Point,
    intensity: Double,
    blend: BlendMode,
    order: Order,
    transform: Affine = .identity
  ) {
    self.threshold = threshold
    self.sigma = sigma
    self.intensity = intensity
    self.blend = blend
    self.order = order
    self.transform = transform
  }
}

extension GlowFilter: FilterKind {
  package var name: String { "a glow" }
  package var text: String {
    "glow(\(order) above \(ListText.number(threshold)) \(ListText.of(sigma)) "
      + "\(ListText.number(intensity)))" + ListText.of(blend)
  }
  package var reach: Double { 3 * max(sigma.x, sigma.y) }
}

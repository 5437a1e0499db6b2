public import LottieGeometry

/// Satin: where two blurred copies of the source image's alpha, offset from one another, differ,
/// clipped to it.
public struct SatinFilter: Hashable, Sendable {
  /// Its color, with its opacity.
  public var color: Color
  /// Offset of the copies, of one in this direction and of the other in the opposite one, in the
  /// filter's coordinates.
  public var offset: Point
  /// Standard deviation of the blur, in the filter's coordinates.
  public var sigma: Double
  /// Whether to paint where the copies agree instead.
  public var isInverted: Bool
  /// Blend mode with the content.
  public var blend: BlendMode
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates a sheen; lengths are measured in the coordinates that `transform` maps to the composition's.
  public init(
    color: Color,
    offset: Point,
    sigma: Double,
    isInverted: Bool,
    blend: BlendMode = .normal,
    transform: Affine = .identity
  ) {
    self.blend = blend
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.isInverted = isInverted
    self.transform = transform
  }
}

extension SatinFilter: FilterKind {
  package var name: String { "a satin sheen" }
  package var text: String {
    "satin(\(color.hex) \(ListText.of(offset)) \(ListText.number(sigma))"
      + "\(isInverted ? " inverted" : ""))"
  }
}

public import LottieGeometry

/// A shadow or a glow: the content's alpha, moved, spread, blurred and colored.
public struct ShadowFilter: Hashable, Sendable {
  /// The place of the shadow: behind what casts it, or on it.
  public enum Kind: Hashable, Sendable {
    /// Behind the content, which hides part of it.
    case behind
    /// Behind the source image, which itself is not drawn.
    case alone
    /// Inside the source image, from its edges inwards.
    case inside
    /// Inside the source image, from its center outwards.
    case center
  }

  /// Place of the shadow.
  public var kind: Kind
  /// Its color, with its opacity.
  public var color: Color
  /// Offset from the source image, in the filter's coordinates.
  public var offset: Point
  /// Standard deviation of its blur, in the filter's coordinates.
  public var sigma: Double
  /// Fraction of the blur that is expanded to full strength, 0…1.
  public var spread: Double
  /// Blend mode of a shadow inside the source image with that image.
  public var blend: BlendMode
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates a shadow; lengths are measured in the coordinates that `transform` maps to the composition's.
  public init(
    _ kind: Kind = .behind,
    color: Color,
    offset: Point = .zero,
    sigma: Double = 0,
    spread: Double = 0,
    blend: BlendMode = .normal,
    transform: Affine = .identity
  ) {
    self.kind = kind
    self.blend = blend
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.spread = spread
    self.transform = transform
  }
}

extension ShadowFilter: FilterKind {
  package var name: String { "an inner shadow or glow" }
  package var text: String {
    "shadow(\(kind) \(color.hex) \(ListText.of(offset)) \(ListText.number(sigma)))"
  }
  package var reach: Double { 3 * sigma + offset.length }
}

public import LottieGeometry

/// Colors that depend on the place: they replace what is there, or are mixed with it; where nothing
/// was, nothing is.
public struct ShadeFilter: Hashable, Sendable {
  /// How the color follows from the place.
  public enum Kind: Hashable, Sendable {
    /// A gradient between two points.
    case ramp(ShadeRamp)
    /// The colors of some points, mixed.
    case points(ShadePoints)
  }

  /// How the color follows from the place.
  public var kind: Kind
  /// How it is blended with the color that was there.
  public var blend: BlendMode
  /// 0 keeps the color, 1 replaces it by the blended one.
  public var amount: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Colors by place; points are in the coordinates that `transform` maps to the composition's.
  public init(
    _ kind: Kind,
    blend: BlendMode = .normal,
    amount: Double = 1,
    transform: Affine = .identity
  ) {
    self.kind = kind
    self.blend = blend
    self.amount = amount
    self.transform = transform
  }
}

/// A gradient from one color to another, constant beyond its ends.
public struct ShadeRamp: Hashable, Sendable {
  /// Where it has its first color; the center of a radial one.
  public var start: Point
  /// Where it has its last color; on the edge of a radial one.
  public var end: Point
  /// The color at the start; its alpha is not used.
  public var startColor: Color
  /// The color at the end; its alpha is not used.
  public var endColor: Color
  /// Whether the color depends on the distance from the start.
  public var isRadial: Bool

  /// A gradient; where both points are one, everything has the last color.
  public init(
    start: Point,
    end: Point,
    startColor: Color,
    endColor: Color,
    isRadial: Bool = false
  ) {
    self.start = start
    self.end = end
    self.startColor = startColor
    self.endColor = endColor
    self.isRadial = isRadial
  }
}

/// Colors of points, mixed everywhere with weights of 1 / distance ^ `power`.
public struct ShadePoints: Hashable, Sendable {
  /// The points.
  public var points: [Point]
  /// The color of each; their alphas are not used.
  public var colors: [Color]
  /// How fast the influence of a point fades; 2 is soft, more gives sharper borders.
  public var power: Double

  /// Colors of points; those without the other are ignored.
  public init(points: [Point], colors: [Color], power: Double = 2) {
    self.points = points
    self.colors = colors
    self.power = power
  }
}

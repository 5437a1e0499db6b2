public import LottieGeometry

/// Light on the edges of the content, whose alpha is blurred and taken for heights.
public struct BevelFilter: Hashable, Sendable {
  /// The side of the edges on which it is seen.
  public enum Side: Hashable, Sendable {
    /// On the content.
    case inside
    /// Behind the content.
    case outside
    /// On it and behind it.
    case both
    /// The same, with the ground falling towards the content.
    case pillow
  }

  /// A color of light or shadow.
  public struct Tone: Hashable, Sendable {
    /// The color, with its opacity.
    public var color: Color
    /// Blend mode with the content; behind the content it is drawn as normal.
    public var blend: BlendMode

    /// Creates a tone from a color and its blend mode.
    public init(_ color: Color, blend: BlendMode = .normal) {
      self.color = color
      self.blend = blend
    }
  }

  /// The side of the edges on which it is seen.
  public var side: Side
  /// The tone of slopes towards the light.
  public var highlight: Tone
  /// The tone of slopes away from the light.
  public var shadow: Tone
  /// Direction of the light from the content, in the filter's coordinates; its length is not used.
  public var light: Point
  /// Angle of the light above the ground, in degrees, 0…90.
  public var altitude: Double
  /// Slope of a straight edge, 1 for 45°.
  public var depth: Double
  /// Standard deviation of the blur, in the filter's coordinates.
  public var sigma: Double
  /// Standard deviation of a further blur, which makes slopes gentler.
  public var softness: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates lit edges; lengths are measured in the coordinates that `transform` maps to the composition's.
  public init(
    _ side: Side,
    highlight: Tone,
    shadow: Tone,
    light: Point,
    altitude: Double,
    depth: Double = 1,
    sigma: Double,
    softness: Double = 0,
    transform: Affine = .identity
  ) {
    self.side = side
    self.highlight = highlight
    self.shadow = shadow
    self.light = light
    self.altitude = altitude
    self.depth = depth
    self.sigma = sigma
    self.softness = softness
    self.transform = transform
  }

  /// Standard deviation of both blurs together.
  public var totalSigma: Double { (sigma * sigma + softness * softness).squareRoot() }
}

extension BevelFilter: FilterKind {
  package var name: String { "a bevel" }
  package var text: String {
    "bevel(\(side) \(highlight.color.hex) \(shadow.color.hex) "
      + "\(ListText.of(light)) \(ListText.number(altitude)) \(ListText.number(totalSigma)))"
  }
  package var reach: Double { side == .inside ? 0 : 3 * totalSigma }
}

public import LottieGeometry

/// Colors that depend on the place: they replace what is there, or are mixed with it; where nothing
/// was, nothing is.
public struct ShadeFilter: Hashable, Sendable {
  /// The rule that gives a place its color.
  public enum Kind: Hashable, Sendable {
    /// A gradient between two points.
    case ramp(ShadeRamp)
    /// The colors of some points, mixed.
    case points(ShadePoints)
    /// A gradient of any number of stops, whose alphas are used.
    case stops(ShadeStops)
    /// One color, whose alpha is used.
    case color(Color)
    /// Random grains, which are added to the color: up to `strength` of white more or less.
    case grain(ShadeGrain)
    /// A cloud of grays.
    case cloud(ShadeCloud)
  }

  /// The rule that gives a place its color.
  public var kind: Kind
  /// Blend mode with the color that was there.
  public var blend: BlendMode
  /// 0 keeps the color, 1 replaces it by the blended one.
  public var amount: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates colors by place; points are in the coordinates that `transform` maps to the composition's.
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
  /// Point of the first color; the center of a radial gradient.
  public var start: Point
  /// Point of the last color; on the edge of a radial gradient.
  public var end: Point
  /// The color at the start; its alpha is not used.
  public var startColor: Color
  /// The color at the end; its alpha is not used.
  public var endColor: Color
  /// Whether the color depends on the distance from the start.
  public var isRadial: Bool

  /// Creates a gradient; if both points are equal, everything has the last color.
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
  /// Exponent at which the influence of a point fades; 2 is soft, more gives sharper borders.
  public var power: Double

  /// Creates colors of points; those without a counterpart are ignored.
  public init(points: [Point], colors: [Color], power: Double = 2) {
    self.points = points
    self.colors = colors
    self.power = power
  }
}

/// Random grains, each a unit of the filter's coordinates wide and high.
public struct ShadeGrain: Hashable, Sendable {
  /// Largest change of a color, up or down; 1 is all of white.
  public var strength: Double
  /// Whether red, green and blue are changed separately.
  public var isColored: Bool
  /// Seed of the grains, which also depend on their places.
  public var seed: UInt64

  /// Creates grains; the same seed gives the same ones.
  public init(strength: Double, isColored: Bool, seed: UInt64) {
    self.strength = strength
    self.isColored = isColored
    self.seed = seed
  }
}

/// Random grays that change smoothly, in several layers of which each has finer details.
public struct ShadeCloud: Hashable, Sendable {
  /// Interpolation between random grays.
  public enum Mixing: Hashable, Sendable {
    /// Not interpolated.
    case blocks
    /// Straight lines.
    case linear
    /// Lines without corners.
    case smooth
  }

  /// The function applied to the gray of a layer, by its distance from the middle.
  public enum Fractal: Hashable, Sendable {
    /// The gray itself; its distance; the square of that, or its root.
    case basic, turbulent, turbulentSmooth, turbulentSharp
  }

  /// Interpolation between random grays.
  public var mixing: Mixing
  /// The function applied to a layer's gray.
  public var fractal: Fractal
  /// The filter's coordinates to those in which random grays are one apart.
  public var places: Affine
  /// The places of a layer to those of the next one.
  public var next: Affine
  /// Number of layers, 1…20; of the last one only a part may count.
  public var layers: Double
  /// Strength of each layer, relative to the one before.
  public var influence: Double
  /// Position in time; grays are mixed between whole numbers.
  public var evolution: Double
  /// Number of whole steps after which the evolution starts again; nil for never.
  public var cycle: Double?
  /// Seed of the random grays.
  public var seed: UInt64
  /// Factor of the distance from the middle gray.
  public var contrast: Double
  /// Value added to the gray.
  public var brightness: Double
  /// Whether dark and light are swapped.
  public var isInverted: Bool

  /// Creates a cloud; the same numbers give the same one.
  public init(
    mixing: Mixing,
    fractal: Fractal,
    places: Affine,
    next: Affine,
    layers: Double,
    influence: Double,
    evolution: Double,
    cycle: Double?,
    seed: UInt64,
    contrast: Double,
    brightness: Double,
    isInverted: Bool
  ) {
    self.mixing = mixing
    self.fractal = fractal
    self.places = places
    self.next = next
    self.layers = layers
    self.influence = influence
    self.evolution = evolution
    self.cycle = cycle
    self.seed = seed
    self.contrast = contrast
    self.brightness = brightness
    self.isInverted = isInverted
  }
}

/// A gradient of stops around a center.
public struct ShadeStops: Hashable, Sendable {
  /// The direction in which the parameter of the stops runs.
  public enum Shape: Hashable, Sendable {
    /// From the start on the one side of the center to the end on the other.
    case linear
    /// From the center to the circle through the end.
    case radial
    /// Once around the center, clockwise from the end on.
    case angle
    /// From the center to the end, and the same to the other side.
    case reflected
    /// From the center to the square on a corner at the end.
    case diamond
  }

  /// Direction in which the parameter runs.
  public var shape: Shape
  /// The center.
  public var center: Point
  /// The way from the center to the end.
  public var reach: Point
  /// The stops, by ascending offset.
  public var stops: [ColorStop]

  /// Creates a gradient; with a `reach` of zero everything has the last color.
  public init(_ shape: Shape, center: Point, reach: Point, stops: [ColorStop]) {
    self.shape = shape
    self.center = center
    self.reach = reach
    self.stops = stops
  }
}

extension ShadeFilter: FilterKind {
  package var name: String { "an effect that paints colors by place" }

  package var text: String {
    let words =
      switch kind {
      case .ramp(let ramp):
        "\(ramp.isRadial ? "radial" : "linear") \(ListText.of(ramp.start)) "
          + "\(ListText.of(ramp.end)) \(ramp.startColor.hex) \(ramp.endColor.hex)"
      case .points(let points):
        zip(points.points, points.colors)
          .map { "\(ListText.of($0)) \($1.hex) " }.joined() + ListText.number(points.power)
      case .stops(let gradient):
        "\(gradient.shape) \(ListText.of(gradient.center)) "
          + ListText.of(gradient.reach)
          + gradient.stops.map { " \(ListText.number($0.offset)):\($0.color.hex)" }.joined()
      case .color(let color): color.hex
      case .grain(let grain): "grain \(ListText.number(grain.strength)) \(grain.seed)"
      case .cloud(let cloud):
        "cloud \(cloud.fractal) \(cloud.mixing) \(ListText.number(cloud.layers)) \(ListText.number(cloud.evolution)) "
          + "\(cloud.seed)"
      }
    return "shade(\(words) \(ListText.number(amount)))" + ListText.of(blend)
  }
}

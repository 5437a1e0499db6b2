public import LottieGeometry

/// The paint of a fill or a stroke.
public enum Paint: Equatable, Sendable {
  /// One color, its alpha included.
  case solid(Color)
  /// A gradient in the item's own coordinates, and an opacity in 0…1 on top of its stops.
  case gradient(Gradient, opacity: Double)
}

/// A color at a position of a gradient.
public struct ColorStop: Hashable, Sendable {
  /// Position of the color, 0 at the start of the gradient and 1 at its end.
  public var offset: Double
  /// Color with alpha; not premultiplied, as are the mixtures between stops.
  public var color: Color

  /// Creates a stop of a color at an offset in 0…1.
  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// A gradient: a shape and its stops.
///
/// Colors before the first and after the last stop are padded.
public struct Gradient: Equatable, Sendable {
  /// The direction in which the parameter of the stops runs.
  public enum Shape: Equatable, Sendable {
    /// 0 on the line through `start`, 1 on that through `end`, both square to the axis.
    case linear(start: Point, end: Point)
    /// 0 at `focus`, 1 on the circle, as SVG's `radialGradient`; the focus lies inside.
    case radial(center: Point, radius: Double, focus: Point)
    /// Once around a center, clockwise on screen; 0 and 1 on the ray at an angle in degrees from the x
    /// axis.
    case conic(center: Point, degrees: Double)
  }

  /// Direction in which the parameter of the stops runs, in coordinates of the item.
  public var shape: Shape
  /// The stops, by ascending offset; two at one offset are a sharp edge.
  public var stops: [ColorStop]

  /// Creates a gradient.
  ///
  /// - Precondition: `stops` ascend and are not empty.
  public init(shape: Shape, stops: [ColorStop]) {
    precondition(!stops.isEmpty)
    self.shape = shape
    self.stops = stops
  }
}

public import LottieGeometry

/// A change to the pixels of a finished group.
public enum Filter: Hashable, Sendable {
  /// Colours are replaced, pixel by pixel; where nothing was, nothing is.
  case color(ColorFilter)
  /// Everything is blurred, by different amounts along the axes if wanted.
  case blur(BlurFilter)
  /// A shadow or a glow is added.
  case shadow(ShadowFilter)
  /// An outline is added around what is there.
  case outline(OutlineFilter)
  /// A sheen of the content's own shape is added on it.
  case satin(SatinFilter)
}

/// A replacement of colours; components are in 0…1, not premultiplied, of sRGB.
public enum ColorFilter: Hashable, Sendable {
  /// Four rows, for red, green, blue and alpha, of five numbers each: factors of the four components
  /// and one that is added.
  case matrix([Double])
  /// A table of 256 bytes for each of red, green and blue.
  case tables([[UInt8]])
  /// Each colour is replaced by that of a ramp at its brightness, the mean of its components in linear
  /// light, and mixed with itself.
  ///
  /// `colors`: The ramp, evenly spaced, from black to white; two at least.
  /// `amount`: 0 keeps the colour, 1 replaces it.
  case ramp(colors: [Color], amount: Double)
}

/// A Gaussian blur, by its standard deviation along each axis.
public struct BlurFilter: Hashable, Sendable {
  /// Standard deviations along x and y, in the filter's coordinates.
  public var sigma: Point
  /// The filter's coordinates to those of the composition.
  public var transform: Affine
  /// A box, in the filter's coordinates, whose edge pixels count for all that lies beyond it.
  ///
  /// Nothing is drawn there. Where the box is turned it is not regarded.
  public var repeatedEdge: Rect?

  /// A blur; `sigma` is measured in the coordinates that `transform` maps to the composition's.
  public init(sigma: Point, transform: Affine = .identity, repeatedEdge: Rect? = nil) {
    self.sigma = sigma
    self.transform = transform
    self.repeatedEdge = repeatedEdge
  }
}

/// A shadow or a glow: the content's alpha, moved, spread, blurred and colored.
public struct ShadowFilter: Hashable, Sendable {
  /// Where the shadow falls: behind what casts it, or on it.
  public enum Kind: Hashable, Sendable {
    /// Behind the content, which hides part of it.
    case behind
    /// Behind the picture, which itself is taken away.
    case alone
    /// On the picture, from its edges inwards.
    case inside
    /// On the picture, from its middle outwards.
    case center
  }

  /// Where the shadow falls.
  public var kind: Kind
  /// Its colour, with its opacity.
  public var color: Color
  /// How far it lies from the picture, in the filter's coordinates.
  public var offset: Point
  /// Standard deviation of its blur, in the filter's coordinates.
  public var sigma: Double
  /// How much of the blur is cut to full strength, 0…1.
  public var spread: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A shadow; lengths are measured in the coordinates that `transform` maps to the composition's.
  public init(
    _ kind: Kind = .behind,
    color: Color,
    offset: Point = .zero,
    sigma: Double = 0,
    spread: Double = 0,
    transform: Affine = .identity
  ) {
    self.kind = kind
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.spread = spread
    self.transform = transform
  }
}

/// An outline of the picture's alpha, outside of it, with round corners.
public struct OutlineFilter: Hashable, Sendable {
  /// Its colour, with its opacity.
  public var color: Color
  /// How far it reaches, in the filter's coordinates.
  public var width: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// An outline; its width is measured in the coordinates that `transform` maps to the
  /// composition's.
  public init(color: Color, width: Double, transform: Affine = .identity) {
    self.color = color
    self.width = width
    self.transform = transform
  }
}

/// A sheen: what two blurred copies of the picture's alpha, moved apart, do not share, within it.
public struct SatinFilter: Hashable, Sendable {
  /// Its colour, with its opacity.
  public var color: Color
  /// How far each copy is moved, one this way and one the other, in the filter's coordinates.
  public var offset: Point
  /// Standard deviation of the blur, in the filter's coordinates.
  public var sigma: Double
  /// Whether what the copies share, or both lack, is painted instead.
  public var isInverted: Bool
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A sheen; lengths are measured in the coordinates that `transform` maps to the composition's.
  public init(
    color: Color,
    offset: Point,
    sigma: Double,
    isInverted: Bool,
    transform: Affine = .identity
  ) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.isInverted = isInverted
    self.transform = transform
  }
}

public import LottieGeometry

/// A change to the pixels of a finished group.
public enum Filter: Hashable, Sendable {
  /// Colors are replaced, pixel by pixel; where nothing was, nothing is.
  case color(ColorFilter)
  /// Everything is blurred, by different amounts along the axes if wanted.
  case blur(BlurFilter)
  /// A shadow or a glow is added.
  case shadow(ShadowFilter)
  /// An outline is added around what is there.
  case outline(OutlineFilter)
  /// A sheen of the content's own shape is added on it.
  case satin(SatinFilter)
  /// Edges are lit as if the content rose from the ground.
  case bevel(BevelFilter)
  /// Colors are replaced by others that depend on the place; where nothing was, nothing is.
  case shade(ShadeFilter)
  /// Everything is distorted.
  case warp(WarpFilter)
  /// Everything is blurred by means of boxes.
  case box(BoxFilter)
  /// Everything is blurred in one direction.
  case line(LineFilter)
  /// The alpha grows or shrinks.
  case choke(ChokeFilter)
  /// Each pixel is moved away from the mean of its eight neighbors, by this factor of the difference.
  case sharpen(Double)
  /// A blurred copy of the bright parts is added.
  case glow(GlowFilter)
  /// Each pixel is moved by the color there of the group's ``MatteItem/Mode/map``.
  case displace(DisplaceFilter)
}

/// A replacement of colors; components are in 0…1, not premultiplied, of sRGB.
public enum ColorFilter: Hashable, Sendable {
  /// Four rows, for red, green, blue and alpha, of five numbers each: factors of the four components
  /// and one that is added.
  case matrix([Double])
  /// A table of 256 bytes for each of red, green and blue.
  case tables([[UInt8]])
  /// Each color is replaced by that of a ramp at its luminance, the mean of its components in
  /// linear light, and mixed with itself.
  ///
  /// `colors`: The ramp, evenly spaced, from black to white; two at least.
  /// `amount`: 0 keeps the color, 1 replaces it.
  case ramp(colors: [Color], amount: Double)
  /// The same by luminance as in ``MatteItem/Mode/luma``.
  case tones(colors: [Color], amount: Double)
  /// Gray: each color is its least component, and what is above it, divided into red, yellow, green,
  /// cyan, blue and magenta; these six have weights.
  case gray([Double])
  /// White from a luminance on, black below; 0…1.
  case threshold(Double)
  /// Red, green, blue and alpha, each taken from elsewhere.
  case sources([ColorSource])
  /// Components are raised or lowered in shadows, midtones and highlights.
  case balance(ColorBalance)
  /// Colors near one are changed to another.
  case change(ColorChange)
}

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
    /// Behind the source image, which itself is not drawn.
    case alone
    /// Inside the source image, from its edges inwards.
    case inside
    /// Inside the source image, from its center outwards.
    case center
  }

  /// Where the shadow falls.
  public var kind: Kind
  /// Its color, with its opacity.
  public var color: Color
  /// Offset from the source image, in the filter's coordinates.
  public var offset: Point
  /// Standard deviation of its blur, in the filter's coordinates.
  public var sigma: Double
  /// Fraction of the blur that is expanded to full strength, 0…1.
  public var spread: Double
  /// How a shadow inside the source image is blended with it.
  public var blend: BlendMode
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A shadow; lengths are measured in the coordinates that `transform` maps to the composition's.
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

/// An outline of the source image's alpha, outside of it, with round corners.
public struct OutlineFilter: Hashable, Sendable {
  /// Its color, with its opacity.
  public var color: Color
  /// Width of the outline, in the filter's coordinates.
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
  /// How it is blended with the content.
  public var blend: BlendMode
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A sheen; lengths are measured in the coordinates that `transform` maps to the composition's.
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

/// A blur by the mean of a box around each pixel, once or several times.
public struct BoxFilter: Hashable, Sendable {
  /// How far the box extends to each side along x and y, in the filter's coordinates; a box is as wide
  /// as twice that and a pixel.
  public var radius: Point
  /// How often the mean is taken, 1 at least.
  public var passes: Int
  /// The filter's coordinates to those of the composition.
  public var transform: Affine
  /// A box, in the filter's coordinates, whose edge pixels are repeated beyond it.
  ///
  /// Nothing is drawn there. Ignored where the box is rotated.
  public var repeatedEdge: Rect?

  /// A blur; `radius` is measured in the coordinates that `transform` maps to the composition's.
  public init(
    radius: Point,
    passes: Int = 1,
    transform: Affine = .identity,
    repeatedEdge: Rect? = nil
  ) {
    self.radius = radius
    self.passes = passes
    self.transform = transform
    self.repeatedEdge = repeatedEdge
  }
}

/// A Gaussian blur along a direction.
public struct LineFilter: Hashable, Sendable {
  /// The direction; its length is the standard deviation, in the filter's coordinates.
  public var sigma: Point
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A blur; `sigma` is measured in the coordinates that `transform` maps to the composition's.
  public init(sigma: Point, transform: Affine = .identity) {
    self.sigma = sigma
    self.transform = transform
  }
}

/// A change of the alpha by the least or greatest value within a circle around each pixel.
public struct ChokeFilter: Hashable, Sendable {
  /// Radius of the circle, in the filter's coordinates: above 0 the alpha shrinks, below it grows, and
  /// takes on the brightest color near.
  public var radius: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A choked matte; `radius` is measured in the coordinates that `transform` maps to the
  /// composition's.
  public init(radius: Double, transform: Affine = .identity) {
    self.radius = radius
    self.transform = transform
  }
}

/// A glow of bright parts: what is above a brightness, blurred and blended with the content.
public struct GlowFilter: Hashable, Sendable {
  /// How the glow and the content lie.
  public enum Order: Hashable, Sendable {
    /// The glow is blended with the content below, or above it; or it is all there is.
    case above, below, alone
  }

  /// The brightness, that of the greatest component, below which nothing glows, 0…1.
  public var threshold: Double
  /// Standard deviations of the blur along x and y, in the filter's coordinates.
  public var sigma: Point
  /// How bright the glow is; more than 1 makes it wider, too.
  public var intensity: Double
  /// How it is blended.
  public var blend: BlendMode
  /// How it lies.
  public var order: Order
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A glow; `sigma` is measured in the coordinates that `transform` maps to the composition's.
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

/// A displacement by the colors of other pixels: a value of 0.5 moves nothing, 1 shows what lies further
/// to the right or down, 0 what lies further to the left or up.
public struct DisplaceFilter: Hashable, Sendable {
  /// Which value moves pixels horizontally.
  public var horizontal: ColorSource
  /// Which value moves pixels vertically.
  public var vertical: ColorSource
  /// How far at most along x and y, in the filter's coordinates.
  public var distance: Point
  /// A box whose opposite edges meet; nil where what lies beyond the content is transparent.
  public var wraps: Rect?
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A displacement; `distance` is measured in the coordinates that `transform` maps to the
  /// composition's.
  public init(
    horizontal: ColorSource,
    vertical: ColorSource,
    distance: Point,
    wraps: Rect? = nil,
    transform: Affine = .identity
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.distance = distance
    self.wraps = wraps
    self.transform = transform
  }
}

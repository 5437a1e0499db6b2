public import LottieGeometry
public import LottieScene

/// The size of an image, and how the composition is fitted into it.
public struct RenderSettings: Equatable, Sendable {
  /// A way of fitting a composition into an image of another aspect ratio.
  public enum Fit: String, CaseIterable, Sendable {
    /// Scaled to fit inside, centered.
    case contain
    /// Scaled to cover, centered.
    case cover
    /// Stretched in both directions to the image's shape.
    case fill
    /// At its natural size, centered.
    case none
  }

  /// The background of the composition: a color, or squares that show transparency.
  public enum Background: Equatable, Sendable {
    /// One color, which may be transparent.
    case color(Color)
    /// A checkerboard of light and dark squares.
    case checker
  }

  /// A larger or smaller canvas of which the image shows a part.
  public struct Layout: Hashable, Sendable {
    /// Columns that the composition is fitted into.
    public var width: Int
    /// Rows that the composition is fitted into.
    public var height: Int
    /// The canvas column at the image's left edge; negative leaves a margin on the left.
    public var x: Int
    /// The canvas row at the image's top edge; negative leaves a margin above.
    public var y: Int

    /// Creates a larger image of which this one shows the part that begins at a column and a row.
    public init(width: Int, height: Int, x: Int = 0, y: Int = 0) {
      self.width = width
      self.height = height
      self.x = x
      self.y = y
    }
  }

  /// Columns, and rows, that an image may have at most.
  public static let maximumSide = 16_384
  /// Columns times rows that an image may have at most: about 1 GB.
  public static let maximumPixels = 256_000_000

  /// Columns of the image, 1…16,384.
  public var width: Int
  /// Rows of the image, 1…16,384.
  public var height: Int
  /// Fit of the composition in the image.
  public var fit: Fit
  /// Alignment of the composition in the remaining space: 0 left or top, 1 right or bottom.
  public var alignment = Point(0.5, 0.5)
  /// Background of the composition, also where it does not reach.
  public var background: Background
  /// The part of the composition to show, in its own units; nil is all of it.
  public var window: Rect?
  /// The canvas the composition is fitted into when that is not the image itself.
  public var layout: Layout?
  /// Bytes for each pixel that an encoder takes beyond those that any may take.
  package var encoderBytes = 0

  /// Creates settings for an image; check ``isAllowed`` before drawing.
  public init(
    width: Int,
    height: Int,
    fit: Fit = .contain,
    background: Background = .color(.clear)
  ) {
    self.width = width
    self.height = height
    self.fit = fit
    self.background = background
  }

  /// Whether the image is not empty and within the limits.
  public var isAllowed: Bool {
    (1...RenderSettings.maximumSide).contains(width)
      && (1...RenderSettings.maximumSide).contains(height)
      && width * height <= RenderSettings.maximumPixels
  }

  /// The map from a composition of a size to the image.
  public func view(of size: Size) -> Affine {
    let whole = layout ?? Layout(width: width, height: height)
    let window = window ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
    let placement = fit.placement(
      of: Size(width: window.width, height: window.height),
      in: Size(width: Double(whole.width), height: Double(whole.height)),
      alignment
    )
    return Affine.translation(-window.minX, -window.minY).then(placement)
      .then(.translation(-Double(whole.x), -Double(whole.y)))
  }
}

extension RenderSettings.Fit {
  /// The map of a content of a size to a space of another.
  ///
  /// - Parameters:
  ///   - content: The content's size.
  ///   - space: The space's size, in the same units.
  ///   - alignment: Its position in the remaining space: 0 left or top, 1 right or bottom.
  /// - Returns: Not finite for a content without extent.
  func placement(of content: Size, in space: Size, _ alignment: Point) -> Affine {
    let ratio = Point(space.width / content.width, space.height / content.height)
    let scale: Point =
      switch self {
      case .contain: Point(min(ratio.x, ratio.y), min(ratio.x, ratio.y))
      case .cover: Point(max(ratio.x, ratio.y), max(ratio.x, ratio.y))
      case .fill: ratio
      case .none: Point(1, 1)
      }
    return Affine.scale(scale.x, scale.y).then(
      .translation(
        (space.width - content.width * scale.x) * alignment.x,
        (space.height - content.height * scale.y) * alignment.y
      )
    )
  }
}

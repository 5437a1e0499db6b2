public import LottieGeometry
public import LottieScene

/// How large a picture is, and how the composition lies in it.
public struct RenderSettings: Equatable, Sendable {
  /// How a composition is fitted into a picture of another shape.
  public enum Fit: String, CaseIterable, Sendable {
    /// As large as it fits in, centred.
    case contain
    /// As small as it covers all, centred.
    case cover
    /// Stretched in both directions to the image's shape.
    case fill
    /// In its own size, centred.
    case none
  }

  /// What lies behind the composition: a color, or squares that show transparency.
  public enum Background: Equatable, Sendable {
    /// One colour, which may be transparent.
    case color(Color)
    /// Light and dark squares, as editors show transparency.
    case checker
  }

  /// A larger picture, or a smaller one, that this one shows a part of.
  public struct Layout: Hashable, Sendable {
    /// Columns that the composition is fitted into.
    public var width: Int
    /// Rows that the composition is fitted into.
    public var height: Int
    /// The column of it where this picture begins; negative leaves room on the left.
    public var x: Int
    /// The row of it where this picture begins; negative leaves room above.
    public var y: Int

    /// A larger image of which this one shows the part that begins at a column and a row.
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
  /// How the composition lies in the picture.
  public var fit: Fit
  /// Where the composition lies when there is room: 0 left or top, 1 right or bottom.
  public var alignment = Point(0.5, 0.5)
  /// What lies behind the composition, also where it does not reach.
  public var background: Background
  /// The part of the composition that is fitted in, in its own units; nil is all of it.
  public var window: Rect?
  /// What the composition is fitted into when that is not the picture itself.
  public var layout: Layout?

  /// Settings for an image; check ``isAllowed`` before drawing.
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

  /// Whether the picture is not empty and within the limits.
  public var isAllowed: Bool {
    (1...RenderSettings.maximumSide).contains(width)
      && (1...RenderSettings.maximumSide).contains(height)
      && width * height <= RenderSettings.maximumPixels
  }

  /// The map from a composition of a size to the picture.
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
  ///   - alignment: Where it lies when there is room: 0 left or top, 1 right or bottom.
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

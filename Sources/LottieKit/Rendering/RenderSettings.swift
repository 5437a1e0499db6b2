public import LottieGeometry
public import LottieScene

/// The size of an image, and how the composition is fitted into it.
public struct RenderSettings: Equatable, Sendable {
  /// How a composition is fitted into an image of another aspect ratio.
  public enum Fit: String, CaseIterable, Sendable {
    /// Scaled to fit inside, centred.
    case contain
    /// Scaled to cover, centred.
    case cover
    /// Scaled in both directions to fill.
    case fill
    /// At its natural size, centred.
    case none
  }

  /// The background of the composition.
  public enum Background: Equatable, Sendable {
    /// One colour, which may be transparent.
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

    /// A layout.
    public init(width: Int, height: Int, x: Int = 0, y: Int = 0) {
      self.width = width
      self.height = height
      self.x = x
      self.y = y
    }
  }

  /// Maximum pixels a side.
  public static let maximumSide = 16_384
  /// Maximum pixels in all.
  public static let maximumPixels = 256_000_000

  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int
  /// How the composition is fitted into the image.
  public var fit: Fit
  /// Alignment of the composition in the remaining space: 0 left or top, 1 right or bottom.
  public var alignment = Point(0.5, 0.5)
  /// The background.
  public var background: Background
  /// The part of the composition to show, in its own units; nil is all of it.
  public var window: Rect?
  /// The canvas the composition is fitted into when that is not the image itself.
  public var layout: Layout?

  /// Settings.
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
    let size = Size(width: window.width, height: window.height)
    let ratio = Point(Double(whole.width) / size.width, Double(whole.height) / size.height)
    let scale: Point =
      switch fit {
      case .contain: Point(min(ratio.x, ratio.y), min(ratio.x, ratio.y))
      case .cover: Point(max(ratio.x, ratio.y), max(ratio.x, ratio.y))
      case .fill: ratio
      case .none: Point(1, 1)
      }
    let toOrigin = Affine.translation(-window.minX, -window.minY)
    return toOrigin.then(.scale(scale.x, scale.y)).then(
      .translation(
        (Double(whole.width) - size.width * scale.x) * alignment.x - Double(whole.x),
        (Double(whole.height) - size.height * scale.y) * alignment.y - Double(whole.y)
      )
    )
  }
}

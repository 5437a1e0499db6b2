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
    /// Stretched.
    case fill
    /// In its own size, centred.
    case none
  }

  /// What lies behind the composition.
  public enum Background: Equatable, Sendable {
    /// One colour, which may be transparent.
    case color(Color)
    /// Light and dark squares, as editors show transparency.
    case checker
  }

  /// Pixels a side at most.
  public static let maximumSide = 16_384
  /// Pixels in all at most.
  public static let maximumPixels = 256_000_000

  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int
  /// How the composition lies in the picture.
  public var fit: Fit
  /// What lies behind it.
  public var background: Background

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

  /// Whether the picture is not empty and within the limits.
  public var isAllowed: Bool {
    (1...RenderSettings.maximumSide).contains(width)
      && (1...RenderSettings.maximumSide).contains(height)
      && width * height <= RenderSettings.maximumPixels
  }

  /// The map from a composition of a size to the picture.
  public func view(of size: Size) -> Affine {
    let ratio = Point(Double(width) / size.width, Double(height) / size.height)
    let scale: Point =
      switch fit {
      case .contain: Point(min(ratio.x, ratio.y), min(ratio.x, ratio.y))
      case .cover: Point(max(ratio.x, ratio.y), max(ratio.x, ratio.y))
      case .fill: ratio
      case .none: Point(1, 1)
      }
    return Affine.scale(scale.x, scale.y).then(
      .translation(
        (Double(width) - size.width * scale.x) / 2,
        (Double(height) - size.height * scale.y) / 2
      )
    )
  }
}

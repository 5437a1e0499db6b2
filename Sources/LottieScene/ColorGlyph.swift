public import LottieGeometry

/// The content of a color glyph, as a font paints it.
///
/// Lengths are hundredths of the font's size, from the glyph's origin on the baseline, y downwards.
public enum ColorGlyph: Sendable {
  /// Filled outlines, from bottom to top.
  case layers([GlyphLayer])
  /// Pixels, stretched to a rectangle.
  case image(ImageResource, frame: Rect)

  /// The box of its outlines or pixels.
  public var bounds: Rect {
    switch self {
    case .layers(let layers):
      layers.reduce(Rect.empty) { $0.union($1.transform.apply($1.outline.bounds)) }
    case .image(_, let frame): frame
    }
  }
}

/// One outline of a color glyph.
public struct GlyphLayer: Sendable {
  /// The paint of a layer.
  public enum Fill: Equatable, Sendable {
    /// A paint of the font's, in coordinates of the outline.
    case paint(Paint)
    /// The color of the text, with its alpha multiplied by a factor.
    case text(alpha: Double)
  }

  /// The outline, in coordinates of its own.
  public var outline: PathResource
  /// Outline coordinates to those of the glyph.
  public var transform: Affine
  /// The paint of the outline.
  public var fill: Fill

  /// Creates a layer; without `transform` its outline lies where it is in the glyph.
  public init(outline: PathResource, transform: Affine = .identity, fill: Fill) {
    self.outline = outline
    self.transform = transform
    self.fill = fill
  }
}

public import LottieScene

/// GIF options: dithering, palettes, number of colors, color of half-transparent edges.
public struct GIFOptions: Hashable, Sendable {
  /// The dithering of colors between those of the palette.
  public enum Dither: String, CaseIterable, Sendable {
    /// Each pixel takes the nearest color of the palette, so that flat areas stay flat.
    case none
    /// By an ordered pattern, which is static where the image is.
    case bayer
    /// By error diffusion (Floyd and Steinberg): finest, and the largest files.
    case floyd
  }

  /// The frames that share a palette of up to 256 colors.
  public enum PaletteSource: String, CaseIterable, Sendable {
    /// One palette for the file; a frame that it does not suit has its own.
    case auto
    /// One palette for all frames: smaller files, and colors that do not flicker.
    case global
    /// Each frame has its own palette: better colors, a larger file.
    case local
  }

  /// Dithering of colors between those of the palette.
  public var dither: Dither
  /// Frames that share a palette of at most ``colors``.
  public var palette: PaletteSource
  /// Number of palette colors, 2…255; others are clamped.
  public var colors: Int
  /// The color translucent pixels are blended with; without it they become opaque or transparent.
  public var matte: Color?

  /// Creates options; omitted arguments have their default values.
  public init(
    dither: Dither = .none,
    palette: PaletteSource = .auto,
    colors: Int = 255,
    matte: Color? = nil
  ) {
    self.dither = dither
    self.palette = palette
    self.colors = Swift.min(Swift.max(colors, 2), 255)
    self.matte = matte
  }
}

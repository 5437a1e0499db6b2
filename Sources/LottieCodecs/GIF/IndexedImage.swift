/// An image of at most 255 colors and transparency.
public struct IndexedImage: Sendable {
  /// The index of transparent pixels.
  static let transparent: UInt8 = 255

  /// Palette indices of all pixels, or `transparent`.
  public var indices: [UInt8]
  /// The image's own colors when those of the file do not do.
  public var palette: ColorPalette?
  /// The box outside which it is what the frame before it is; nil when that is not known.
  var changed: PixelRect?

  /// Whether all pixels are those of another image.
  func looksLike(_ other: IndexedImage) -> Bool {
    palette?.colors == other.palette?.colors && indices == other.indices
  }
}

/// At most 255 opaque colors; transparency has an index of its own.
public final class ColorPalette: Sendable {
  /// The colors as premultiplied pixels; an index is a place in them.
  public let colors: [UInt32]
  /// How much nearer than another a color must be to be taken, as a squared distance: what a rare color costs in
  /// bytes counts as a difference.
  let costs: [Int32]

  /// Creates a palette of at most 255 colors, with a cost for each where they have any.
  init(_ colors: [UInt32], costs: [Int32] = []) {
    self.colors = colors.isEmpty ? [0xFF00_0000] : Array(colors.prefix(255))
    self.costs = self.colors.indices.map { $0 < costs.count ? costs[$0] : 0 }
  }
}

import CFreeType

/// A FreeType library; everything it opens must be closed before it is.
final class FreeTypeLibrary {
  let handle: FT_Library
  /// Vertices of all layers, and pixels of all images, that are kept of color glyphs.
  private static let maximumVertices = 8_000_000
  private static let maximumPixels = 64_000_000

  var verticesLeft = FreeTypeLibrary.maximumVertices
  var pixelsLeft = FreeTypeLibrary.maximumPixels

  /// Starts FreeType; nil when it cannot be.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}

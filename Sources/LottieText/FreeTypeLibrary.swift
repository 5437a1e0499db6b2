import CFreeType

/// FreeType, started; everything it opens must be closed before it goes.
final class FreeTypeLibrary {
  let handle: FT_Library

  /// Starts FreeType; nil when it cannot be.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}

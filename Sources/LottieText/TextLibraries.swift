internal import CFontconfig
internal import CFreeType
internal import CHarfBuzz

/// The libraries of fonts and shaping.
package enum TextLibraries {
  /// Names and versions of those that are loaded, but for FreeType, which says only what it was compiled with.
  package static var versions: [(name: String, version: String)] {
    let number = Int(FcGetVersion())
    return [
      ("FreeType", "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"),
      ("HarfBuzz", String(cString: hb_version_string())),
      ("fontconfig", "\(number / 10_000).\(number / 100 % 100).\(number % 100)"),
    ]
  }
}

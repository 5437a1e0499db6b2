import LottieKit
import LottieText

/// Opens a font and sets a text with it, in both directions.
enum FontReader {
  /// Letters, combining marks, Arabic, an ideogram and an emoji.
  private static let text = "AVfi é\u{301}سلام 漢😀"

  static func read(_ bytes: [UInt8]) {
    let shaper = FontShaper(provider: OnlyFont(.bytes(bytes)), usesSystemFonts: false)
    let query = FontQuery(name: "a", family: "a", style: "")
    for isRightToLeft in [false, true] {
      _ = shaper.shape(text, font: query, isRightToLeft: isRightToLeft)
    }
  }
}

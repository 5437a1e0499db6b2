/// A mode of blending a source with its backdrop.
///
/// The first sixteen are those of W3C Compositing and Blending Level 1, in After Effects' and
/// Lottie's order, so that raw values are Lottie's `bm`: <https://www.w3.org/TR/compositing-1/>.
public enum BlendMode: Int, CaseIterable, Sendable {
  /// The source over the backdrop.
  case normal = 0
  /// Product of both colors: never lighter than either.
  case multiply = 1
  /// Inverse of the product of the inverses.
  case screen = 2
  /// Hard light with source and backdrop exchanged.
  case overlay = 3
  /// The lesser of both colors, component by component.
  case darken = 4
  /// The greater of both colors, component by component.
  case lighten = 5
  /// Backdrop divided by the inverse of the source.
  case colorDodge = 6
  /// Inverse of: inverse backdrop divided by the source.
  case colorBurn = 7
  /// Multiply or screen, depending on the source.
  case hardLight = 8
  /// Like hard light, but gentler: never black or white by itself.
  case softLight = 9
  /// Absolute difference of both colors: black where they are equal.
  case difference = 10
  /// Like difference, with less contrast.
  case exclusion = 11
  /// Hue of the source, saturation and luminosity of the backdrop.
  case hue = 12
  /// Saturation of the source, hue and luminosity of the backdrop.
  case saturation = 13
  /// Hue and saturation of the source, luminosity of the backdrop.
  case color = 14
  /// Luminosity of the source, hue and saturation of the backdrop.
  case luminosity = 15
  /// Sum, at most 1: After Effects' "add", W3C's `plus-lighter`.
  case add = 16
  /// Every component 0 or 1: 1 where source plus backdrop reach 1.
  case hardMix = 17
}

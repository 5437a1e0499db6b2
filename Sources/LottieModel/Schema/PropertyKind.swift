/// The kind of a property's value, for keypaths, overrides and the linter.
public enum PropertyKind: String, CaseIterable, Sendable {
  /// A color: red, green and blue in 0…1.
  case color
  /// A number: degrees, percent, a width.
  case number
  /// A position: two or three numbers, with a motion path between keyframes.
  case point
  /// Width and height, or a scale in percent: two or three numbers.
  case size
  /// A path: contours of cubic curves.
  case path
  /// The numbers of a gradient: stops of color, then stops of alpha.
  case gradient
  /// The content of a text layer: words, font, size and colors.
  case text
}

public import LottieGeometry

/// A font requested by a document.
public struct FontQuery: Hashable, Sendable {
  /// Name by which the document's text refers to it; often the PostScript name.
  public var name: String
  /// Family, as fonts and CSS name it.
  public var family: String
  /// Style in words, as "Bold Italic"; empty is regular.
  public var style: String
  /// Weight, as in CSS; nil is that of the style.
  public var weight: Int?
  /// The document's path or data URL of the file; nil is a font of the machine.
  public var path: String?

  /// Creates a query; without `weight` the words of the style decide, without `path` a font of the machine is used.
  public init(
    name: String,
    family: String,
    style: String,
    weight: Int? = nil,
    path: String? = nil
  ) {
    self.name = name
    self.family = family
    self.style = style
    self.weight = weight
    self.path = path
  }
}

/// A positioned glyph; lengths are hundredths of the font's size.
public struct ShapedGlyph: Sendable {
  /// Offset, in the UTF-8 text, of the characters that it represents.
  public var cluster: Int
  /// The outline from the glyph's origin on the baseline, y downwards; nil is blank, or in color.
  public var outline: PathResource?
  /// The color glyph that the font paints in place of the outline.
  public var colors: ColorGlyph?
  /// Offset of the origin from the pen.
  public var offset: Point
  /// Distance the pen moves on, in hundredths of the font's size.
  public var advance: Double

  /// Creates a glyph at the pen; lengths are hundredths of the font's size.
  public init(
    cluster: Int,
    outline: PathResource?,
    colors: ColorGlyph? = nil,
    offset: Point,
    advance: Double
  ) {
    self.cluster = cluster
    self.outline = outline
    self.colors = colors
    self.offset = offset
    self.advance = advance
  }
}

/// A text turned into glyphs, and what was replaced or is missing in it.
public struct ShapedText: Sendable {
  /// The glyphs from left to right, whatever the direction of the text.
  public var glyphs: [ShapedGlyph]
  /// Substitutions and missing glyphs.
  public var problems: [FontProblem]

  /// Creates a shaped text; by default an empty one.
  public init(glyphs: [ShapedGlyph] = [], problems: [FontProblem] = []) {
    self.glyphs = glyphs
    self.problems = problems
  }
}

/// Turns text into outlines, for characters that the document brings none of.
public protocol TextShaper: Sendable {
  /// Shapes text of one direction and one line.
  ///
  /// Contextual forms, as in Arabic, are chosen; characters are not joined in optional ligatures, as
  /// each may move by itself.
  ///
  /// - Parameters:
  ///   - text: The text, in logical order, without line breaks.
  ///   - font: The requested font; fallback fonts supply the glyphs it lacks.
  ///   - isRightToLeft: The direction.
  /// - Returns: The glyphs, and what was replaced or is missing.
  func shape(
    _ text: String,
    font: FontQuery,
    isRightToLeft: Bool
  ) -> ShapedText
}

/// A font or a character that is replaced or missing.
public enum FontProblem: Hashable, Sendable {
  /// A fallback font replaces one that is not found.
  case substituted(font: String, by: String)
  /// A font lacks a weight or a slant, which is made from another.
  case styleSynthesized(font: String, from: String)
  /// A font is not found and has no fallback: its text is not drawn.
  case missing(font: String)
  /// The file of a font holds no font with outlines.
  case unreadable(font: String)
  /// A font is not available, for the reason its provider gives.
  case notProvided(reason: String)
  /// Some of these characters are not in their font; another font has them.
  case charactersSubstituted(String, font: String, by: String)
  /// No font that was searched has a character.
  case characterMissing(String, codePoint: UInt32)
  /// A font has colors that are drawn simpler than it says, or in the color of the text.
  case colorsSimplified(font: String)
}

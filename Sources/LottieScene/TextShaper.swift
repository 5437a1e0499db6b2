public import LottieGeometry

/// A font that a document asks for.
public struct FontQuery: Hashable, Sendable {
  /// Name by which the document's text asks for it; often the PostScript name.
  public var name: String
  /// Family, as fonts and CSS name it.
  public var family: String
  /// Style in words, as "Bold Italic"; empty is regular.
  public var style: String
  /// Weight, as in CSS; nil is what the style says.
  public var weight: Int?
  /// Where the document says its file is: a path or a data URL; nil is on the machine.
  public var path: String?

  /// A query; without `weight` the style's words decide, without `path` the machine knows.
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

/// A glyph where shaping put it; lengths are hundredths of the font's size.
public struct ShapedGlyph: Sendable {
  /// Where, in the UTF-8 text, the characters begin that it stands for.
  public var cluster: Int
  /// The outline from the glyph's origin on the baseline, y downwards; nil is blank.
  public var outline: PathResource?
  /// Where the origin lies, from the pen.
  public var offset: Point
  /// How far the pen moves on, in hundredths of the font's size.
  public var advance: Double

  /// A glyph at the pen; lengths are hundredths of the font's size.
  public init(cluster: Int, outline: PathResource?, offset: Point, advance: Double) {
    self.cluster = cluster
    self.outline = outline
    self.offset = offset
    self.advance = advance
  }
}

/// A text turned into glyphs, and what was replaced or is missing in it.
public struct ShapedText: Sendable {
  /// The glyphs from left to right, whatever the direction of the text.
  public var glyphs: [ShapedGlyph]
  /// What was replaced or is missing.
  public var problems: [FontProblem]

  /// A shaped text; without arguments nothing.
  public init(glyphs: [ShapedGlyph] = [], problems: [FontProblem] = []) {
    self.glyphs = glyphs
    self.problems = problems
  }
}

/// Turns text into outlines, for characters that the document brings none of.
public protocol TextShaper: Sendable {
  /// Shapes text of one direction and one line.
  ///
  /// Forms that a script needs, as Arabic does, are chosen; letters are neither kerned nor joined in
  /// ligatures of taste, as each may move by itself.
  ///
  /// - Parameters:
  ///   - text: The text, in logical order, without line breaks.
  ///   - font: The font asked for; others stand in for what it lacks.
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
  /// Another font stands in for one that is not found.
  case substituted(font: String, by: String)
  /// A font is not found, and none can stand in for it: its text is not drawn.
  case missing(font: String)
  /// The file of a font holds no font with outlines.
  case unreadable(font: String)
  /// A font cannot be had, for the reason its provider gives.
  case notProvided(reason: String)
  /// A character is not in its font; another font has it.
  case characterSubstituted(String, font: String, by: String)
  /// No font that was looked through has a character.
  case characterMissing(String, codePoint: UInt32)
}

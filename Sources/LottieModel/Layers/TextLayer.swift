public import LottieGeometry
public import LottieScene

/// The text of a layer: documents over time, and animators.
public struct TextLayer: Hashable, Sendable {
  /// Text documents over time; each holds until the next.
  public var documents: [Keyframe<TextDocument>]
  /// The After Effects expression of the text.
  public var expression: String?
  /// Animators, `t.a`; what they do adds up, from first to last.
  public var animators: [TextAnimator]
  /// The text path: a mask of the layer that the text follows; nil is straight.
  public var path: TextPath?
  /// Anchor point grouping: 1 characters, 2 words, 3 lines, 4 everything.
  public var anchorGrouping: Int
  /// Grouping alignment: shift of the anchor points, percent.
  public var groupingAlignment: KeyframeGroup<Vector3D>
}

/// A text document: a text and its style.
public struct TextDocument: Hashable, Sendable {
  /// The text; lines end with a carriage return or U+0003.
  public var text: String
  /// Name of a font in the document's list.
  public var fontName: String
  /// Font size in composition units, `s`.
  public var fontSize: Double
  /// Justification: 0 left, 1 right, 2 center, 3…6 full with the last line left, right, centered,
  /// full.
  public var justification: Int
  /// Tracking, in thousandths of the font size.
  public var tracking: Double
  /// Line height; nil is 1.2 font sizes.
  public var lineHeight: Double?
  /// Baseline shift upwards, in composition units, `ls`.
  public var baselineShift: Double
  /// Capitals: 0 as written, 1 all caps, 2 small caps.
  public var caps: Int
  /// Fill color; nil is none.
  public var fillColor: Color?
  /// Stroke color; nil is none.
  public var strokeColor: Color?
  /// Stroke width in composition units, `sw`.
  public var strokeWidth: Double
  /// Whether the stroke is drawn over the fill.
  public var strokeOverFill: Bool
  /// Size of the text box; nil is point text.
  public var boxSize: Size?
  /// Top left of the text box; nil is the origin.
  public var boxPosition: Point?
  /// Vertical alignment of lines in the box: 0 top, 1 middle, 2 bottom.
  public var verticalAlignment: Int
  /// Direction of its paragraphs, `d`: 0 left to right, 1 right to left; nil is that of the first letter.
  public var direction: Int?
  /// Fit of the text to its box, `rs` of skottie: 0 none, 1 as large as fits, 2 no larger than fits.
  public var resizing: Int
}

/// A text path: the mask that the text follows, and its options.
public struct TextPath: Hashable, Sendable {
  /// Index of the mask among those of the layer, from 0.
  public var mask: Int
  /// Options by the document's keys: first and last margin, force alignment, perpendicular, reversed.
  public var options: [String: KeyframeGroup<Double>]
  /// Location in the document.
  public var location: JSONLocation
}

/// A text animator.
public struct TextAnimator: Hashable, Sendable {
  /// Name, `nm`, as in keypaths.
  public var name: String
  /// Selectors; several are combined by their modes.
  public var selectors: [TextRangeSelector]
  /// Properties by the document's keys; a number is an array of one.
  public var properties: [String: KeyframeGroup<[Double]>]
  /// Location in the document.
  public var location: JSONLocation
}

/// A range selector.
public struct TextRangeSelector: Hashable, Sendable {
  /// Units: 1 percent, 2 index.
  public var units: Int
  /// Based on: 1 characters, 2 characters without blanks, 3 words, 4 lines.
  public var basedOn: Int
  /// Shape: 1 square, 2 ramp up, 3 ramp down, 4 triangle, 5 round, 6 smooth.
  public var shape: Int
  /// Mode: 1 add, 2 subtract, 3 intersect, 4 minimum, 5 maximum, 6 difference.
  public var mode: Int
  /// Whether the order of units is randomized, `rn`.
  public var isRandomized: Bool
  /// 0 is a range selector; others are expression selectors.
  public var type: Int
  /// Start, end, offset, amount, ease high and low, smoothness by the document's keys.
  public var properties: [String: KeyframeGroup<Double>]
  /// Location in the document.
  public var location: JSONLocation
}

/// A font of the document's list; a font provider loads its file.
public struct Font: Hashable, Sendable {
  /// Name by which text refers to it; often the PostScript name.
  public var name: String
  /// Family, `fFamily`, by which the machine's fonts are searched.
  public var family: String
  /// Style, `fStyle`, as "Bold Italic".
  public var style: String
  /// Weight, as in CSS; nil is that of the style.
  public var weight: Int?
  /// Ascent, percent of the size.
  public var ascent: Double
  /// Path or data URL of its file; nil is a font of the machine.
  public var path: String?
  /// Origin: 0 the machine, 1 and 2 a style sheet, 3 a file.
  public var origin: Int
}

/// A glyph in the document, for text without fonts.
public struct Glyph: Hashable, Sendable {
  /// The character, or several with one outline, `ch`.
  public var character: String
  /// Family of its font, `fFamily`.
  public var fontFamily: String
  /// Style of its font, `style`.
  public var fontStyle: String
  /// Font size of the outline.
  public var fontSize: Double
  /// Advance, in percent of the size.
  public var width: Double
  /// Outlines as shape items, given for ``fontSize``.
  public var shapes: [ShapeItem]
  /// The layer of a composition used as glyph.
  public var composition: LayerModel?
}

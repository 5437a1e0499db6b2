import LottieModel
import LottieScene

/// A text and its style, as far as an expression says so; nil leaves the document's.
struct TextChanges: Equatable {
  var text: String?
  /// A name of the document's list of fonts.
  var fontName: String?
  var fontSize: Double?
  var fillColor: Color?
  var appliesFill: Bool?
  var strokeColor: Color?
  var appliesStroke: Bool?
  var strokeWidth: Double?
  var tracking: Double?
  /// Line height.
  var leading: Double?
  var isAutoLeading: Bool?
  var baselineShift: Double?
  /// 0 as written, 1 all caps, 2 small caps.
  var caps: Int?
  var justification: Int?

  /// Creates an empty set of changes.
  init() {}

  /// Takes the style of a document, without its text.
  init(_ document: TextDocument) {
    fontName = document.fontName
    fontSize = document.fontSize
    fillColor = document.fillColor
    appliesFill = document.fillColor != nil
    strokeColor = document.strokeColor
    appliesStroke = document.strokeColor != nil
    strokeWidth = document.strokeWidth
    tracking = document.tracking
    leading = document.lineHeight
    isAutoLeading = (document.lineHeight ?? 0) == 0
    baselineShift = document.baselineShift
    caps = document.caps
    justification = document.justification
  }

  /// A document with the changes, its text included.
  func applied(to document: TextDocument) -> TextDocument {
    var result = document
    result.text = text ?? document.text
    result.fontName = fontName ?? document.fontName
    result.fontSize = fontSize ?? document.fontSize
    result.fillColor = color(fillColor, appliesFill, document.fillColor)
    result.strokeColor = color(strokeColor, appliesStroke, document.strokeColor)
    result.strokeWidth = strokeWidth ?? document.strokeWidth
    result.tracking = tracking ?? document.tracking
    result.baselineShift = baselineShift ?? document.baselineShift
    result.caps = caps ?? document.caps
    result.justification = justification ?? document.justification
    if isAutoLeading == true {
      result.lineHeight = nil
    } else if let leading {
      result.lineHeight = leading
    }
    return result
  }

  private func color(_ color: Color?, _ applies: Bool?, _ own: Color?) -> Color? {
    applies ?? (own != nil) ? color ?? own ?? .black : nil
  }

  /// These changes, and others above them.
  func merging(_ other: TextChanges) -> TextChanges {
    var result = self
    result.text = other.text ?? text
    result.fontName = other.fontName ?? fontName
    result.fontSize = other.fontSize ?? fontSize
    result.fillColor = other.fillColor ?? fillColor
    result.appliesFill = other.appliesFill ?? appliesFill
    result.strokeColor = other.strokeColor ?? strokeColor
    result.appliesStroke = other.appliesStroke ?? appliesStroke
    result.strokeWidth = other.strokeWidth ?? strokeWidth
    result.tracking = other.tracking ?? tracking
    result.leading = other.leading ?? leading
    result.isAutoLeading = other.isAutoLeading ?? isAutoLeading
    result.baselineShift = other.baselineShift ?? baselineShift
    result.caps = other.caps ?? caps
    result.justification = other.justification ?? justification
    return result
  }
}

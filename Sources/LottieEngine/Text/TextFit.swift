// Skottie's `rs`: the text is as large as its box allows (SkottieText, Shaper::ResizePolicy).

import LottieModel
import LottieScene

/// A text document whose size is changed so that the text fits into its box.
struct TextFit {
  /// Largest and smallest factor of the font's size, and the steps to the one between.
  private static let range = (smallest: 0.05, largest: 20.0)
  private static let steps = 12
  /// Longer texts keep their size.
  private static let maximumCharacters = 2_000

  /// The document, with its size, or another where it asks for that.
  private(set) var document: TextDocument

  init(_ document: TextDocument, text: String, isReplaced: Bool, _ typesetter: Typesetter) {
    self.document = document
    guard document.resizing == 1 || document.resizing == 2, let box = document.boxSize,
      box.width > 0, box.height > 0, document.fontSize > 0, !text.isEmpty,
      text.count <= TextFit.maximumCharacters
    else { return }
    func fits(_ factor: Double) -> Bool {
      let scaled = TextFit.scaled(document, factor)
      var breaker = LineBreaker(scaled, isReplaced: isReplaced, limit: .max, typesetter)
      breaker.add(text)
      var (characters, lines) = (breaker.characters, breaker.lines)
      LinePlacer(scaled, ascent: nil).place(&characters, &lines)
      let leading = scaled.lineHeight.flatMap { $0 == 0 ? nil : $0 } ?? scaled.fontSize * 1.2
      return Double(lines.count) * leading <= box.height
        && lines.allSatisfy { $0.width <= box.width }
    }
    if document.resizing == 2, fits(1) { return }
    var (low, high) = (TextFit.range.smallest, document.resizing == 2 ? 1 : TextFit.range.largest)
    for _ in 0..<TextFit.steps {
      let middle = (low * high).squareRoot()
      if fits(middle) { low = middle } else { high = middle }
    }
    self.document = TextFit.scaled(document, low)
  }

  private static func scaled(_ document: TextDocument, _ factor: Double) -> TextDocument {
    var scaled = document
    scaled.fontSize *= factor
    scaled.lineHeight = document.lineHeight.map { $0 * factor }
    scaled.baselineShift *= factor
    return scaled
  }
}

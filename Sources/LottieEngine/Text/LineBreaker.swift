import LottieModel
import LottieScene

/// Breaks a text into characters and lines.
struct LineBreaker {
  private(set) var characters: [TextLayout.Character] = []
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isCut = false

  /// Synthesized small capitals, of the size of capitals, as Adobe's programs make them.
  private static let smallCapitals = 0.7

  private let document: TextDocument
  private let isReplaced: Bool
  private let limit: Int
  private let typesetter: Typesetter
  private let tracking: Double

  /// `limit`: Maximum characters.
  init(_ document: TextDocument, isReplaced: Bool, limit: Int, _ typesetter: Typesetter) {
    self.document = document
    self.limit = limit
    self.isReplaced = isReplaced
    self.typesetter = typesetter
    tracking = document.tracking / 1000 * document.fontSize
  }

  /// Adds all lines of a text.
  mutating func add(_ text: String) {
    var paragraph: [Character] = []
    for character in text {
      guard characters.count + paragraph.count < limit else {
        isCut = true
        break
      }
      if character.isTextBreak {
        add(paragraph: paragraph)
        addBreak()
        paragraph = []
      } else {
        paragraph.append(character)
      }
    }
    add(paragraph: paragraph)
  }

  private mutating func addBreak() {
    var character = TextLayout.Character()
    character.isBreak = true
    character.line = lines.count
    characters.append(character)
  }

  private mutating func add(paragraph: [Character]) {
    let bidi = BidirectionalText(paragraph, direction: document.direction)
    let shown = paragraph.map { self.shown($0) }
    let shapes = typesetter.shapes(
      shown.map { $0.text },
      levels: bidi.levels,
      font: document.fontName,
      isReplaced: isReplaced
    )
    let widths = zip(shapes, shown).map { $0.advance * document.fontSize / 100 * $1.scale }
    let cuts = cuts(paragraph, widths)
    for (n, part) in cuts.enumerated() {
      let first = characters.count
      for i in part {
        var character = TextLayout.Character()
        character.shape = shapes[i]
        character.scale = document.fontSize / 100 * shown[i].scale
        character.width = widths[i]
        character.isBlank = paragraph[i].isBlank
        character.line = lines.count
        characters.append(character)
      }
      var line = TextLayout.Line(characters: first..<characters.count)
      line.endsParagraph = n == cuts.count - 1
      line.order = order(bidi, paragraph, part).map { $0 - part.lowerBound + first }
      lines.append(line)
      if !line.endsParagraph { addBreak() }
    }
  }

  /// Characters from left to right; trailing blanks are at the paragraph's end side.
  private func order(_ bidi: BidirectionalText, _ text: [Character], _ part: Range<Int>) -> [Int] {
    guard bidi.hasRightToLeft else { return Array(part) }
    var end = part.upperBound
    while end > part.lowerBound, text[end - 1].isBlank { end -= 1 }
    let words = bidi.visualOrder(part.lowerBound..<end)
    let blanks = Array(end..<part.upperBound)
    return bidi.base == 1 ? blanks.reversed() + words : words + blanks
  }

  /// A character as it is shown: in capitals if requested, unless only the character itself has an
  /// outline.
  private func shown(_ character: Character) -> (text: String, scale: Double) {
    let text = String(character)
    guard document.caps == 1 || document.caps == 2 else { return (text, 1) }
    let capital = character.uppercased()
    let isSame = capital == text || typesetter.brings(text, font: document.fontName)
    if isSame, !typesetter.brings(capital, font: document.fontName) { return (text, 1) }
    return (capital, document.caps == 2 && capital != text ? LineBreaker.smallCapitals : 1)
  }

  /// The lines of a paragraph: broken at the last blank that fits, which is dropped, or within a
  /// word that is wider than the box.
  private func cuts(_ text: [Character], _ widths: [Double]) -> [Range<Int>] {
    guard let box = document.boxSize, box.width > 0 else { return [0..<text.count] }
    var cuts: [Range<Int>] = []
    var start = 0
    var blank: Int?
    var width = 0.0
    var i = 0
    while i < text.count {
      if text[i].isBlank { blank = i }
      guard !text[i].isBlank, i > start, width + widths[i] > box.width else {
        width += widths[i] + tracking
        i += 1
        continue
      }
      cuts.append(start..<(blank ?? i))
      i = blank.map { $0 + 1 } ?? i
      start = i
      (blank, width) = (nil, 0)
    }
    return cuts + [start..<text.count]
  }
}

extension Character {
  /// Whether it ends a line: a carriage return, a line feed, both, U+0003 or a Unicode separator.
  fileprivate var isTextBreak: Bool {
    self == "\r" || self == "\n" || self == "\r\n" || self == "\u{3}" || self == "\u{2028}"
      || self == "\u{2029}"
  }

  /// Whether lines may break at it.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

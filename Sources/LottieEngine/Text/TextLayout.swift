import LottieGeometry
import LottieModel
import LottieScene

// Widths, breaks and positions as lottie-web computes them; justified lines, vertical alignment,
// small capitals and lines from right to left, which it does not draw, as After Effects shows them.

/// A text broken into characters and lines, before animators; lengths in composition units.
struct TextLayout {
  /// A character as users count them, or a line break.
  struct Character {
    /// Its shape.
    var shape = CharacterShape()
    /// Hundredths of the font's size to composition units.
    var scale = 0.0
    /// Advance.
    var width = 0.0
    /// Its start, from that of its line.
    var x = 0.0
    /// Its line.
    var line = 0
    var isBreak = false
    var isBlank = false
    /// Its group: characters that move as one.
    var group = 0
    /// Width of the group.
    var groupWidth = 0.0
    /// Middle of the group, from the start of the character; y for groups of lines.
    var groupCenter = Point.zero
  }

  /// A line.
  struct Line {
    /// Its characters, without the break.
    var characters: Range<Int>
    /// Width without trailing blanks and the tracking after the last character.
    var width = 0.0
    /// The origin: its start and baseline.
    var origin = Point.zero
    /// Distance of the baseline below the first one, regardless of the box.
    var drop = 0.0
    /// Whether it ends with a break in the text, or with the text.
    var endsParagraph = true
    /// Characters from left to right.
    var order: [Int] = []
  }

  /// Maximum characters; those beyond are left out.
  static let maximumCharacters = 100_000

  private(set) var characters: [Character] = []
  private(set) var lines: [Line] = []
  /// Font size.
  let size: Double
  /// Whether the text exceeds the limit.
  private(set) var isCut = false
  /// Number of lines that do not fit into the box and are not drawn.
  private(set) var hiddenLines = 0

  /// Lays out a text.
  ///
  /// `document` is the style; its own text is not used. `isReplaced`: Whether a provider gave the
  /// text. `grouping`: The units that move as one: 1 characters, 2 words, 3 lines, 4 everything. `limit`:
  /// Maximum characters.
  init(
    _ document: TextDocument,
    text: String,
    isReplaced: Bool,
    grouping: Int,
    limit: Int = maximumCharacters,
    dialect: Dialect = [],
    _ typesetter: Typesetter
  ) {
    let fitted = TextFit(document, text: text, isReplaced: isReplaced, typesetter).document
    size = fitted.fontSize
    var breaker = LineBreaker(fitted, isReplaced: isReplaced, limit: limit, typesetter)
    breaker.add(text)
    characters = breaker.characters
    lines = breaker.lines
    isCut = breaker.isCut
    let placer = LinePlacer(
      fitted,
      ascent: typesetter.font(fitted.fontName)?.ascent,
      dialect: dialect
    )
    placer.place(&characters, &lines)
    if !dialect.contains(.openBoxes) { hideOverflow(fitted) }
    group(grouping)
  }

  /// Hides the lines whose baseline lies below the box, as After Effects does.
  ///
  /// By more than a fiftieth of the font's size: exporters measure the ascent of a font, where the first baseline lies,
  /// to about a hundredth of it. The lines still count for animators.
  private mutating func hideOverflow(_ document: TextDocument) {
    guard let box = document.boxSize, box.height > 0, let corner = document.boxPosition,
      document.verticalAlignment == 0
    else { return }
    let bottom = corner.y + box.height + document.fontSize / 50
    for line in lines where line.origin.y > bottom {
      hiddenLines += 1
      for i in line.characters { characters[i].shape = CharacterShape() }
    }
  }

  private mutating func group(_ grouping: Int) {
    var start = 0
    var number = 0
    for i in characters.indices {
      let character = characters[i]
      let endsGroup =
        switch grouping {
        case 2: character.isBreak || character.isBlank
        case 3: character.isBreak
        case 4: false
        default: true
        }
      guard endsGroup || i == characters.count - 1 else { continue }
      close(start...i, number, spansLines: grouping == 4)
      start = i + 1
      number += 1
    }
  }

  /// Groups characters; breaks and, at the end of a word, a blank do not count in the width.
  private mutating func close(_ range: ClosedRange<Int>, _ number: Int, spansLines: Bool) {
    var left = Double.infinity
    var right = -Double.infinity
    var heights = (Double.infinity, -Double.infinity)
    for i in range where !characters[i].isBreak && (range.count == 1 || !characters[i].isBlank) {
      let x = characters[i].x + (spansLines ? lines[characters[i].line].origin.x : 0)
      left = min(left, x)
      right = max(right, x + characters[i].width)
      let y = lines[characters[i].line].origin.y
      heights = (min(heights.0, y), max(heights.1, y))
    }
    if left > right { (left, right) = (0, 0) }
    for i in range {
      let line = lines[min(characters[i].line, lines.count - 1)].origin
      characters[i].group = number
      characters[i].groupWidth = right - left
      characters[i].groupCenter.x =
        (left + right) / 2 - characters[i].x - (spansLines ? line.x : 0)
      if spansLines, heights.0.isFinite {
        characters[i].groupCenter.y = (heights.0 + heights.1) / 2 - line.y
      }
    }
  }
}

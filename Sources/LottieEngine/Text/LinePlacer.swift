import LottieGeometry
import LottieModel
import LottieScene

/// Positions the characters of lines, and the lines.
struct LinePlacer {
  /// Ascent of a font that the document gives none for, percent of its size.
  private static let defaultAscent = 75.0

  private let document: TextDocument
  private let tracking: Double
  private let ascent: Double
  private let lineHeight: Double
  private let dialect: Dialect

  /// Creates a placer of lines.
  ///
  /// - Parameters:
  ///   - document: The style.
  ///   - ascent: Ascent of the font, percent of its size; nil or 0 is unknown.
  ///   - dialect: The rules of the player that is drawn.
  init(_ document: TextDocument, ascent: Double?, dialect: Dialect = []) {
    self.document = document
    self.dialect = dialect
    tracking = document.tracking / 1000 * document.fontSize
    let percent = ascent.flatMap { $0 == 0 ? nil : $0 } ?? LinePlacer.defaultAscent
    self.ascent = percent.fraction * document.fontSize
    // Line height 0 means automatic.
    lineHeight = document.lineHeight.flatMap { $0 == 0 ? nil : $0 } ?? document.fontSize * 1.2
  }

  /// Positions all lines and characters.
  func place(_ characters: inout [TextLayout.Character], _ lines: inout [TextLayout.Line]) {
    for i in lines.indices {
      lines[i].width = width(lines[i], characters)
      let gap = gap(lines[i], characters)
      let before = leadingBlanks(lines[i], characters)
      var x = -before
      for character in lines[i].order {
        characters[character].x = x
        x += characters[character].width + tracking + (characters[character].isBlank ? gap : 0)
      }
      if gap > 0, let box = document.boxSize { lines[i].width = box.width }
    }
    for i in lines.indices {
      // One extra unit after the first line, as in lottie-web.
      lines[i].drop = Double(i) * lineHeight + (i > 0 ? 1 : 0) - document.baselineShift
      lines[i].origin = origin(lines[i], of: lines.count)
    }
  }

  private func width(_ line: TextLayout.Line, _ characters: [TextLayout.Character]) -> Double {
    guard !dialect.contains(.fullLines) else {
      return line.characters.reduce(0) { $0 + characters[$1].width + tracking }
    }
    var width = -tracking
    var blanks = 0.0
    for i in line.characters {
      if characters[i].isBlank {
        blanks += characters[i].width + tracking
      } else {
        width += characters[i].width + tracking + blanks
        blanks = 0
      }
    }
    return width
  }

  /// Width of the trailing blanks of a line from right to left, which are on its left.
  private func leadingBlanks(_ line: TextLayout.Line, _ characters: [TextLayout.Character])
    -> Double
  {
    guard let first = line.order.first, first != line.characters.lowerBound else { return 0 }
    return line.order.prefix { characters[$0].isBlank }
      .reduce(0) { $0 + characters[$1].width + tracking }
  }

  /// The extra width of each blank in a justified line.
  private func gap(_ line: TextLayout.Line, _ characters: [TextLayout.Character]) -> Double {
    guard let box = document.boxSize, (3...6).contains(document.justification),
      !line.endsParagraph || document.justification == 6
    else { return 0 }
    let last = line.characters.last { !characters[$0].isBlank } ?? line.characters.lowerBound
    let blanks = line.characters.prefix { $0 < last }.filter { characters[$0].isBlank }.count
    return blanks > 0 ? max(box.width - line.width, 0) / Double(blanks) : 0
  }

  private func origin(_ line: TextLayout.Line, of count: Int) -> Point {
    var y = line.drop
    let box = document.boxSize
    if let corner = document.boxPosition { y += corner.y + ascent }
    if let box, document.verticalAlignment > 0 {
      let rest = box.height - Double(count) * lineHeight
      y += document.verticalAlignment == 1 ? rest / 2 : rest
    }
    let rest = (box?.width ?? 0) - line.width
    let x =
      switch document.justification {
      case 1, 4: rest
      case 2, 5: rest / 2
      default: 0.0
      }
    return Point(x + (document.boxPosition?.x ?? 0), y)
  }
}

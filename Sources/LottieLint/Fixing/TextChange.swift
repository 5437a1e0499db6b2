import LottieModel

/// A change of a text, by lines and columns.
package struct TextChange: Codable, Sendable, Equatable {
  /// The start of the removed range; columns count units of UTF-16.
  package let start: Position
  /// The position after its end.
  package let end: Position
  /// The replacement.
  package let text: String

  /// A position in a text: line and column count from 1.
  package struct Position: Codable, Sendable, Equatable {
    /// Line.
    package let line: Int
    /// UTF-16 unit within the line, from 1.
    package let column: Int
  }
}

/// Finds lines and columns of UTF-16 of many bytes in one pass.
struct TextPositions {
  private var positions: [Int: TextChange.Position] = [:]

  /// Determines the positions of bytes.
  ///
  /// - Parameters:
  ///   - offsets: Bytes, in any order.
  ///   - bytes: The text, UTF-8.
  init(of offsets: [Int], in bytes: [UInt8]) {
    var (line, column, next) = (1, 1, 0)
    let wanted = Set(offsets).sorted()
    for offset in wanted {
      while next < min(offset, bytes.count) {
        let byte = bytes[next]
        next += 1
        if byte == 0x0A {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          // Characters of four bytes are a pair in UTF-16.
          column += byte >= 0xF0 ? 2 : 1
        }
      }
      positions[offset] = TextChange.Position(line: line, column: column)
    }
  }

  /// The position of a byte.
  subscript(offset: Int) -> TextChange.Position {
    positions[offset] ?? TextChange.Position(line: 1, column: 1)
  }
}

extension FileReport {
  /// Adds fixes and UTF-16 columns to findings.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - isPlain: Whether it is a file itself: only such files are fixed.
  ///   - linter: The linter, for its options.
  mutating func addChanges(to bytes: [UInt8], isPlain: Bool, _ linter: Linter) {
    let isFixed = isPlain && !findings.isEmpty
    let edits = isFixed ? Fixer(linter.options).edits(bytes) ?? [] : []
    let ends = edits.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    let positions = TextPositions(of: findings.map(\.offset) + ends, in: bytes)
    let byRule = Dictionary(grouping: edits, by: \.rule)
    for i in findings.indices {
      let finding = findings[i]
      findings[i].utf16Column = positions[finding.offset].column
      let isOnly = RuleCatalog.info(of: finding.rule).speaksOnce
      let own = (byRule[finding.rule] ?? []).filter { edit in
        isOnly || edit.range.contains(finding.offset)
      }
      // Nobody reads thousands of changes in a log; `--fix` makes them.
      guard own.count <= FileReport.maximumChanges else { continue }
      findings[i].changes = own.map { edit in
        TextChange(
          start: positions[edit.range.lowerBound],
          end: positions[edit.range.upperBound],
          text: String(decoding: edit.replacement, as: UTF8.self)
        )
      }
    }
  }

  /// Maximum changes per finding.
  private static let maximumChanges = 2000
}

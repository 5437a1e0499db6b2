import Foundation
import LottieJobs
import LottieKit
private import TextTable

/// Tables as text.
enum ReportTable {
  /// A table with a header.
  static func columns(_ head: [String], _ rows: [[String]]) -> String {
    let table = TextTable<[String]> { row in
      zip(head, row).map { Column(title: $0, value: VisibleText.line($1), align: .left) }
    }
    let text = table.string(for: rows, style: Style.plain) ?? head.joined(separator: " ")
    let first = text.split(separator: "\n").first ?? ""
    let indent = head.last.flatMap { first.range(of: $0, options: .backwards) }.map {
      first.distance(from: first.startIndex, to: $0.lowerBound)
    }
    return wrapped(trimmed(text), indent: indent ?? 0)
  }

  /// Two columns, names and values, without a header.
  static func pairs(_ rows: [(String, String)]) -> String {
    let table = TextTable<(String, String)> { row in
      [
        Column(title: "", value: VisibleText.line(row.0), align: .left),
        Column(title: "", value: VisibleText.line(row.1), align: .left),
      ]
    }
    let text = trimmed(table.string(for: rows, style: Style.plain) ?? "")
    return wrapped(text, indent: (rows.map(\.0.count).max() ?? 0) + 1)
  }

  /// The lines with the last column broken between words, so that they fit a terminal; for other programs a row is a line.
  private static func wrapped(_ text: String, indent: Int) -> String {
    guard let columns = TerminalScreen.resultColumns, columns - indent >= 20 else { return text }
    return text.split(separator: "\n").map { wrapped($0, indent: indent, columns) }
      .joined(separator: "\n")
  }

  private static func wrapped(_ line: Substring, indent: Int, _ columns: Int) -> String {
    var (lines, rest) = ([Substring](), line)
    let blank = Substring(repeating: " ", count: indent)
    // Colors take no room; they are at the beginning.
    var hidden = line.count - line.replacing(/\u{1B}\[[0-9;]*m/, with: "").count
    while rest.count > columns + hidden {
      let fitting = rest.prefix(columns + hidden + 1)
      hidden = 0
      guard let end = fitting.lastIndex(of: " "), fitting[..<end].count > indent else { break }
      lines.append(rest[..<end])
      rest = blank + rest[end...].drop { $0 == " " }
    }
    return (lines + [rest]).joined(separator: "\n")
  }

  /// The lines without trailing blanks; empty ones are dropped.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

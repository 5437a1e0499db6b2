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
    return trimmed(text)
  }

  /// Two columns, names and values, without a header.
  static func pairs(_ rows: [(String, String)]) -> String {
    let table = TextTable<(String, String)> { row in
      [
        Column(title: "", value: VisibleText.line(row.0), align: .left),
        Column(title: "", value: VisibleText.line(row.1), align: .left),
      ]
    }
    return trimmed(table.string(for: rows, style: Style.plain) ?? "")
  }

  /// The lines without trailing blanks; empty ones are dropped.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

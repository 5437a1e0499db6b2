private import TextTable

/// Rows of words in columns.
enum ReportTable {
  /// Two columns, names and values, without a head.
  static func pairs(_ rows: [(String, String)]) -> String {
    let table = TextTable<(String, String)> { row in
      [
        Column(title: "", value: row.0, align: .left),
        Column(title: "", value: row.1, align: .left),
      ]
    }
    let text = table.string(for: rows, style: Style.plain) ?? ""
    return text.split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

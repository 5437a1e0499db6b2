import Foundation
import LottieJobs

/// A table of a Markdown page.
struct MarkdownTable {
  let head: [String]
  let rows: [[String]]

  /// The first table of a text; nil if there is none.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    let cells = lines.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard cells.count > 2 else { return nil }
    (head, rows) = (cells[0], Array(cells.dropFirst(2)))
  }

  /// The table as HTML.
  var html: String {
    func line(_ cells: [String], _ tag: String) -> String {
      let rest = cells.dropFirst().map { "<\(tag)>\(MarkdownTable.inline($0))</\(tag)>" }
      let first = cells.first.map(MarkdownTable.inline) ?? ""
      return "<tr><th scope=row>\(first)</th>\(rest.joined())</tr>\n"
    }
    return "<table>\n<thead>\(line(head, "th"))</thead>\n<tbody>\n"
      + rows.map { line($0, "td") }.joined() + "</tbody></table>\n"
  }

  /// Text with code and emphasis in it; of links to other pages the words are left.
  static func inline(_ text: String) -> String {
    var html = Page.escaped(text.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 })
    for (mark, tag) in [("`", "code"), ("**", "b")] {
      let parts = html.components(separatedBy: mark)
      guard parts.count % 2 == 1 else { continue }
      html = parts.enumerated()
        .map { $0.offset % 2 == 1 ? "<\(tag)>\($0.element)</\(tag)>" : $0.element }.joined()
    }
    return html
  }
}

import LottieJobs
import LottieKit

/// The output of `lottie keypaths` in its formats.
struct KeypathFormatter {
  private let entries: [KeypathsOutput.Entry]

  /// Entries whose text is made at once: that of all of them takes much memory.
  private static let step = 1_000

  init(_ entries: [KeypathsOutput.Entry]) { self.entries = entries }

  /// Writes the listing.
  func write(_ format: KeypathsCommand.Format, to output: (String) throws -> Void) rethrows {
    let isJSON = format == .json
    // The list is last: what is around it can be written before and after.
    let frame = JSONWriter.text(KeypathsOutput([]).json)
    if isJSON { try output(String(frame.dropLast(2))) }
    if format == .csv { try output("keypath,kind,animated,expression,lottie-ios,value\n") }
    for start in stride(from: 0, to: entries.count, by: Self.step) {
      let part = entries[start..<min(start + Self.step, entries.count)]
      let texts = part.map { text($0, format) }
      try output((isJSON && start > 0 ? "," : "") + texts.joined(separator: isJSON ? "," : "\n"))
      if !isJSON { try output("\n") }
    }
    if isJSON { try output("]}\n") }
  }

  private func text(_ row: KeypathsOutput.Entry, _ format: KeypathsCommand.Format) -> String {
    let entry = row.entry
    switch format {
    case .text: return line(entry.string, row)
    case .tree:
      let name = entry.path.last ?? ""
      return line(String(repeating: "  ", count: entry.path.count - 1) + name, row)
    case .csv:
      return [
        VisibleText.field(entry.string), row.kind, entry.isAnimated ? "yes" : "no",
        entry.hasExpression ? "yes" : "no",
        entry.isNonstandard ? "no" : "yes", VisibleText.field(row.value ?? ""),
      ].joined(separator: ",")
    case .json: return JSONWriter.text(row.json)
    }
  }

  private func line(_ name: String, _ row: KeypathsOutput.Entry) -> String {
    VisibleText.line(name) + (row.value.map { " = \(VisibleText.line($0))" } ?? "")
  }
}

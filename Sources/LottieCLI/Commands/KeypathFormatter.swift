import LottieJobs
import LottieKit

/// The output of `lottie keypaths` in its formats.
struct KeypathFormatter {
  private let entries: [KeypathEntry]
  /// Values by the numbers of entries.
  private let values: [Int: String]

  /// Entries whose text is made at once: that of all of them takes much memory.
  private static let step = 1_000

  init(_ entries: [KeypathEntry], values: [Int: String]) {
    self.entries = entries
    self.values = values
  }

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

  private func text(_ entry: KeypathEntry, _ format: KeypathsCommand.Format) -> String {
    switch format {
    case .text: return line(entry.string, entry)
    case .tree:
      let name = entry.path.last ?? ""
      return line(String(repeating: "  ", count: entry.path.count - 1) + name, entry)
    case .csv:
      return [
        VisibleText.field(entry.string), row(entry).kind, entry.isAnimated ? "yes" : "no",
        entry.hasExpression ? "yes" : "no",
        entry.isNonstandard ? "no" : "yes", VisibleText.field(values[entry.ordinal] ?? ""),
      ].joined(separator: ",")
    case .json: return JSONWriter.text(row(entry).json)
    }
  }

  private func row(_ entry: KeypathEntry) -> KeypathsOutput.Entry {
    KeypathsOutput.Entry(entry, value: values[entry.ordinal])
  }

  private func line(_ name: String, _ entry: KeypathEntry) -> String {
    VisibleText.line(name) + (values[entry.ordinal].map { " = \(VisibleText.line($0))" } ?? "")
  }
}

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
    if isJSON { try output("[") }
    if format == .csv { try output("keypath,kind,animated,expression,lottie-ios,value\n") }
    for start in stride(from: 0, to: entries.count, by: Self.step) {
      let part = entries[start..<min(start + Self.step, entries.count)]
      let texts = part.map { text($0, format) }
      try output((isJSON && start > 0 ? "," : "") + texts.joined(separator: isJSON ? "," : "\n"))
      if !isJSON { try output("\n") }
    }
    if isJSON { try output("]\n") }
  }

  private func text(_ entry: KeypathEntry, _ format: KeypathsCommand.Format) -> String {
    switch format {
    case .text: return line(entry.string, entry)
    case .tree:
      let name = entry.path.last ?? ""
      return line(String(repeating: "  ", count: entry.path.count - 1) + name, entry)
    case .csv:
      return [
        VisibleText.field(entry.string), kind(entry), entry.isAnimated ? "yes" : "no",
        entry.hasExpression ? "yes" : "no",
        entry.isNonstandard ? "no" : "yes", VisibleText.field(values[entry.ordinal] ?? ""),
      ].joined(separator: ",")
    case .json: return JSONWriter.text(json(entry))
    }
  }

  private func line(_ name: String, _ entry: KeypathEntry) -> String {
    VisibleText.line(name) + (values[entry.ordinal].map { " = \(VisibleText.line($0))" } ?? "")
  }

  private func kind(_ entry: KeypathEntry) -> String {
    entry.kind?.rawValue ?? (entry.isLayer ? "layer" : "node")
  }

  private func json(_ entry: KeypathEntry) -> JSONValue {
    var object: OrderedDictionary<String, JSONValue> = [
      "keypath": .string(entry.string),
      "keys": .array(entry.path.map(JSONValue.string)),
      "kind": .string(kind(entry)),
      "animated": .bool(entry.isAnimated),
      "expression": .bool(entry.hasExpression),
      "lottie_ios": .bool(!entry.isNonstandard),
    ]
    if let value = values[entry.ordinal] { object["value"] = .string(value) }
    return .object(object)
  }
}

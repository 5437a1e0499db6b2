import LottieJobs
import LottieKit

/// The output of `lottie keypaths` in its formats.
struct KeypathFormatter {
  private let entries: [KeypathEntry]
  private let values: [[String]: String]

  init(_ entries: [KeypathEntry], values: [[String]: String]) {
    self.entries = entries
    self.values = values
  }

  /// The listing, without a trailing line feed.
  func text(_ format: KeypathsCommand.Format) -> String {
    switch format {
    case .text: lines { $0.string }
    case .tree:
      lines { entry in
        String(repeating: "  ", count: entry.path.count - 1) + (entry.path.last ?? "")
      }
    case .csv:
      (["keypath,kind,animated,expression,lottie-ios,value"]
        + entries.map { entry in
          [
            VisibleText.field(entry.string), kind(entry), entry.isAnimated ? "yes" : "no",
            entry.hasExpression ? "yes" : "no",
            entry.isNonstandard ? "no" : "yes", VisibleText.field(values[entry.path] ?? ""),
          ].joined(separator: ",")
        }).joined(separator: "\n")
    case .json: JSONWriter.text(.array(entries.map(json)))
    }
  }

  private func lines(_ name: (KeypathEntry) -> String) -> String {
    entries.map { entry in
      VisibleText.line(name(entry))
        + (entry.kind == nil ? "" : values[entry.path].map { " = \(VisibleText.line($0))" } ?? "")
    }.joined(separator: "\n")
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
    if let value = values[entry.path] { object["value"] = .string(value) }
    return .object(object)
  }
}

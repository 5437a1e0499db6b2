import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import OrderedCollections

/// Keypaths in the forms that `lottie keypaths` prints.
struct KeypathFormatter {
  private let entries: [KeypathEntry]
  private let values: [[String]: String]

  init(_ entries: [KeypathEntry], values: [[String]: String]) {
    self.entries = entries
    self.values = values
  }

  /// The listing, without a line feed at its end.
  func text(_ format: KeypathsCommand.Format) -> String {
    switch format {
    case .text: lines { $0.string }
    case .tree:
      lines { entry in
        String(repeating: "  ", count: entry.path.count - 1) + (entry.path.last ?? "")
      }
    case .csv:
      (["keypath,kind,animated,lottie-ios,value"]
        + entries.map { entry in
          [
            Console.quoted(entry.string), kind(entry), entry.isAnimated ? "yes" : "no",
            entry.isExtension ? "no" : "yes", Console.quoted(values[entry.path] ?? ""),
          ].joined(separator: ",")
        }).joined(separator: "\n")
    case .json: String(decoding: JSONWriter.bytes(.array(entries.map(json))), as: UTF8.self)
    }
  }

  private func lines(_ name: (KeypathEntry) -> String) -> String {
    entries.map { entry in
      name(entry) + (entry.kind == nil ? "" : values[entry.path].map { " = \($0)" } ?? "")
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
      "lottie_ios": .bool(!entry.isExtension),
    ]
    if let value = values[entry.path] { object["value"] = .string(value) }
    return .object(object)
  }
}

/// Values of properties in words.
enum ValueText {
  /// A value as `--set` takes it; paths as a number of vertices.
  static func text(_ value: Any) -> String {
    switch value {
    case let color as Color: color.hex
    case let number as Double: Console.number(number)
    case let vector as Vector3D:
      (vector.z == 0 ? [vector.x, vector.y] : [vector.x, vector.y, vector.z])
        .map(Console.number).joined(separator: ",")
    case let numbers as [Double]: numbers.map(Console.number).joined(separator: " ")
    case let path as BezierPath:
      "\(path.contours.reduce(0) { $0 + $1.vertices.count }) vertices"
    default: "\(value)"
    }
  }
}

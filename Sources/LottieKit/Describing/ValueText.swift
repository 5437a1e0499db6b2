import LottieGeometry
package import LottieModel
import LottieScene

/// Values of properties in words.
package enum ValueText {
  /// A value for programs: colors by components and as hexadecimal digits, vectors as arrays.
  package static func json(_ value: Any) -> JSONValue {
    switch value {
    case let color as Color:
      .object([
        "hex": .string(color.hex),
        "components": .array(
          [color.red, color.green, color.blue, color.alpha].map(JSONValue.number)
        ),
      ])
    case let number as Double: .number(number)
    case let vector as Vector3D: .array([vector.x, vector.y, vector.z].map(JSONValue.number))
    case let numbers as [Double]: .array(numbers.map(JSONValue.number))
    case let path as BezierPath: .array(path.contours.map { JSONValue($0) })
    case let text as String: .string(text)
    default: .null
    }
  }

  /// A value as `--set` takes it; paths as a number of vertices.
  package static func text(_ value: Any) -> String {
    switch value {
    case let color as Color: color.hex
    case let number as Double: Words.number(number)
    case let vector as Vector3D:
      (vector.z == 0 ? [vector.x, vector.y] : [vector.x, vector.y, vector.z])
        .map(Words.number).joined(separator: ",")
    case let numbers as [Double]: numbers.map(Words.number).joined(separator: " ")
    case let path as BezierPath:
      "\(path.contours.reduce(0) { $0 + $1.vertices.count }) vertices"
    case let text as String: JSONWriter.text(.string(text))
    default: "\(value)"
    }
  }

  /// A value as `--set` takes it, with all its digits; line breaks of texts are line feeds.
  package static func exact(_ value: Any) -> String {
    switch value {
    case let color as Color:
      // Most colors of documents are no bytes.
      Color(hex: color.hex) == color
        ? color.hex : list([color.red, color.green, color.blue, color.alpha])
    case let number as Double: Words.exact(number)
    case let vector as Vector3D:
      (vector.z == 0 ? [vector.x, vector.y] : [vector.x, vector.y, vector.z])
        .map(Words.exact).joined(separator: ",")
    case let numbers as [Double]: list(numbers)
    case let path as BezierPath:
      path.contours.count > 1
        ? ""
        : JSONWriter.text(JSONValue(path.contours.first ?? Contour()))
    case let text as String: withLineFeeds(text)
    default: ""
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    JSONWriter.text(.array(numbers.map(JSONValue.number)))
  }

  /// The other breaks of lines are drawn like line feeds, and tables cannot hold them.
  package static func withLineFeeds(_ text: String) -> String {
    String(
      text.map { ["\r\n", "\r", "\u{3}", "\u{2028}", "\u{2029}"].contains($0) ? "\n" : $0 }
    )
  }
}

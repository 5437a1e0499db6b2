package import LottieModel
import OrderedCollections

/// JSON text in different layouts.
package enum JSONText {
  /// A layout of lines and blanks; the values are the same.
  package enum Style: Sendable {
    /// Without any blanks or line breaks.
    case minified
    /// One element per line, numbers of a list on one line.
    case pretty
  }

  /// A value as UTF-8 text in a style.
  package static func bytes(_ value: JSONValue, _ style: Style = .minified) -> [UInt8] {
    guard style == .pretty else { return JSONWriter.bytes(value) }
    var text: [UInt8] = []
    write(value, depth: 0, to: &text)
    return text + [0x0A]
  }

  private static func write(_ value: JSONValue, depth: Int, to text: inout [UInt8]) {
    let inner = [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: 2 * depth + 2)
    switch value {
    case .array(let list) where list.contains { !$0.isScalar }:
      text.append(UInt8(ascii: "["))
      for (index, element) in list.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text += inner
        write(element, depth: depth + 1, to: &text)
      }
      text += inner.dropLast(2) + [UInt8(ascii: "]")]
    case .object(let object) where !object.isEmpty:
      text.append(UInt8(ascii: "{"))
      for (index, member) in object.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text += inner + JSONWriter.bytes(.string(member.key)) + Array(": ".utf8)
        write(member.value, depth: depth + 1, to: &text)
      }
      text += inner.dropLast(2) + [UInt8(ascii: "}")]
    default: text += JSONWriter.bytes(value)
    }
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

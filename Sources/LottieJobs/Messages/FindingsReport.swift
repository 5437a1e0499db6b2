package import LottieKit
import OrderedCollections

/// Unsupported features, as messages and as JSON.
package enum FindingsReport {
  /// Warns of findings; equal ones in many layers, such as a missing font, are reported once.
  ///
  /// - Returns: The number of those of which nothing is said.
  @discardableResult
  package static func warn(_ diagnostics: [Diagnostic], of input: String) -> Int {
    let alike = OrderedDictionary(grouping: diagnostics, by: \.message).values
    for group in alike.prefix(10) {
      let more = group.count - 1
      let rest = more > 0 ? " (and \(Words.count(more, "more location")))" : ""
      Console.warning(group[0].line(input: input) + rest)
    }
    return alike.dropFirst(10).reduce(0) { $0 + $1.count }
  }

  /// `{"file":…,"findings":[{"rule":…,"code":…,"message":…,"keypath":…,"pointer":…,"line":…,…}]}`.
  static func json(file: String, _ diagnostics: [Diagnostic]) -> [UInt8] {
    let report: JSONValue = .object([
      "file": .string(file),
      "findings": .array(diagnostics.map(value)),
    ])
    return JSONWriter.bytes(report) + [0x0A]
  }

  /// A finding as an object; the rule is that of `lottie validate`.
  static func value(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      "rule": .string(diagnostic.rule),
      "code": .string(diagnostic.code.rawValue),
      "message": .string(diagnostic.message),
      "keypath": diagnostic.keypath.map(JSONValue.string) ?? .null,
      "pointer": .string(diagnostic.pointer.description),
      "line": .number(Double(diagnostic.position.line)),
      "column": .number(Double(diagnostic.position.column)),
    ])
  }
}

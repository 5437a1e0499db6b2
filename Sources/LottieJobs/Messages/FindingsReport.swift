import LottieKit

/// Unsupported features as JSON.
enum FindingsReport {
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

import LottieLint
import LottieModel
import OrderedCollections

/// What is not drawn, as JSON for programs.
///
/// Rules are those of `lottie validate --target lottie`.
struct FindingsReport {
  private let rules: RenderRules

  init(_ animation: LottieAnimation) {
    rules = RenderRules(animation.document.bytes)
  }

  /// `{"file":…,"findings":[{"rule":…,"code":…,"message":…,"keypath":…,"pointer":…,"line":…,…}]}`.
  func json(file: String, _ diagnostics: [Diagnostic]) -> [UInt8] {
    let report: JSONValue = .object([
      "file": .string(file),
      "findings": .array(diagnostics.map(value)),
    ])
    return JSONWriter.bytes(report) + [0x0A]
  }

  /// A finding as an object.
  func value(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      "rule": .string(rules.rule(for: diagnostic)?.text ?? "compat"),
      "code": .string(diagnostic.code.rawValue),
      "message": .string(diagnostic.message),
      "keypath": diagnostic.keypath.map(JSONValue.string) ?? .null,
      "pointer": .string(diagnostic.pointer.description),
      "line": .number(Double(diagnostic.position.line)),
      "column": .number(Double(diagnostic.position.column)),
    ])
  }
}

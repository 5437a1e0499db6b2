package import LottieModel

/// The file of `lottie render --report`.
package struct RenderReport: JSONOutput {
  private let file: String
  private let findings: [Diagnostic]

  /// Creates the report on a file.
  package init(file: String, findings: [Diagnostic]) {
    (self.file, self.findings) = (file, findings)
  }

  package static let schemaName = "render"
  package static let summary = "What was not drawn as written, as lottie render --report writes it"

  package static let members: [JSONMember<RenderReport>] = [
    JSONMember("file", "The file as it was given") { $0.file },
    JSONMember("findings", "What was not drawn as written") { $0.findings },
  ]
}

extension Diagnostic: JSONRecord {
  package static let members: [JSONMember<Diagnostic>] = [
    JSONMember("rule", "Id of the rule of lottie validate") { $0.rule },
    JSONMember("code", "Kind of the finding") { $0.code.rawValue },
    JSONMember("message", "One sentence") { $0.message },
    JSONMember("keypath", "Keypath of the place, if it has one") { $0.keypath },
    JSONMember("pointer", "The place as a JSON pointer (RFC 6901)") { $0.pointer.description },
    JSONMember("line", "Line of the place, from 1") { $0.position.line },
    JSONMember("column", "Column of the place, from 1") { $0.position.column },
  ]
}

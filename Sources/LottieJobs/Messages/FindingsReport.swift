package import LottieKit
import OrderedCollections

/// Unsupported features as messages.
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
}

/// The file of `lottie render --report`.
struct RenderReport: JSONOutput {
  let file: String
  let findings: [Diagnostic]

  static let schemaName = "render"
  static let summary = "What was not drawn as written, as lottie render --report writes it"

  static let members: [JSONMember<RenderReport>] = [
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

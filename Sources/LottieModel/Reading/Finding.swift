/// A diagnostic before line, column and pointer are worked out, which takes a walk over the text.
package struct Finding: Hashable, Sendable {
  let code: Diagnostic.Code
  let message: String
  let location: JSONLocation
  let keypath: String?

  /// A finding.
  package init(
    _ code: Diagnostic.Code,
    _ message: String,
    _ location: JSONLocation,
    keypath: String? = nil
  ) {
    self.code = code
    self.message = message
    self.location = location
    self.keypath = keypath
  }
}

extension JSONDocument {
  /// Findings about this document with their places; one walk over the text serves all.
  package func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    let lines = LineIndex(bytes)
    return findings.map { finding in
      Diagnostic(
        code: finding.code,
        message: finding.message,
        pointer: pointer(to: finding.location),
        position: lines.position(of: offset(of: finding.location)),
        keypath: finding.keypath
      )
    }
  }
}

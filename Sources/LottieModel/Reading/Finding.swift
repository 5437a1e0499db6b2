/// A diagnostic before its line, column, pointer and names are determined, which takes a walk over
/// the text.
package struct Finding: Hashable, Sendable {
  package let kind: Diagnostic.Kind
  package let location: JSONLocation
  let keypath: String?

  /// Creates a finding.
  ///
  /// `keypath`: That of the layer and item; nil derives it from the location.
  package init(_ kind: Diagnostic.Kind, _ location: JSONLocation, keypath: String? = nil) {
    self.kind = kind
    self.location = location
    self.keypath = keypath
  }
}

extension JSONDocument {
  /// Diagnostics for findings about this document; one walk over the text serves all.
  ///
  /// `written`: The document that this one was before it was changed, whose lines and columns are given.
  func diagnostics(_ findings: [Finding], writtenIn written: JSONDocument? = nil) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    let lines = LineIndex((written ?? self).bytes)
    return withRoot { root in
      let names = LayerNames(root)
      return findings.map { finding in
        let told = names.keypath(to: finding.location)
        let keys = keys(to: finding.location)
        return Diagnostic(
          kind: finding.kind,
          pointer: JSONPath(keys: keys),
          position: lines.position(
            of: written?.offset(ofNearest: keys) ?? offset(of: finding.location)
          ),
          keypath: finding.keypath ?? (told.isEmpty ? nil : told.joined(separator: "."))
        )
      }
    }
  }

  /// The parts of the document that are not drawn, or drawn differently: each feature once per
  /// layer.
  package var shortcomings: [Finding] {
    features(.shortcomings).flatMap { hit in
      var last: JSONLocation??
      return hit.occurrences.filter { occurrence in
        // Occurrences in one layer are adjacent.
        defer { last = occurrence.layer }
        return last != occurrence.layer
      }
      .map { Finding(.feature(hit.feature), $0.location) }
    }
  }
}

package import LottieModel

/// Fixes what can be fixed without loss, in the text; everything else stays byte for byte.
package struct Fixer: Sendable {
  /// An edit of the text: a removed range, and its replacement.
  package struct Edit: Sendable, Equatable {
    /// The rule that causes it.
    package let rule: RuleID
    /// The removed range.
    package let range: Range<Int>
    /// The replacement.
    package let replacement: [UInt8]
  }

  /// A fixed text.
  package struct Result: Sendable {
    /// A text, and its edits in order; they do not overlap.
    package struct Pass: Sendable {
      /// The text before the pass.
      let original: [UInt8]
      /// The edits.
      let edits: [Edit]
    }

    /// The passes: each fixes what the previous one made possible.
    package let passes: [Pass]
    /// The text with all edits.
    package let bytes: [UInt8]

    /// The edits of all passes.
    package var edits: [Edit] { passes.flatMap(\.edits) }
  }

  private let options: LintOptions

  /// Creates a fixer for the rules enabled by some options.
  package init(_ options: LintOptions) { self.options = options }

  /// The fixed text, with nothing left to fix; nil when it is not JSON.
  package func fix(_ bytes: [UInt8]) -> Result? {
    guard var edits = edits(bytes) else { return nil }
    var passes: [Result.Pass] = []
    var text = bytes
    while !edits.isEmpty, passes.count < Fixer.maximumPasses {
      passes.append(Result.Pass(original: text, edits: edits))
      text = text.spliced(edits.map { TextSplice($0.range, $0.replacement) })
      edits = self.edits(text) ?? []
    }
    return Result(passes: passes, bytes: text)
  }

  /// Passes until nothing is left: at most as many as compositions are nested.
  private static let maximumPasses = 64

  /// The edits of the first pass; nil when it is not JSON.
  func edits(_ bytes: [UInt8]) -> [Edit]? {
    guard let document = try? JSONDocument(bytes) else { return nil }
    let found = document.withRoot { root -> [Edit] in
      guard NotLottie.reason(root) == nil else { return [] }
      var search = FixSearch(document, options)
      let index = DocumentIndex(root)
      search.assets(index)
      search.slips(index)
      search.visit(root, depth: 0)
      return search.edits
    }
    var edits: [Edit] = []
    let sorted = found.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    for edit in sorted where edit.range.lowerBound >= edits.last?.range.upperBound ?? 0 {
      edits.append(edit)
    }
    return edits
  }
}

extension Fixer.Result {
  /// The edits as lines of a diff: position, removed text, added text.
  package func diff(_ file: String) -> String {
    passes.map { $0.diff(file) }.joined(separator: "\n")
  }
}

extension Fixer.Result.Pass {
  fileprivate func diff(_ file: String) -> String {
    let lines = LineIndex(original)
    return edits.map { edit in
      let position = lines.position(of: edit.range.lowerBound)
      var text = "\(VisibleText.line(file)):\(position.line):\(position.column): \(edit.rule)"
      let old = String(decoding: original[edit.range].prefix(200), as: UTF8.self)
      let new = String(decoding: edit.replacement.prefix(200), as: UTF8.self)
      if !old.isEmpty { text += "\n- \(old)" }
      if !new.isEmpty { text += "\n+ \(new)" }
      return text
    }.joined(separator: "\n")
  }
}

import LottieModel

/// `name/nonascii`: a layer's name has characters beyond ASCII.
struct NonASCII: LayerRule {
  let info = RuleInfo(
    .nonASCII,
    .off,
    once: true,
    "A layer's name has characters beyond ASCII.",
    explanation:
      "Some build scripts cannot type them.",
    example: #"a layer called "Größe""#,
    fix: "Rename the layer."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    if let name = layer.name, !name.utf8.allSatisfy({ $0 < 128 }) {
      report.add(info, at: layer.cursor, "\(Words.quoted(name)) has characters beyond ASCII")
    }
  }
}

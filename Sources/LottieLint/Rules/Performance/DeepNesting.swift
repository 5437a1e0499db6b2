import LottieModel

/// `perf/depth`: compositions lie deep within each other.
struct DeepNesting: DocumentRule {
  let info = RuleInfo(
    .deepNesting,
    .warning,
    "Compositions are deeply nested.",
    explanation:
      "Some players draw each level into a separate buffer.",
    example: "eight nested precomps",
    fix: "Flatten the precomps."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let depth = CompositionDepth.of(document)
    if Double(depth) > document.options.limits.depth {
      report.add(info, at: document.root, "compositions are nested \(depth) levels deep")
    }
  }
}

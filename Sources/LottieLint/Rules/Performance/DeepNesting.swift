import LottieModel

/// `perf/depth`: compositions lie deep within each other.
struct DeepNesting: DocumentRule {
  let info = RuleInfo(
    .deepNesting,
    .warning,
    "Compositions lie deep within each other.",
    explanation:
      "Each level is drawn into memory of its own in some players.",
    example: "eight precomps within each other",
    fix: "Flatten the precomps."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let depth = CompositionDepth.of(document)
    if Double(depth) > document.options.limits.depth {
      report.add(info, at: document.root, "compositions lie \(depth) levels within each other")
    }
  }
}

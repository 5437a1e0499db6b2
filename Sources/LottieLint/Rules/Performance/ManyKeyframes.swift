import LottieModel

/// `perf/keyframes`: there are very many keyframes.
struct ManyKeyframes: DocumentRule {
  let info = RuleInfo(
    .manyKeyframes,
    .warning,
    "There are very many keyframes.",
    explanation:
      "Baked expressions and traced motion have one for each frame.",
    example: "5,000 keyframes",
    fix: "Bake fewer frames, or ease between a few keyframes."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let count = KeyframeCount.total(document)
    if Double(count) > document.options.limits.keyframes {
      report.add(info, at: document.root, "\(count) keyframes")
    }
  }
}

import LottieModel

/// `perf/layers`: there are very many layers.
struct ManyLayers: DocumentRule {
  let info = RuleInfo(
    .manyLayers,
    .warning,
    "There are very many layers.",
    explanation:
      "Players keep and update all of them.",
    example: "300 layers",
    fix: "Merge layers, or draw several shapes in one."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let count = document.compositions.reduce(0) { $0 + $1.layers.count }
    if Double(count) > document.options.limits.layers {
      report.add(info, at: document.root, "\(count) layers")
    }
  }
}

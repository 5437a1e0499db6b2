import LottieModel

/// `perf/masks`: a composition has many masks.
struct ManyMasks: CompositionRule {
  let info = RuleInfo(
    .manyMasks,
    .warning,
    "A composition has many masks.",
    explanation:
      "Each is drawn into a separate buffer on every frame.",
    example: "six masked layers",
    fix: "Cut the shapes in the design instead."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let count = composition.layers.reduce(0) { $0 + ($1.cursor["masksProperties"]?.count ?? 0) }
    if Double(count) > document.options.limits.masks {
      report.add(info, at: composition.cursor["layers"] ?? composition.cursor, "\(count) masks")
    }
  }
}

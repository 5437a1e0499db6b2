import LottieModel

/// `perf/mattes`: a composition has many mattes.
struct ManyMattes: CompositionRule {
  let info = RuleInfo(
    .manyMattes,
    .warning,
    "A composition has many mattes.",
    explanation:
      "Each layer with a matte is drawn twice on every frame.",
    example: "six layers with mattes",
    fix: "Cut the shapes in the design instead."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let count = composition.layers.filter { $0.matteMode != 0 }.count
    if Double(count) > document.options.limits.mattes {
      report.add(info, at: composition.cursor["layers"] ?? composition.cursor, "\(count) mattes")
    }
  }
}

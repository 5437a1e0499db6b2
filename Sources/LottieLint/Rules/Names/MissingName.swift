import LottieModel

/// `name/missing`: a layer has no name.
struct MissingName: LayerRule {
  let info = RuleInfo(
    .missingName,
    .info,
    once: true,
    "A layer has no name.",
    explanation:
      "Code cannot address it, and reports cannot name it.",
    example: #"{"ty": 4} without "nm""#,
    fix: "Name the layer."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    if layer.name?.isEmpty ?? true { report.add(info, at: layer.cursor, "a layer without a name") }
  }
}

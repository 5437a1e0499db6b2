import LottieModel

/// `hygiene/unused-mask`: a mask has no effect.
struct UnusedMask: LayerRule {
  let info = RuleInfo(
    .unusedMask,
    .info,
    once: true,
    "A mask has no effect.",
    explanation:
      "Its mode is None; some players draw the layer as if it were Add.",
    example: #"{"mode": "n", "pt": {...}}"#,
    fix: "Delete the mask before exporting."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    // Effects and text paths may refer to masks of mode None.
    guard layer.type != 5, layer.cursor["ef"]?.count ?? 0 == 0, composition.shows(layer) else {
      return
    }
    for mask in layer.cursor["masksProperties"]?.list ?? [] where mask["mode"]?.string == "n" {
      report.add(info, at: mask, "a mask of \(layer.words) has the mode None")
    }
  }
}

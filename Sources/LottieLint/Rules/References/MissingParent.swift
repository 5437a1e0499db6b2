import LottieModel

/// `ref/missing-parent`: a layer's parent is not there.
struct MissingParent: LayerRule {
  let info = RuleInfo(
    .missingParent,
    .warning,
    "A layer's parent does not exist.",
    explanation:
      "The layer does not follow its parent and is drawn in the wrong position.",
    example: #"{"ind": 1, "parent": 99}"#,
    fix: "Choose a parent in the same composition."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let parent = layer.parent, composition.layer(ind: parent) == nil else { return }
    report.add(
      info,
      at: layer.cursor["parent"] ?? layer.cursor,
      "\(layer.words) has the parent \(parent), and no layer here has that ind"
    )
  }
}

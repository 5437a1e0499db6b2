import LottieModel

/// `ref/mask-index`: a text follows a mask that is not there.
struct MaskIndex: LayerRule {
  let info = RuleInfo(
    .maskIndex,
    .error,
    "A text follows a mask that does not exist.",
    explanation:
      "The text is drawn on a straight line, or not at all.",
    example: #"{"p": {"m": 3}} on a layer with one mask"#,
    fix: "Choose one of the layer's masks."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let path = layer.cursor["t"]?["p"]?["m"], let index = path.whole else { return }
    let masks = layer.cursor["masksProperties"]?.count ?? 0
    if index < 0 || index >= masks {
      let words = Words.count(masks, "mask")
      report.add(info, at: path, "\(layer.words) follows the mask \(index), and has \(words)")
    }
  }
}

import LottieModel

/// `ref/matte-source`: a layer's matte is not there.
struct MatteSource: LayerRule {
  let info = RuleInfo(
    .matteSource,
    .error,
    "A layer's matte is not there.",
    explanation:
      "Without its matte the layer shows whole, or not at all.",
    example: #"{"tt": 1} on the first layer"#,
    fix: #"Put the matte right above the layer, or name it by "tp"."#
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.matteMode != 0 else { return }
    if let source = layer.cursor["tp"] {
      guard let ind = source.whole, composition.layer(ind: ind) == nil else { return }
      report.add(info, at: source, "\(layer.words) has the matte \(ind), and no layer has that ind")
    } else if layer.index == 0 {
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) wants the layer above as matte; it is the top"
      )
    }
  }
}

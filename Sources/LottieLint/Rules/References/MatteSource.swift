import LottieModel

/// `ref/matte-source`: a layer's matte is not there.
struct MatteSource: LayerRule {
  let info = RuleInfo(
    .matteSource,
    .error,
    "A layer's matte does not exist.",
    explanation:
      "The layer is drawn without its matte, or not at all.",
    example: #"{"tt": 1} on the first layer"#,
    fix: #"Move the matte directly above the layer, or refer to it by "tp"."#
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
        "\(layer.words) uses the layer above as matte, but is the top layer"
      )
    }
  }
}

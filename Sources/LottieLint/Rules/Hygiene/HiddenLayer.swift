import LottieModel

/// `hygiene/hidden-layer`: a layer is hidden and not used by any other.
struct HiddenLayer: CompositionRule {
  let info = RuleInfo(
    .hiddenLayer,
    .info,
    "A layer is hidden and nothing uses it.",
    explanation:
      "It is loaded without being shown.",
    example: #"{"hd": true}"#,
    fix: "Delete the layer before exporting."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let used = Set(composition.layers.flatMap { [$0.parent, $0.cursor["tp"]?.whole] })
    for layer in composition.layers where layer.isHidden {
      let isUsed = layer.ind.map(used.contains) ?? false
      let next = layer.index + 1
      let isMatte = next < composition.layers.count && composition.layers[next].matteMode != 0
      guard !isUsed, !isMatte, layer.type != 3 else { continue }
      report.add(info, at: layer.cursor, "\(layer.words) is switched off")
    }
  }
}

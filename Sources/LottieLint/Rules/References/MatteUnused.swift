import LottieModel

/// `ref/matte-unused`: a matte is not used.
struct MatteUnused: CompositionRule {
  let info = RuleInfo(
    .matteUnused,
    .info,
    "No layer uses a matte layer.",
    explanation:
      "Players that ignore the mark draw the layer normally.",
    example: #"{"td": 1} above a layer without "tt""#,
    fix: "Delete the layer, or let the layer below use it."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let named = Set(composition.layers.compactMap { $0.cursor["tp"]?.whole })
    for layer in composition.layers where layer.isMatteSource && !layer.isHidden {
      let next = layer.index + 1
      let isAbove = next < composition.layers.count && composition.layers[next].matteMode != 0
      let isNamed = layer.ind.map(named.contains) ?? false
      guard !isAbove, !isNamed else { continue }
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) is marked as a matte but not used by any layer"
      )
    }
  }
}

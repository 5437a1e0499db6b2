import LottieModel

/// `ref/duplicate-ind`: two layers of a composition have the same ind.
struct DuplicateIndex: CompositionRule {
  let info = RuleInfo(
    .duplicateIndex,
    .warning,
    "Two layers of a composition have the same ind.",
    explanation:
      "Parents and mattes refer to layers by ind; players choose one layer or the other.",
    example: #"two layers with "ind": 3"#,
    fix: "Export again, or give each layer a unique ind."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let used = Set(composition.layers.flatMap { [$0.parent, $0.cursor["tp"]?.whole] })
    for layer in composition.layers {
      guard let ind = layer.ind, composition.layerByIndex[ind] != layer.index else { continue }
      let isUsed = used.contains(ind)
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) has the ind \(ind) of another layer"
          + (isUsed ? ", and a layer refers to it" : ""),
        severity: isUsed ? .warning : .info
      )
    }
  }
}

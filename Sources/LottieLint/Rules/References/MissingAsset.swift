import LottieModel

/// `ref/missing-asset`: a layer shows an asset that is not there.
struct MissingAsset: LayerRule {
  let info = RuleInfo(
    .missingAsset,
    .error,
    "A layer refers to an asset that does not exist.",
    explanation:
      "Players leave the layer out.",
    example: #"{"ty": 0, "refId": "comp_9"}"#,
    fix: "Export again, or correct the layer's refId."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard [0, 2, 6].contains(layer.type), let id = layer.refID, document.asset(id) == nil else {
      return
    }
    report.add(
      info,
      at: layer.cursor["refId"] ?? layer.cursor,
      "\(layer.words) refers to the asset \(Words.quoted(id)), which does not exist"
    )
  }
}

import LottieModel

/// `ref/missing-ind`: a layer has no ind, while others refer to layers by it.
struct MissingIndex: CompositionRule {
  let info = RuleInfo(
    .missingIndex,
    .warning,
    "A layer has no ind, though layers refer to parents by it.",
    explanation:
      "Old versions of lottie-ios reject such a file.",
    example: #"{"ty": 4, "nm": "Sky"}"#,
    fix: "Export again."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let refers = composition.layers.contains { $0.parent != nil || $0.cursor["tp"] != nil }
    guard refers, let layer = composition.layers.first(where: { $0.cursor["ind"] == nil }) else {
      return
    }
    report.add(
      info,
      at: layer.cursor,
      "\(layer.words) has no ind, though layers refer to parents by it"
    )
  }
}

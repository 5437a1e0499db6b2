import LottieModel

/// `compat/op-inclusive`: a layer ends within the last frame.
struct InclusiveOut: LayerRule {
  let info = RuleInfo(
    .inclusiveOut,
    .info,
    "A layer ends within the last frame.",
    explanation:
      "lottie-android and lottie-ios still draw it on that frame, others do not.",
    example: "a layer that ends at 59.5 in a composition that ends at 60",
    fix: "End the layer on a whole frame."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    let players = PlayerSet(document.options.targets)
      .intersection(PlayerSet([.android, .ios, .iosMainThread, .iosCoreAnimation]))
    guard !players.isEmpty, composition.isRoot, let end = layer.outPoint else { return }
    let last = document.outPoint
    if end < last, last - end < 1 {
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) ends within the last frame",
        players: players
      )
    }
  }
}

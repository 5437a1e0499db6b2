import LottieModel

/// `hygiene/never-visible`: a layer is never seen.
struct NeverVisible: LayerRule {
  let info = RuleInfo(
    .neverVisible,
    .warning,
    "A layer is never seen.",
    explanation:
      "Its time lies outside, or it is fully transparent throughout.",
    example: "a layer that begins after the composition ends",
    fix: "Delete the layer, or correct its time or opacity."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard !layer.isHidden, let start = layer.inPoint, let end = layer.outPoint else { return }
    if end <= start {
      report.add(info, at: layer.cursor, "\(layer.words) ends before it begins")
    } else if composition.isRoot, start >= document.outPoint || end <= document.inPoint {
      report.add(info, at: layer.cursor, "\(layer.words) shows outside the animation's time")
    } else if layer.type != 3, !layer.isMatteSource,
      layer.cursor["ks"]?["o"]?["k"]?.numbers == [0],
      layer.cursor["ks"]?["o"]?["x"] == nil,
      !composition.layers.contains(where: { other in
        // A layer that only carries others, as exporters write null objects.
        layer.ind != nil && (other.parent == layer.ind || other.cursor["tp"]?.whole == layer.ind)
      })
    {
      report.add(info, at: layer.cursor, "\(layer.words) is fully transparent throughout")
    }
  }
}

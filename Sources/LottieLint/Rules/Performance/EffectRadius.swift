import LottieModel

/// `perf/effects`: a blur or shadow is very wide.
struct EffectRadius: LayerRule {
  let info = RuleInfo(
    .effectRadius,
    .info,
    "A blur or shadow is very wide.",
    explanation:
      "Its cost grows with its radius.",
    example: "a blur of 200 pixels",
    fix: "Make it smaller, or use an image."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    for effect in layer.cursor["ef"]?.list ?? [] {
      let feature = Feature.effect(effect)
      let index: Int
      switch feature {
      case .effectGaussianBlur: index = 0
      case .effectDropShadow: index = 4
      default: continue
      }
      let value = effect["ef"]?.elements.dropFirst(index).first { _ in true }
      guard let radius = value?["v"]?["k"]?.double, radius > document.options.limits.effectRadius
      else { continue }
      report.add(info, at: effect, "an effect \(Words.number(radius)) pixels wide")
    }
  }
}

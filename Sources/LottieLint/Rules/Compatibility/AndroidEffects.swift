import LottieModel

/// `compat/android-effects-per-shape`: lottie-android applies the effect to each shape separately.
struct AndroidEffects: LayerRule {
  let info = RuleInfo(
    .androidEffects,
    .warning,
    "lottie-android applies the effect to each shape separately.",
    explanation:
      "Shadows and blurs of overlapping shapes show within the layer.",
    example: "a drop shadow on a layer with several fills",
    fix: "Merge the shapes, or put them into a precomp."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard document.options.targets.contains(.android), let shapes = layer.cursor["shapes"] else {
      return
    }
    let effect = layer.cursor["ef"]?.elements.first { effect in
      let feature = Feature.effect(effect)
      return feature == .effectDropShadow || feature == .effectGaussianBlur
    }
    guard let effect, ShapePaints.count(shapes) > 1 else { return }
    let message = "lottie-android applies the effect to each shape of \(layer.words) separately"
    report.add(info, at: effect, message, players: PlayerSet([.android]))
  }
}

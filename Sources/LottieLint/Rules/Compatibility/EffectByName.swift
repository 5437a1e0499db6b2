import LottieModel

/// `compat/effect-by-name`: an effect is told by its match name only.
struct EffectByName: LayerRule {
  let info = RuleInfo(
    .effectByName,
    .info,
    "An effect is identified by its match name only.",
    explanation:
      "Exporters give effects they do not know the type of a slider group; players that go by the type leave them out.",
    example: #"{"ty": 5, "mn": "ADBE Tint"}"#,
    fix: "Leave the effect out, or bake it in After Effects."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    for effect in layer.cursor["ef"]?.list ?? [] where effect["ty"]?.whole == 5 {
      guard let name = effect["mn"]?.string, effect["en"]?.bool != false,
        FeatureMatrix.row(Feature.effect(effect)).loss != .none
      else { continue }
      report.add(
        info,
        at: effect,
        "the effect \(Words.quoted(name)) has the type of a group of controls"
      )
    }
  }
}

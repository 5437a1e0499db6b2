import LottieModel

/// `compat/effect-by-name`: an effect is identified only by its match name.
struct EffectByName: LayerRule {
  let info = RuleInfo(
    .effectByName,
    .info,
    "An effect can be identified only by its match name.",
    explanation:
      "Exporters write unknown effects with the type of a slider group; players that identify effects by type ignore them.",
    example: #"{"ty": 5, "mn": "ADBE Tint"}"#,
    fix: "Remove the effect, or bake it in After Effects."
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

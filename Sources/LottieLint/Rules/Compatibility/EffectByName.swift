import LottieModel

/// `compat/effect-by-name`: an effect is identified only by its match name.
struct EffectByName: LayerRule {
  let info = RuleInfo(
    .effectByName,
    .info,
    "An effect can be identified only by its match name.",
    explanation:
      "Exporters write unknown effects with the type of a slider group; lottie-web and thorvg, which identify effects by type, ignore them.",
    example: #"{"ty": 5, "mn": "ADBE Tint"}"#,
    fix: "Remove the effect, or bake it in After Effects."
  )

  /// Players that identify an effect by its type.
  private static let identifyByType: [Player] = [.web, .canvas, .thorvg]

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    for effect in layer.cursor["ef"]?.list ?? [] where effect["ty"]?.whole == 5 {
      let row = FeatureMatrix.row(Feature.effect(effect))
      guard let name = effect["mn"]?.string, effect["en"]?.bool != false, row.loss != .none else {
        continue
      }
      // Players that do not draw it in any form are covered by the feature's own rule.
      let losing = document.options.targets.filter {
        EffectByName.identifyByType.contains($0)
          && row.outcome(in: $0, document.circumstances) == .plays
      }
      report.add(
        info,
        at: effect,
        "the effect \(Words.quoted(name)) has the type of a group of controls",
        severity: document.options.namesTargets && !losing.isEmpty ? .warning : .info,
        players: PlayerSet(losing)
      )
    }
  }
}

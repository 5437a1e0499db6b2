import LottieModel

/// `compat/effect-by-name`: an effect is told by its match name only.
struct EffectByName: LayerRule {
  let info = RuleInfo(
    .effectByName,
    .info,
    "An effect is identified by its match name only.",
    explanation:
      "Exporters give effects they do not know the type of a slider group; lottie-web and thorvg, which go by the type, leave them out.",
    example: #"{"ty": 5, "mn": "ADBE Tint"}"#,
    fix: "Leave the effect out, or bake it in After Effects."
  )

  /// Players that know an effect by its type.
  private static let goByType: [Player] = [.web, .canvas, .thorvg]

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
      // Of those that draw it in no form the feature's own rule speaks.
      let losing = document.options.targets.filter {
        EffectByName.goByType.contains($0) && row.outcome(in: $0, document.circumstances) == .plays
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

import LottieModel

/// `compat/effect-value-names`: an effect's values have names in another language.
struct EffectValueNames: LayerRule {
  let info = RuleInfo(
    .effectValueNames,
    .warning,
    "An effect's values have names in another language.",
    explanation:
      "lottie-ios and lottie-android find the values of a drop shadow by their English names.",
    example: #"a drop shadow whose value is called "Schattenfarbe""#,
    fix: "Export from After Effects set to English."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    let players = PlayerSet(document.options.targets)
      .intersection(PlayerSet([.android, .ios, .iosMainThread, .iosCoreAnimation]))
    guard !players.isEmpty else { return }
    let english = ["Shadow Color", "Opacity", "Direction", "Distance", "Softness"]
    for effect in layer.cursor["ef"]?.list ?? []
    where Feature.effect(effect) == .effectDropShadow {
      let names = effect["ef"]?.elements.compactMap { $0["nm"]?.string } ?? []
      let isEnglish = names.contains { name in english.contains { name.hasSuffix($0) } }
      guard !names.isEmpty, !isEnglish else { continue }
      let message = "the values of a drop shadow do not have their English names"
      report.add(info, at: effect, message, players: players)
    }
  }
}

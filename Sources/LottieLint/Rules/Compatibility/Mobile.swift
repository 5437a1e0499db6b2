import LottieModel

extension RuleCatalog {
  /// Rules for features that players on mobile devices treat differently.
  static let mobile: [any Rule] = [
    EffectValueNames(), AndroidMergePaths(), InclusiveOut(), EffectByName(),
  ]
}

struct EffectValueNames: LayerRule {
  let info = RuleInfo(
    "compat/effect-value-names",
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
      .intersection(
        PlayerSet([
          .android, .androidMergePaths, .ios, .iosMainThread, .iosCoreAnimation,
        ])
      )
    guard !players.isEmpty else { return }
    let english = ["Shadow Color", "Opacity", "Direction", "Distance", "Softness"]
    for effect in layer.cursor[.effects]?.list ?? []
    where Feature.effect(effect) == .effectDropShadow {
      let names = effect[.controls]?.elements.compactMap { $0[.name]?.string } ?? []
      let isEnglish = names.contains { name in english.contains { name.hasSuffix($0) } }
      guard !names.isEmpty, !isEnglish else { continue }
      let message = "the values of a drop shadow do not have their English names"
      report.add(info, at: effect, message, players: players)
    }
  }
}

struct AndroidMergePaths: FeatureRule {
  let info = RuleInfo(
    "compat/android-merge-paths",
    .info,
    "lottie-android draws merge paths only when they are enabled.",
    explanation:
      "The app must enable them.",
    example: #"{"ty": "mm", "mm": 3}"#,
    fix: "Call enableMergePathsForKitKatAndAbove(true) in the app."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard document.options.targets.contains(.android) else { return }
    let merges: [Feature] = [.merge2, .merge3, .merge4, .merge5]
    guard let occurrence = merges.compactMap({ hits[$0]?.occurrences.first }).first else { return }
    let message = "the app must call enableMergePathsForKitKatAndAbove(true)"
    report.add(info, at: occurrence.location, message, players: PlayerSet([.android]))
  }
}

struct InclusiveOut: LayerRule {
  let info = RuleInfo(
    "compat/op-inclusive",
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
      .intersection(
        PlayerSet([
          .android, .androidMergePaths, .ios, .iosMainThread, .iosCoreAnimation,
        ])
      )
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

struct EffectByName: LayerRule {
  let info = RuleInfo(
    "compat/effect-by-name",
    .info,
    "An effect can be identified only by its match name.",
    explanation:
      "Exporters write unknown effects with the type of a slider group; lottie-web and thorvg, which identify effects by type, ignore them.",
    example: #"{"ty": 5, "mn": "ADBE Tint"}"#,
    fix: "Remove the effect, or bake it in After Effects."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    for effect in layer.cursor[.effects]?.list ?? [] where effect[.type]?.whole == 5 {
      let row = FeatureMatrix.row(Feature.effect(effect))
      guard let name = effect[.matchName]?.string, effect[.enabled]?.bool != false,
        row.loss != .none
      else {
        continue
      }
      // Players that do not draw it in any form are covered by the feature's own rule.
      let losing = document.options.targets.filter {
        $0.rules.contains(.effectsByType)
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

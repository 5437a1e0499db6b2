package import LottieModel

/// The implementations of the supported effects; the features identify them.
package enum EffectKind {
  static let rules: [Feature: any EffectRule.Type] = {
    let families = [
      blurs, colors, channels, distortions, generators, stylizing, transitions,
    ]
    return families.joined().reduce(into: [:]) { rules, rule in
      for id in ids(of: rule) { if let effect = Feature(rawValue: id) { rules[effect] = rule } }
    }
  }()

  /// The controls of each, found by reflection once.
  private static let controls: [Feature: [any EffectControl]] = rules.mapValues { $0.controls.list }

  private static func ids<Rule: EffectRule>(of rule: Rule.Type) -> [String] {
    Rule.Controls.effects
  }

  /// The controls of an effect; none of one that is not drawn.
  static func controls(of effect: JSONCursor) -> [any EffectControl] {
    controls[Feature.effect(effect)] ?? []
  }

  /// The controls of the effect with a match name, or with a type where it has none.
  package static func controls(matchName: String?, type: Int?) -> [any EffectControl] {
    Feature.effect(matchName: matchName, type: type).flatMap { controls[$0] } ?? []
  }

  /// The implementation of an effect; nil for one that is not drawn.
  static func rule(for effect: Effect) -> (any EffectRule.Type)? {
    Feature.effect(matchName: effect.matchName, type: effect.type).flatMap { rules[$0] }
  }
}

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

  private static func ids<Rule: EffectRule>(of rule: Rule.Type) -> [String] {
    Rule.Controls.effects
  }

  /// The controls of an effect; none of one that is not drawn.
  static func controls(of effect: JSONCursor) -> [any EffectControl] {
    rules[Feature.effect(effect)]?.controls.list ?? []
  }

  /// The controls of the effect with a match name, or with a type where it has none.
  package static func controls(matchName: String?, type: Int?) -> [any EffectControl] {
    Feature.effect(matchName: matchName, type: type).flatMap { rules[$0] }?.controls.list ?? []
  }

  /// The implementation of an effect; nil for one that is not drawn.
  static func rule(for effect: Effect) -> (any EffectRule.Type)? {
    Feature.effect(matchName: effect.matchName, type: effect.type).flatMap { rules[$0] }
  }
}

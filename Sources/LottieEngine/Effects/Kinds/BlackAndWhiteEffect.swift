import LottieScene

/// Black & white; Tint is not used.
enum BlackAndWhiteEffect: EffectRule {
  /// The weights of reds, yellows, greens, cyans, blues and magentas that the effect begins with.
  private static let defaults = [40.0, 60, 40, 60, 20, 80]

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let weights = defaults.indices.map { controls.number($0, default: defaults[$0]) / 100 }
    return .filter(.color(.gray(weights)))
  }
}

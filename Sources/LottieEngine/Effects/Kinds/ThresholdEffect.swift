import LottieScene

/// Threshold.
enum ThresholdEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let level = controls.number(0, default: 0.5)
    // Documents have 0…1; what is more can only be a byte.
    return .filter(.color(.threshold(level > 1 ? level / 255 : level)))
  }
}

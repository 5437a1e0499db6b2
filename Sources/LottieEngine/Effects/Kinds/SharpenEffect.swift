import LottieScene

/// Sharpen.
enum SharpenEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let amount = controls.number(0) / 100
    return amount == 0 ? .none : .filter(.sharpen(amount))
  }
}

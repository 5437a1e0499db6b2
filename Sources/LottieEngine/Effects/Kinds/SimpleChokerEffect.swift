import LottieScene

/// Simple choker.
enum SimpleChokerEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let radius = max(-100, min(controls.number(1), 100))
    guard radius != 0 else { return .none }
    return .filter(.choke(ChokeFilter(radius: radius, transform: space.points)))
  }
}

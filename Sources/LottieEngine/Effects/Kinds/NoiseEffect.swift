import LottieScene

/// Noise: random grains, other ones in each frame.
enum NoiseEffect: EffectRule {
  static func depends(onTime controls: EffectProperties) -> Bool { controls.number(0) != 0 }

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let grain = ShadeGrain(
      strength: controls.share(0),
      isColored: controls.number(1, default: 1) != 0,
      seed: space.time.bitPattern
    )
    guard grain.strength > 0 else { return .none }
    return .filter(.shade(ShadeFilter(.grain(grain), transform: space.points)))
  }
}

import LottieScene

/// 4-color gradient, where the layer is; jitter is not used.
enum FourColorGradientEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let blend = max(1, controls.number(10, default: 100))
    let shade = ShadePoints(
      points: [1, 3, 5, 7].map { controls.place($0) },
      colors: [2, 4, 6, 8].map { controls.color($0) },
      power: 200 / blend
    )
    return .filter(
      .shade(
        ShadeFilter(
          .points(shade),
          blend: EffectBlend.mode(controls.number(13, default: 1)),
          amount: controls.share(12, default: 100),
          transform: space.points
        )
      )
    )
  }
}

/// The menu of blending modes that effects have.
enum EffectBlend {
  private static let modes: [BlendMode] = [
    .normal, .normal, .add, .multiply, .screen, .overlay, .softLight, .hardLight, .colorDodge,
    .colorBurn, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// The mode of a choice, counted from 1: None, Normal, Add and so on.
  static func mode(_ choice: Double) -> BlendMode {
    let index = (Int(exactly: choice.rounded()) ?? 1) - 1
    return modes.indices.contains(index) ? modes[index] : .normal
  }
}

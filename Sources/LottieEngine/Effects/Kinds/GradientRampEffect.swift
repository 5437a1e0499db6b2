import LottieScene

/// Gradient ramp: a linear or radial gradient of two colors, where the layer is.
enum GradientRampEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let ramp = ShadeRamp(
      start: controls.place(0),
      end: controls.place(2),
      startColor: controls.color(1),
      endColor: controls.color(3, default: .white),
      isRadial: controls.number(4, default: 1) != 1
    )
    return .filter(
      .shade(ShadeFilter(.ramp(ramp), amount: 1 - controls.share(6), transform: space.points))
    )
  }
}

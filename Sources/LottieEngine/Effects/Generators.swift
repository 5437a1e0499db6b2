import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let generators: [any EffectRule.Type] = [
    FillEffect.self, StrokeEffect.self, GradientRampEffect.self, FourColorGradientEffect.self,
    NoiseEffect.self, FractalNoiseEffect.self,
  ]
}

/// Fill: one color for everything.
enum FillEffect: EffectRule {
  static let controls = FillControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let color = values[controls.color]
    let opacity = values[controls.opacity]
    return .filter(
      .color(
        .matrix([
          0, 0, 0, 0, color.red,
          0, 0, 0, 0, color.green,
          0, 0, 0, 0, color.blue,
          0, 0, 0, opacity, 0,
        ])
      )
    )
  }
}

/// Gradient ramp: a linear or radial gradient of two colors, where the layer is.
enum GradientRampEffect: EffectRule {
  static let controls = GradientRampControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let ramp = ShadeRamp(
      start: values[controls.start, space],
      end: values[controls.end, space],
      startColor: values[controls.startColor],
      endColor: values[controls.endColor],
      isRadial: values[controls.shape] != 1
    )
    return .filter(
      .shade(
        ShadeFilter(
          .ramp(ramp),
          amount: 1 - values.share(controls.original),
          transform: space.points
        )
      )
    )
  }
}

/// 4-color gradient, where the layer is; jitter is not used.
enum FourColorGradientEffect: EffectRule {
  static let controls = FourColorGradientControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let blend = max(1, values[controls.blend])
    let shade = ShadePoints(
      points: controls.points.map { values[$0, space] },
      colors: controls.colors.map { values[$0] },
      power: 200 / blend
    )
    return .filter(
      .shade(
        ShadeFilter(
          .points(shade),
          blend: EffectBlend.mode(values[controls.mode]),
          amount: values.share(controls.opacity),
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

/// Noise: random grains, other ones in each frame.
enum NoiseEffect: EffectRule {
  static let controls = NoiseControls()

  static func depends(onTime values: EffectProperties) -> Bool { values[controls.amount] != 0 }

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let grain = ShadeGrain(
      strength: values.share(controls.amount),
      isColored: values[controls.isColored],
      seed: space.time.bitPattern
    )
    guard grain.strength > 0 else { return .none }
    return .filter(.shade(ShadeFilter(.grain(grain), transform: space.points)))
  }
}

import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let generators: [any EffectRule.Type] = [
    FillEffect.self, StrokeEffect.self, GradientRampEffect.self, FourColorGradientEffect.self,
    NoiseEffect.self, FractalNoiseEffect.self,
  ]
}

struct FillControls: EffectControls {
  static let effects = ["effect.fill"]
  let mask = NumberControl(0, "Fill Mask")
  let allMasks = FlagControl(1, "All Masks", match: 7)
  let color = ColorControl(2, "Color", match: 2)
  let isInverted = FlagControl(3, "Invert", match: 6)
  let horizontalFeather = NumberControl(4, "Horizontal Feather", 0, .pixels, match: 3)
  let verticalFeather = NumberControl(5, "Vertical Feather", 0, .pixels, match: 4)
  /// In 0…1.
  let opacity = NumberControl(6, "Opacity", 1, match: 5)
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

struct GradientRampControls: EffectControls {
  static let effects = ["effect.gradient_ramp"]
  let start = PointControl(0, "Start of Ramp")
  let startColor = ColorControl(1, "Start Color")
  let end = PointControl(2, "End of Ramp")
  let endColor = ColorControl(3, "End Color", .white)
  let shape = ChoiceControl(4, "Ramp Shape")
  let scatter = NumberControl(5, "Ramp Scatter")
  let original = NumberControl(6, "Blend With Original", 0, .percent)
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
          transform: space.transform
        )
      )
    )
  }
}

struct FourColorGradientControls: EffectControls {
  static let effects = ["effect.four_color_gradient"]
  let points = [
    PointControl(1, "Point 1", match: 1), PointControl(3, "Point 2", match: 3),
    PointControl(5, "Point 3", match: 5), PointControl(7, "Point 4", match: 7),
  ]
  let colors = [
    ColorControl(2, "Color 1", match: 2), ColorControl(4, "Color 2", match: 4),
    ColorControl(6, "Color 3", match: 6), ColorControl(8, "Color 4", match: 8),
  ]
  let blend = NumberControl(10, "Blend", 100, match: 0)
  let jitter = NumberControl(11, "Jitter", 0, .percent, match: 0)
  let opacity = NumberControl(12, "Opacity", 100, .percent, match: 0)
  let mode = ChoiceControl(13, "Blending Mode", match: 0)
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
          transform: space.transform
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

struct NoiseControls: EffectControls {
  static let effects = ["effect.noise"]
  let amount = NumberControl(0, "Amount of Noise", 0, .percent)
  let isColored = FlagControl(1, "Noise Type", true)
  let clips = FlagControl(2, "Clipping", true)
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
    return .filter(.shade(ShadeFilter(.grain(grain), transform: space.transform)))
  }
}

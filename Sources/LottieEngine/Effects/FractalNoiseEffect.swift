import LottieGeometry
import LottieModel
import LottieScene

struct FractalNoiseControls: EffectControls {
  static let effects = ["effect.fractal_noise"]
  let fractal = ChoiceControl(0, "Fractal Type")
  let noise = ChoiceControl(1, "Noise Type", 3)
  let isInverted = FlagControl(2, "Invert")
  let contrast = NumberControl(3, "Contrast", 100, .percent)
  let brightness = NumberControl(4, "Brightness", 0, .percent)
  let overflow = ChoiceControl(5, "Overflow")
  let rotation = NumberControl(7, "Rotation", 0, .degrees)
  let isUniform = FlagControl(8, "Uniform Scaling", true)
  let scale = NumberControl(9, "Scale", 100, .percent)
  let scaleWidth = NumberControl(10, "Scale Width", 100, .percent)
  let scaleHeight = NumberControl(11, "Scale Height", 100, .percent)
  let offset = PointControl(12, "Offset Turbulence")
  let perspective = FlagControl(13, "Perspective Offset")
  let complexity = NumberControl(15, "Complexity", 6)
  let subInfluence = NumberControl(17, "Sub Influence (%)", 70, .percent)
  let subScaling = NumberControl(18, "Sub Scaling", 56, .percent)
  let subRotation = NumberControl(19, "Sub Rotation", 0, .degrees)
  let subOffset = PointControl(20, "Sub Offset")
  let centersSubscale = FlagControl(21, "Center Subscale")
  let evolution = NumberControl(23, "Evolution", 0, .degrees)
  let cycles = FlagControl(25, "Cycle Evolution")
  let cycle = NumberControl(26, "Cycle (in Revolutions)", 1)
  let seed = NumberControl(27, "Random Seed")
  let opacity = NumberControl(29, "Opacity", 100, .percent)
  let mode = ChoiceControl(30, "Blending Mode", 2)
}

/// Fractal noise, where the layer is.
enum FractalNoiseEffect: EffectRule {
  static let controls = FractalNoiseControls()

  /// Distance of random grays at 100 %, and below it the speed of their change, as in skottie.
  private static let grid = 64.0
  private static let stepsPerRadian = 0.25

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (evolution, cycle) = evolution(values)
    let cloud = ShadeCloud(
      mixing: mixing(values[controls.noise]),
      fractal: fractal(values[controls.fractal]),
      places: places(values, space).inverse ?? .identity,
      next: next(values, space),
      layers: max(1, min(values[controls.complexity], 20)),
      influence: max(0, min(values.fraction(controls.subInfluence), 100)),
      evolution: evolution,
      cycle: cycle,
      seed: UInt64(max(0, min(values[controls.seed], 1e9))),
      contrast: max(0, values[controls.contrast]).fraction,
      brightness: values.fraction(controls.brightness),
      isInverted: values[controls.isInverted]
    )
    return .filter(
      .shade(
        ShadeFilter(
          .cloud(cloud),
          blend: EffectBlend.mode(values[controls.mode]),
          amount: values.share(controls.opacity),
          transform: space.transform
        )
      )
    )
  }

  private static func mixing(_ choice: Double) -> ShadeCloud.Mixing {
    choice == 1 ? .blocks : choice == 2 ? .linear : .smooth
  }

  private static func fractal(_ choice: Double) -> ShadeCloud.Fractal {
    switch choice {
    case 1: .basic
    case 3: .turbulentSmooth
    case 4: .turbulent
    default: .turbulentSharp
    }
  }

  /// The places of random grays, in the effect's coordinates.
  private static func places(_ values: EffectProperties, _ space: EffectSpace) -> Affine {
    let isUniform = values[controls.isUniform]
    func scale(_ control: NumberControl) -> Double {
      max(1, min(values[isUniform ? controls.scale : control], 10_000)).fraction * grid
    }
    let offset = values[controls.offset, space]
    return .rotation(degrees: values[controls.rotation]).then(
      .scale(scale(controls.scaleWidth), scale(controls.scaleHeight))
    )
    .then(.translation(offset.x, offset.y))
  }

  /// From the places of a layer to those of the next.
  private static func next(_ values: EffectProperties, _ space: EffectSpace) -> Affine {
    let scale = 100 / max(10, min(values[controls.subScaling], 10_000))
    let offset = values[controls.subOffset, space]
    return .scale(scale, scale).then(.rotation(degrees: -values[controls.subRotation]))
      .then(.translation(-offset.x / 100, -offset.y / 100))
  }

  /// The evolution, and after how much of it everything starts again.
  private static func evolution(_ values: EffectProperties) -> (Double, Double?) {
    let radians = values[controls.evolution] * .pi / 180
    guard values[controls.cycles] else { return (radians * stepsPerRadian, nil) }
    let period = max(values[controls.cycle], 1) * 2 * .pi
    let steps = max((period * stepsPerRadian).rounded(), 1)
    return (radians * steps / period, steps)
  }
}

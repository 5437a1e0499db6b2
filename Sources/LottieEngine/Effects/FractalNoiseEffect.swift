import LottieGeometry
import LottieModel
import LottieScene

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
      contrast: max(0, values[controls.contrast]) / 100,
      brightness: values.fraction(controls.brightness),
      isInverted: values[controls.isInverted]
    )
    return .filter(
      .shade(
        ShadeFilter(
          .cloud(cloud),
          blend: EffectBlend.mode(values[controls.mode]),
          amount: values.share(controls.opacity),
          transform: space.points
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
      max(1, min(values[isUniform ? controls.scale : control], 10_000)) / 100 * grid
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

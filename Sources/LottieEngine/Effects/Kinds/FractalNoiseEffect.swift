import LottieGeometry
import LottieScene

/// Fractal noise, where the layer is.
enum FractalNoiseEffect: EffectRule {
  /// How far random grays are apart at 100 %, and how fast they change, as in skottie.
  private static let grid = 64.0
  private static let stepsPerRadian = 0.25

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (evolution, cycle) = evolution(controls)
    let cloud = ShadeCloud(
      mixing: mixing(controls.number(1, default: 3)),
      fractal: fractal(controls.number(0, default: 1)),
      places: places(controls).inverse ?? .identity,
      next: next(controls),
      layers: max(1, min(controls.number(15, default: 6), 20)),
      influence: max(0, min(controls.number(17, default: 70) / 100, 100)),
      evolution: evolution,
      cycle: cycle,
      seed: UInt64(max(0, min(controls.number(27), 1e9))),
      contrast: max(0, controls.number(3, default: 100)) / 100,
      brightness: controls.number(4) / 100,
      isInverted: controls.flag(2)
    )
    return .filter(
      .shade(
        ShadeFilter(
          .cloud(cloud),
          blend: EffectBlend.mode(controls.number(30, default: 2)),
          amount: controls.share(29, default: 100),
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
  private static func places(_ controls: EffectProperties) -> Affine {
    let isUniform = controls.number(8, default: 1) != 0
    func scale(_ index: Int) -> Double {
      max(1, min(controls.number(isUniform ? 9 : index, default: 100), 10_000)) / 100 * grid
    }
    let offset = controls.place(12)
    return .rotation(degrees: controls.number(7)).then(.scale(scale(10), scale(11)))
      .then(.translation(offset.x, offset.y))
  }

  /// From the places of a layer to those of the next.
  private static func next(_ controls: EffectProperties) -> Affine {
    let scale = 100 / max(10, min(controls.number(18, default: 56), 10_000))
    let offset = controls.place(20)
    return .scale(scale, scale).then(.rotation(degrees: -controls.number(19)))
      .then(.translation(-offset.x / 100, -offset.y / 100))
  }

  /// The evolution, and after how much of it everything starts again.
  private static func evolution(_ controls: EffectProperties) -> (Double, Double?) {
    let radians = controls.number(23) * .pi / 180
    guard controls.flag(25) else { return (radians * stepsPerRadian, nil) }
    let period = max(controls.number(26, default: 1), 1) * 2 * .pi
    let steps = max((period * stepsPerRadian).rounded(), 1)
    return (radians * steps / period, steps)
  }
}

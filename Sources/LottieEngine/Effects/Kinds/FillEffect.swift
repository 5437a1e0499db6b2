import LottieModel
import LottieScene

/// Fill: one color for everything.
enum FillEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let color = controls.color(2)
    let opacity = controls.number(6, default: 1)
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

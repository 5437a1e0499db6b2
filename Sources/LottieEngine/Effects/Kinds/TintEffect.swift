import LottieModel
import LottieScene

/// Tint: maps luminance to two colors.
enum TintEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let colors = [controls.color(0), controls.color(1, default: .white)]
    return .filter(.color(.ramp(colors: colors, amount: controls.number(2, default: 100) / 100)))
  }
}

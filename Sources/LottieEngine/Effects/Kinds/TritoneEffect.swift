import LottieModel
import LottieScene

/// Tritone: maps luminance to three colors.
enum TritoneEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let middle = Color(red: 0.5, green: 0.5, blue: 0.5)
    let colors = [
      controls.color(2), controls.color(1, default: middle), controls.color(0, default: .white),
    ]
    return .filter(.color(.ramp(colors: colors, amount: 1 - controls.number(3) / 100)))
  }
}

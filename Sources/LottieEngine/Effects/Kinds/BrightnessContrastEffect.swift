import LottieGeometry
import LottieScene

/// Brightness & contrast.
enum BrightnessContrastEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let brightness = max(-150, min(controls.number(0), 150))
    let contrast = max(-100, min(controls.number(1), 100))
    let curve = controls.flag(2) ? legacy(brightness, contrast) : smooth(brightness, contrast)
    let table = (0..<256).map { Color.byte(curve(Double($0) / 255)) }
    return .filter(.color(.tables([table, table, table])))
  }

  /// Legacy mode, a straight line: offset by the brightness, scaled around the middle by the
  /// contrast.
  private static func legacy(_ brightness: Double, _ contrast: Double) -> (Double) -> Double {
    let slope = contrast >= 0 ? 1 / max(1 - contrast / 100, 0.004) : 1 + contrast / 100
    return { ($0 + brightness / 100 - 0.5) * slope + 0.5 }
  }

  /// Curves that keep black and white: a power for the brightness, a cubic with a fixed middle for
  /// the contrast.
  private static func smooth(_ brightness: Double, _ contrast: Double) -> (Double) -> Double {
    let power = pow(2, abs(brightness) / 100 * 1.8)
    return { value in
      let bright = brightness >= 0 ? 1 - pow(1 - value, power) : pow(value, power)
      return bright - contrast / 100 * bright * (1 - bright) * (1 - 2 * bright)
    }
  }
}

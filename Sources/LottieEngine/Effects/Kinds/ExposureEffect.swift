import LottieGeometry
import LottieScene

/// Exposure: light is multiplied, offset and raised to a power, of all colors or of each.
enum ExposureEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let isRaw = controls.flag(21)
    let starts = controls.number(0, default: 1) == 2 ? [7, 12, 17] : [2, 2, 2]
    let tables = starts.map { start -> [UInt8] in
      let factor = pow(2, max(-100, min(controls.number(start), 100)))
      let offset = controls.number(start + 1)
      let power = 1 / max(controls.number(start + 2, default: 1), 0.01)
      return (0..<256).map { byte in
        let value = Double(byte) / 255
        let light = (isRaw ? value : linear(value)) * factor + offset
        let raised = light > 0 ? pow(light, power) : 0
        return Color.byte(isRaw ? raised : encoded(raised))
      }
    }
    return .filter(.color(.tables(tables)))
  }

  // The curve of sRGB: IEC 61966-2-1.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

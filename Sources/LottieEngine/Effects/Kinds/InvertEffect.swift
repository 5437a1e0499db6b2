import LottieModel
import LottieScene

/// Invert, of all colors or one of them.
enum InvertEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let channel = Int(exactly: controls.number(0, default: 1).rounded()) ?? 1
    let rest = max(0, min(controls.number(1) / 100, 1))
    let rows = (0..<4).map { row -> [Double] in
      var numbers = [0.0, 0, 0, 0, 0]
      let isInverted = row < 3 && (channel == 1 || channel == row + 2)
      numbers[row] = isInverted ? 2 * rest - 1 : 1
      numbers[4] = isInverted ? 1 - rest : 0
      return numbers
    }
    return .filter(.color(.matrix(Array(rows.joined()))))
  }
}

import LottieScene

/// Color balance.
enum ColorBalanceEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let numbers = (0..<9).map { controls.number($0) / 100 }
    return .filter(
      .color(
        .balance(
          ColorBalance(
            shadows: Array(numbers[0..<3]),
            midtones: Array(numbers[3..<6]),
            highlights: Array(numbers[6..<9]),
            keepsLightness: controls.flag(9)
          )
        )
      )
    )
  }
}

import LottieScene

/// CC Toner: maps luminance to one to five colors.
enum CCTonerEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (highlights, brights, midtones) = (
      controls.color(1, default: .white), controls.color(2), controls.color(3)
    )
    let (darktones, shadows) = (controls.color(4), controls.color(5))
    let colors =
      switch controls.number(0, default: 2) {
      case 1: [shadows, highlights]
      case 2: [shadows, midtones, highlights]
      case 3: [shadows, darktones, midtones, brights, highlights]
      default: [midtones, midtones]
      }
    return .filter(.color(.tones(colors: colors, amount: 1 - controls.share(6))))
  }
}

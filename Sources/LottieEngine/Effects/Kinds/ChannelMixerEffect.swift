import LottieScene

/// Channel mixer: each color is a sum of all.
enum ChannelMixerEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let isGray = controls.flag(12)
    let rows = (0..<3).flatMap { row -> [Double] in
      // Red, green, blue and a constant; a gray is made of the first row.
      let first = isGray ? 0 : row * 4
      let numbers = (0..<4).map { column in
        controls.number(first + column, default: column * 5 == first + column ? 100 : 0) / 100
      }
      return [numbers[0], numbers[1], numbers[2], 0, numbers[3]]
    }
    return .filter(.color(.matrix(rows + [0, 0, 0, 1, 0])))
  }
}

import LottieScene

/// Posterize: a few evenly spaced levels of each color.
enum PosterizeEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let levels = max(2, min(controls.number(0, default: 7).rounded(), 255))
    let table = (0..<256).map { byte in
      Color.byte((Double(byte) * levels / 256).rounded(.down) / (levels - 1))
    }
    return .filter(.color(.tables([table, table, table])))
  }
}

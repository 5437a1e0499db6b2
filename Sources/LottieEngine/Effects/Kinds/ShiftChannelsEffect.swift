import LottieScene

/// Shift channels: each component is taken from elsewhere.
enum ShiftChannelsEffect: EffectRule {
  private static let sources: [ColorSource] = [
    .alpha, .red, .green, .blue, .luminance, .hue, .lightness, .saturation, .full, .none,
  ]

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    // The controls are alpha, red, green and blue.
    let taken = [1, 2, 3, 0].map { control -> ColorSource in
      let own = sources[control]
      let choice = (Int(exactly: controls.number(control).rounded()) ?? 0) - 1
      return sources.indices.contains(choice) ? sources[choice] : own
    }
    return .filter(.color(.sources(taken)))
  }
}

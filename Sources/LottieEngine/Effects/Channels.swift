import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let channels: [any EffectRule.Type] = [
    InvertEffect.self, SetMatteEffect.self, ShiftChannelsEffect.self,
  ]
}

/// Invert, of all colors or one of them.
enum InvertEffect: EffectRule {
  static let controls = InvertControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let channel = Int(exactly: values[controls.channel].rounded()) ?? 1
    let rest = max(0, min(values.fraction(controls.original), 1))
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

/// Set matte: applies another layer as matte, which need not be drawn itself.
enum SetMatteEffect: EffectRule {
  static let controls = SetMatteControls()

  static let layer: NumberControl? = controls.layer

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    // Luminance is the only choice treated separately: players use alpha for all others.
    let usesLuminance = values[controls.source] == 5
    return .matte(usesLuminance ? .luma : .alpha, isInverted: values[controls.isInverted])
  }
}

/// Shift channels: each component is taken from elsewhere.
enum ShiftChannelsEffect: EffectRule {
  static let controls = ShiftChannelsControls()

  private static let sources: [ColorSource] = [
    .alpha, .red, .green, .blue, .luminance, .hue, .lightness, .saturation, .full, .none,
  ]

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    func taken(_ control: ChoiceControl, or own: ColorSource) -> ColorSource {
      let choice = (Int(exactly: values[control].rounded()) ?? 0) - 1
      return sources.indices.contains(choice) ? sources[choice] : own
    }
    return .filter(
      .color(
        .sources([
          taken(controls.red, or: .red), taken(controls.green, or: .green),
          taken(controls.blue, or: .blue), taken(controls.alpha, or: .alpha),
        ])
      )
    )
  }
}

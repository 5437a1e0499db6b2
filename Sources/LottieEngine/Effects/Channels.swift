import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let channels: [any EffectRule.Type] = [
    InvertEffect.self, SetMatteEffect.self, ShiftChannelsEffect.self,
  ]
}

struct InvertControls: EffectControls {
  static let effects = ["effect.invert"]
  let channel = ChoiceControl(0, "Channel")
  let original = NumberControl(1, "Blend With Original", 0, .percent)
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

struct SetMatteControls: EffectControls {
  static let effects = ["effect.matte3"]
  let layer = NumberControl(0, "Take Matte From Layer")
  let source = ChoiceControl(1, "Use For Matte", 4)
  let isInverted = FlagControl(2, "Invert Matte")
  let fit = ChoiceControl(3, "If Layer Sizes Differ")
  let composite = FlagControl(4, "Composite Matte with Original", true)
  let premultiplies = FlagControl(5, "Premultiply Matte Layer", true)
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

struct ShiftChannelsControls: EffectControls {
  static let effects = ["effect.shift_channels"]
  let alpha = ChoiceControl(0, "Take Alpha From", 1)
  let red = ChoiceControl(1, "Take Red From", 2)
  let green = ChoiceControl(2, "Take Green From", 3)
  let blue = ChoiceControl(3, "Take Blue From", 4)
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

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

/// Invert, of all colors or a part of them.
enum InvertEffect: EffectRule {
  static let controls = InvertControls()

  /// Red, green and blue to the parts of YIQ but luminance, and back: ITU-R BT.470, system M.
  private static let phases = (
    luma: [0.299, 0.587, 0.114],
    inPhase: ([0.596, -0.274, -0.322], [0.956, -0.272, -1.106]),
    quadrature: ([0.211, -0.523, 0.312], [0.621, -0.647, 1.703])
  )

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let amount = 1 - values.share(controls.original)
    // The menu's lines, separators counted.
    switch Int(exactly: values[controls.channel].rounded()) ?? 1 {
    case 1, 11: return inverted([0, 1, 2], amount)
    case let channel where (2...4).contains(channel): return inverted([channel - 2], amount)
    case 16: return inverted([3], amount)
    case 6: return .filter(.color(.invert(.all, amount: amount)))
    case 7: return .filter(.color(.invert(.hue, amount: amount)))
    case 8: return .filter(.color(.invert(.lightness, amount: amount)))
    case 9: return .filter(.color(.invert(.saturation, amount: amount)))
    case 12: return reflected(phases.luma, [1, 1, 1], constant: 1, amount)
    case 13: return reflected(phases.inPhase.0, phases.inPhase.1, constant: 0, amount)
    case 14: return reflected(phases.quadrature.0, phases.quadrature.1, constant: 0, amount)
    default: return .none
    }
  }

  /// Some of red, green, blue and alpha become what is left to 1.
  private static func inverted(_ channels: Set<Int>, _ amount: Double) -> EffectOutput {
    let rows = (0..<4).map { row -> [Double] in
      var numbers = [0.0, 0, 0, 0, 0]
      numbers[row] = channels.contains(row) ? 1 - 2 * amount : 1
      numbers[4] = channels.contains(row) ? amount : 0
      return numbers
    }
    return .filter(.color(.matrix(Array(rows.joined()))))
  }

  /// A sum of red, green and blue becomes a constant less that sum; `direction` is the color of 1 of it.
  private static func reflected(
    _ weights: [Double],
    _ direction: [Double],
    constant: Double,
    _ amount: Double
  ) -> EffectOutput {
    let rows = (0..<3).map { row -> [Double] in
      let shares = (0..<3).map { column -> Double in
        (row == column ? 1 : 0) - 2 * amount * direction[row] * weights[column]
      }
      return shares + [0, amount * constant * direction[row]]
    }
    return .filter(.color(.matrix(Array(rows.joined()) + [0, 0, 0, 1, 0])))
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

import LottieModel
import LottieScene

struct EchoControls: EffectControls {
  static let effects = ["effect.echo"]
  let step = NumberControl(0, "Echo Time (seconds)", -1.0 / 30, .seconds)
  let count = NumberControl(1, "Number Of Echoes", 1)
  let intensity = NumberControl(2, "Starting Intensity", 1)
  let decay = NumberControl(3, "Decay", 1)
  let mixing = ChoiceControl(4, "Echo Operator")
}

/// Echo: what the layer shows at other times, without its masks and the effects before.
///
/// The layer's own motion is not echoed: https://helpx.adobe.com/after-effects/using/time-effects.html.
enum EchoEffect: EffectRule {
  static let controls = EchoControls()

  private static let maximumCount = 100.0
  /// Longer steps lead out of every animation.
  private static let maximumStep = 1e6

  static func depends(onTime values: EffectProperties) -> Bool { true }

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let step = values[controls.step]
    func limited(_ control: NumberControl) -> Double { max(0, min(values[control], 1)) }
    return .echo(
      Echo(
        step: max(-maximumStep, min(step, maximumStep)),
        count: Int(max(0, min(values[controls.count].rounded(), maximumCount))),
        intensity: limited(controls.intensity),
        decay: limited(controls.decay),
        mixing: mixing(values[controls.mixing])
      )
    )
  }

  private static func mixing(_ choice: Double) -> Echo.Mixing {
    switch choice {
    case 2: .pixels(.maximum)
    case 3: .pixels(.minimum)
    case 4: .pixels(.screen)
    case 5: .behind
    case 6: .inFront
    case 7: .pixels(.mean)
    default: .pixels(.sum)
    }
  }
}

import LottieScene

/// Echo: what the layer shows at other times, without its masks and the effects before.
///
/// The layer's own motion is not echoed: https://helpx.adobe.com/after-effects/using/time-effects.html.
enum EchoEffect: EffectRule {
  private static let maximumCount = 100.0
  /// Longer steps lead out of every animation.
  private static let maximumStep = 1e6

  static func depends(onTime controls: EffectProperties) -> Bool { true }

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let step = controls.number(0, default: -1.0 / 30)
    func share(_ index: Int) -> Double { max(0, min(controls.number(index, default: 1), 1)) }
    return .echo(
      Echo(
        step: max(-maximumStep, min(step, maximumStep)),
        count: Int(max(0, min(controls.number(1, default: 1).rounded(), maximumCount))),
        intensity: share(2),
        decay: share(3),
        mixing: mixing(controls.number(4, default: 1))
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

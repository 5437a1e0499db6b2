import LottieScene

/// Spherize.
enum SpherizeEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let radius = controls.number(0)
    guard radius > 0 else { return .none }
    let kind = WarpFilter.Kind.spherize(center: controls.place(1), radius: radius)
    return .filter(.warp(WarpFilter(kind, transform: space.points)))
  }
}

import LottieGeometry
import LottieScene

/// Radial blur: around a point, or towards it.
enum RadialBlurEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let amount = max(0, controls.number(0, default: 10))
    let isZoom = controls.number(2, default: 1) == 2
    guard amount > 0 else { return .none }
    let smear = WarpSmear(
      box: space.box,
      center: controls.place(1, default: Point(space.size.width / 2, space.size.height / 2)),
      amount: isZoom ? min(amount / 100, 1.8) : min(amount, 360),
      isZoom: isZoom
    )
    return .filter(.warp(WarpFilter(.smear(smear), transform: space.points)))
  }
}

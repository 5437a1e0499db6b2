import LottieGeometry
import LottieScene

/// Twirl.
enum TwirlEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    // With 50 the circle reaches the edges of the layer's longer side.
    let share = max(0, controls.number(1, default: 30)) / 100
    let twirl = WarpTwirl(
      center: controls.place(2, default: Point(space.size.width / 2, space.size.height / 2)),
      radius: share * max(space.size.width, space.size.height),
      degrees: controls.number(0)
    )
    guard twirl.radius > 0, twirl.degrees != 0 else { return .none }
    return .filter(.warp(WarpFilter(.twirl(twirl), transform: space.points)))
  }
}

import LottieGeometry
import LottieScene

/// Drop shadow.
enum DropShadowEffect: EffectRule {
  /// The standard deviation is a quarter of the softness, as in lottie-web.
  private static let softnessToSigma = 0.25

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let color = controls.color(0).opacity(controls.number(1, default: 255) / 255)
    // 0° is upwards, and angles grow clockwise.
    let direction = Affine.rotation(degrees: controls.number(2) - 90)
    return .filter(
      .shadow(
        ShadowFilter(
          controls.flag(5) ? .alone : .behind,
          color: color,
          offset: direction.applyVector(Point(controls.number(3), 0)),
          sigma: controls.number(4) * softnessToSigma,
          transform: space.matrix
        )
      )
    )
  }
}

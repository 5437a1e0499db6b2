import LottieGeometry
import LottieScene

/// Directional blur.
enum DirectionalBlurEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let sigma = max(0, controls.number(1)) * GaussianBlurEffect.blurrinessToSigma
    // 0° is upwards, and angles grow clockwise.
    let direction = Affine.rotation(degrees: controls.number(0) - 90)
    return .filter(
      .line(LineFilter(sigma: direction.applyVector(Point(sigma, 0)), transform: space.points))
    )
  }
}

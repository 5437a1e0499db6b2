import LottieGeometry
import LottieScene

/// Glow, in the layer's own colors.
enum GlowEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let sigma = max(0, controls.number(2, default: 10)) * GaussianBlurEffect.blurrinessToSigma
    let dimensions = controls.number(14, default: 1)
    // Based on the alpha channel everything glows.
    let usesAlpha = controls.number(0, default: 2) == 1
    return .filter(
      .glow(
        GlowFilter(
          threshold: usesAlpha ? 0 : level(controls.number(1, default: 0.6)),
          sigma: Point(dimensions == 3 ? 0 : sigma, dimensions == 2 ? 0 : sigma),
          intensity: max(0, controls.number(3, default: 1)),
          blend: EffectBlend.mode(controls.number(5, default: 3)),
          order: order(controls.number(4, default: 2)),
          transform: space.points
        )
      )
    )
  }

  /// Documents have 0…1; what is more can only be a percentage or a byte.
  private static func level(_ threshold: Double) -> Double {
    threshold > 1 ? min(threshold / 255, 1) : threshold
  }

  /// How the original lies: on top, behind, or not at all.
  private static func order(_ choice: Double) -> GlowFilter.Order {
    choice == 1 ? .below : choice == 3 ? .alone : .above
  }
}

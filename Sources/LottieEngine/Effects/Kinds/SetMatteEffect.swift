import LottieScene

/// Set matte: applies another layer as matte, which need not be drawn itself.
enum SetMatteEffect: EffectRule {
  /// The index of the control that refers to the layer by number.
  static let layerIndex: Int? = 0

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    // Luminance is the only choice treated separately: players use alpha for all others.
    let usesLuminance = controls.number(1, default: 4) == 5
    return .matte(usesLuminance ? .luma : .alpha, isInverted: controls.flag(2))
  }
}

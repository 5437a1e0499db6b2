import LottieGeometry
import LottieScene

/// Displacement map: moves pixels by the colors of another layer, which lies on this one.
enum DisplacementMapEffect: EffectRule {
  static let layerIndex: Int? = 0
  private static let sources: [ColorSource] = [
    .red, .green, .blue, .alpha, .luminance, .hue, .lightness, .saturation, .full, .half, .none,
  ]
  private static let constants: Set<ColorSource> = [.full, .half, .none]

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (horizontal, vertical) = (source(controls.number(1)), source(controls.number(3)))
    let distance = Point(controls.number(2), controls.number(4))
    // Without any color After Effects moves nothing.
    let isConstant = constants.contains(horizontal) && constants.contains(vertical)
    guard !isConstant, distance != .zero else { return .none }
    let filter = DisplaceFilter(
      horizontal: horizontal,
      vertical: vertical,
      distance: distance,
      wraps: controls.flag(6) ? space.box : nil,
      transform: space.points
    )
    let behavior = controls.number(5, default: 1)
    return .displace(filter, behavior == 1 ? .center : behavior == 2 ? .stretch : .corner)
  }

  /// The value of a menu's choice, counted from 1.
  private static func source(_ choice: Double) -> ColorSource {
    let index = (Int(exactly: choice.rounded()) ?? 1) - 1
    return sources.indices.contains(index) ? sources[index] : .red
  }
}

import LottieGeometry
import LottieScene

/// Fast box blur: the mean of a square, taken several times.
enum BoxBlurEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let radius = max(0, controls.number(0))
    let passes = max(1, min(controls.number(1, default: 3), 50))
    let dimensions = controls.number(2, default: 1)
    return .filter(
      .box(
        BoxFilter(
          radius: Point(dimensions == 3 ? 0 : radius, dimensions == 2 ? 0 : radius),
          passes: Int(passes),
          transform: space.points,
          repeatedEdge: controls.flag(3) && space.hasEdges ? space.box : nil
        )
      )
    )
  }
}

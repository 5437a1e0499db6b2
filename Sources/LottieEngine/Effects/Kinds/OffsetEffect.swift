import LottieGeometry
import LottieScene

/// Offset: moves the layer, and what leaves it comes back on the other side.
enum OffsetEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let middle = Point(space.size.width / 2, space.size.height / 2)
    let offset = WarpOffset(
      box: space.box,
      shift: controls.place(0, default: middle) - middle
    )
    guard offset.shift != .zero else { return .none }
    return .filter(
      .warp(WarpFilter(.offset(offset), amount: 1 - controls.share(1), transform: space.points))
    )
  }
}

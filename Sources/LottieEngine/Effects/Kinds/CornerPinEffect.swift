import LottieGeometry
import LottieScene

/// Corner pin: moves the corners of the layer.
enum CornerPinEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (width, height) = (space.size.width, space.size.height)
    let pin = WarpPin(
      box: space.box,
      corners: [
        controls.place(0), controls.place(1, default: Point(width, 0)),
        controls.place(3, default: Point(width, height)),
        controls.place(2, default: Point(0, height)),
      ]
    )
    return .filter(.warp(WarpFilter(.pin(pin), transform: space.points)))
  }
}

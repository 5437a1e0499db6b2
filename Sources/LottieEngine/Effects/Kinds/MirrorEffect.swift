import LottieGeometry
import LottieScene

/// Mirror: at 0° the left side replaces the right one, at 90° the upper one the lower.
enum MirrorEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let mirror = WarpMirror(
      box: space.box,
      center: controls.place(0),
      normal: Affine.rotation(degrees: controls.number(1)).applyVector(Point(1, 0))
    )
    return .filter(.warp(WarpFilter(.mirror(mirror), transform: space.points)))
  }
}

import LottieGeometry
import LottieModel
import LottieScene

/// Transform: a second transform within that of the layer.
enum TransformEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (anchor, position) = (controls.point(0), controls.point(1))
    let height = controls.number(3, default: 100) / 100
    let width = controls.flag(2) ? height : controls.number(4, default: 100) / 100
    let matrix = Affine.translation(-anchor.x, -anchor.y)
      .then(.scale(width, height))
      .then(.skew(degrees: -controls.number(5), axisDegrees: controls.number(6)))
      .then(.rotation(degrees: controls.number(7)))
      .then(.translation(position.x, position.y))
    return .place(matrix, opacity: max(0, min(controls.number(8, default: 100) / 100, 1)))
  }
}

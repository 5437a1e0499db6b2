import LottieGeometry
import LottieScene

/// Bulge; Taper Radius and Pinning are not used.
enum BulgeEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (width, height) = (controls.number(0, default: 50), controls.number(1, default: 50))
    let center = controls.place(2)
    let bulge = WarpBulge(
      ellipse: Rect(
        minX: center.x - width,
        minY: center.y - height,
        maxX: center.x + width,
        maxY: center.y + height
      ),
      height: controls.number(3, default: 1)
    )
    guard width > 0, height > 0, bulge.height != 0 else { return .none }
    return .filter(.warp(WarpFilter(.bulge(bulge), transform: space.points)))
  }
}

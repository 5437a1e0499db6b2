import LottieGeometry
import LottieScene

/// Wave warp, whose waves move by themselves; Pinning is not used.
enum WaveWarpEffect: EffectRule {
  static func depends(onTime controls: EffectProperties) -> Bool { controls.number(4) != 0 }

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let choice = Int(exactly: controls.number(0, default: 1).rounded()) ?? 1
    let (height, width) = (controls.number(1, default: 10), controls.number(2, default: 40))
    guard height != 0, width > 0 else { return .none }
    // 0° is upwards, and angles grow clockwise; the speed is in waves a second.
    let direction = Affine.rotation(degrees: controls.number(3, default: 90) - 90)
    let wave = WarpWave(
      shape: WarpWave.Shape(rawValue: choice) ?? .sine,
      height: height,
      width: width,
      direction: direction.applyVector(Point(1, 0)),
      phase: controls.number(6) / 360 - controls.number(4) * space.time
    )
    return .filter(.warp(WarpFilter(.wave(wave), transform: space.points)))
  }
}

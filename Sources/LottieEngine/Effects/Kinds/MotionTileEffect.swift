import LottieGeometry
import LottieScene

/// Motion tile: copies of the whole layer, side by side.
enum MotionTileEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (width, height) = (space.size.width, space.size.height)
    let middle = Point(width / 2, height / 2)
    let (across, down) = (controls.share(1, default: 100), controls.share(2, default: 100))
    let wide = max(0, controls.number(3, default: 100) / 100) * width
    let high = max(0, controls.number(4, default: 100) / 100) * height
    // Without any size there are no tiles.
    let isShown = across > 0 || down > 0
    let turns = controls.number(6) / 360
    let tile = WarpTile(
      box: space.box,
      tile: box(controls.place(0, default: middle), max(across * width, 1), max(down * height, 1)),
      output: box(middle, isShown ? wide : 0, isShown ? high : 0),
      isMirrored: controls.flag(5),
      phase: turns - turns.rounded(.down),
      movesRows: controls.flag(7)
    )
    return .filter(.warp(WarpFilter(.tile(tile), transform: space.points)))
  }

  private static func box(_ center: Point, _ width: Double, _ height: Double) -> Rect {
    Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}

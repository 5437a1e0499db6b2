import LottieGeometry
import LottieModel
import LottieScene

/// Linear wipe: a straight edge moves across the layer and hides it.
enum LinearWipeEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let share = max(0, min(controls.number(0) / 100, 1))
    guard share > 0 else { return .none }
    // 0° wipes upwards, and angles grow clockwise.
    let turn = Affine.rotation(degrees: controls.number(1) - 90)
    let direction = turn.applyVector(Point(1, 0))
    let (width, height) = (space.size.width, space.size.height)
    let extent = abs(direction.x) * width / 2 + abs(direction.y) * height / 2
    let far = width + height
    // In a space with the layer's center at the origin and the wipe to the right.
    let edge = (2 * share - 1) * extent
    let rest = BezierPath(Rect(minX: edge, minY: -far, maxX: far, maxY: far))
    let place = turn.then(.translation(width / 2, height / 2))
    return .wipe(WipeMask.item(rest.applying(place), feather: controls.number(2), space.matrix))
  }
}

/// The masks of wipes.
enum WipeMask {
  /// A mask that keeps the inside of a path, feathered as in After Effects.
  static func item(_ path: BezierPath, feather: Double, _ transform: Affine) -> MaskItem {
    let sigma = max(0, feather) / 4
    return MaskItem(
      path: PathResource(path),
      transform: transform,
      feather: Point(sigma, sigma)
    )
  }
}

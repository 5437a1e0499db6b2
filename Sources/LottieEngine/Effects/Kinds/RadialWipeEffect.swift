import LottieGeometry
import LottieModel
import LottieScene

/// Radial wipe: a hand rotates about a point and hides the layer.
enum RadialWipeEffect: EffectRule {
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let share = max(0, min(controls.number(0) / 100, 1))
    guard share > 0 else { return .none }
    let center = controls.point(2)
    let middle = Point(center.x, center.y)
    let turn = share * 360
    // 0° is upwards; the visible part starts at the hand.
    let start = controls.number(1) - 90
    let first: Double
    switch controls.number(3, default: 1) {
    case 2: first = start
    case 3: first = start + turn / 2
    default: first = start + turn
    }
    let far = space.size.width + space.size.height + abs(middle.x) + abs(middle.y)
    let path = sector(middle, from: first, degrees: 360 - turn, radius: 2 * far)
    return .wipe(WipeMask.item(path, feather: controls.number(4), space.matrix))
  }

  /// A sector as a polygon that lies outside of its circle.
  private static func sector(
    _ center: Point,
    from start: Double,
    degrees: Double,
    radius: Double
  ) -> BezierPath {
    let steps = max(1, Int((degrees / 60).rounded(.up)))
    let corners = (0...steps).map { i in
      center
        + Affine.rotation(degrees: start + degrees * Double(i) / Double(steps))
        .applyVector(Point(radius * 1.2, 0))
    }
    return BezierPath(polygon: [center] + corners)
  }
}

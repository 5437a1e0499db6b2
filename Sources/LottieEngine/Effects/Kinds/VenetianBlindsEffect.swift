import LottieGeometry
import LottieScene

/// Venetian blinds: strips that are hidden from one side.
enum VenetianBlindsEffect: EffectRule {
  /// More strips are not distinguished.
  private static let maximumCount = 4_096.0

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let share = controls.share(0)
    guard share > 0 else { return .none }
    let (width, height) = (space.size.width, space.size.height)
    // Half the length of the layer's diagonal covers it at every angle.
    let far = (width * width + height * height).squareRoot() / 2
    let strip = max(controls.number(2, default: 20), 1, 2 * far / maximumCount)
    let count = (far / strip).rounded(.up)
    guard share < 1, count >= 1, count <= maximumCount else {
      return .wipe(WipeMask.item(BezierPath(), feather: 0, space.points))
    }
    let contours = (-Int(count)..<Int(count)).flatMap { i -> [Contour] in
      let rest = Rect(
        minX: (Double(i) + share) * strip,
        minY: -far - strip,
        maxX: Double(i + 1) * strip,
        maxY: far + strip
      )
      return BezierPath(rest).contours
    }
    let place = Affine.rotation(degrees: controls.number(1))
      .then(.translation(width / 2, height / 2))
    let path = BezierPath(contours).applying(place)
    return .wipe(WipeMask.item(path, feather: controls.number(3), space.points))
  }
}

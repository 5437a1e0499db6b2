import LottieGeometry
import LottieModel
import LottieScene

/// Stroke: a brush along the paths of the layer's masks.
enum StrokeEffect: EffectRule {
  /// How the strokes combine with the layer's image.
  enum PaintStyle {
    case onOriginal
    case onTransparent
    case revealOriginal
  }

  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let style: PaintStyle =
      switch controls.number(10, default: 1) {
      case 2: .onTransparent
      case 3: .revealOriginal
      default: .onOriginal
      }
    return .strokes(strokes(controls, space, style), style)
  }

  private static func strokes(
    _ controls: EffectProperties,
    _ space: EffectSpace,
    _ style: PaintStyle
  ) -> [StrokeItem] {
    let size = max(0, controls.number(4)) * 2
    let opacity = controls.number(6, default: 1)
    guard size > 0, opacity > 0 else { return [] }
    let color = style == .revealOriginal ? Color.white : controls.color(3, default: .white)
    let window = TrimWindow(
      start: controls.number(7) / 100,
      end: controls.number(8, default: 100) / 100
    )
    return paths(controls, space).filter(hasLength).map { path in
      StrokeItem(
        path: PathResource(path.trimmed(to: window)),
        style: StrokeStyle(width: size, cap: .round, join: .round, dashes: dots(controls, size)),
        paint: .solid(color.opacity(opacity > 1 ? opacity / 100 : opacity)),
        transform: space.matrix
      )
    }
  }

  /// The selected path, or all.
  private static func paths(_ controls: EffectProperties, _ space: EffectSpace) -> [BezierPath] {
    guard !controls.flag(1) else { return space.maskPaths }
    let index = (Int(exactly: controls.number(0).rounded()) ?? 0) - 1
    return space.maskPaths.indices.contains(index) ? [space.maskPaths[index]] : []
  }

  /// Whether the brush has a way to go: a mask that has shrunk to a point is not a dot.
  private static func hasLength(_ path: BezierPath) -> Bool {
    let box = path.controlBounds
    return box.width > 0 || box.height > 0
  }

  /// Dots of the brush, where they do not overlap.
  private static func dots(_ controls: EffectProperties, _ size: Double) -> Dashes? {
    let gap = size * controls.number(9, default: 15) / 100
    return gap > size ? Dashes([0, gap]) : nil
  }
}

import LottieGeometry
import LottieModel
import LottieScene

struct StrokeControls: EffectControls {
  static let effects = ["effect.stroke"]
  let path = NumberControl(0, "Path")
  let allMasks = FlagControl(1, "All Masks", match: 10)
  let sequentially = FlagControl(2, "Stroke Sequentially", true, match: 11)
  let color = ColorControl(3, "Color", .white, match: 2)
  let size = NumberControl(4, "Brush Size", 0, .pixels, match: 3)
  let hardness = NumberControl(5, "Brush Hardness", 1, match: 4)
  /// In 0…1.
  let opacity = NumberControl(6, "Opacity", 1, match: 5)
  let start = NumberControl(7, "Start", 0, .percent, match: 8)
  let end = NumberControl(8, "End", 100, .percent, match: 9)
  let spacing = NumberControl(9, "Spacing", 15, .percent, match: 6)
  let style = ChoiceControl(10, "Paint Style", match: 7)
}

/// Stroke: a brush along the paths of the layer's masks.
enum StrokeEffect: EffectRule {
  static let controls = StrokeControls()

  /// The way the strokes combine with the layer's image.
  enum PaintStyle {
    case onOriginal
    case onTransparent
    case revealOriginal
  }

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let style: PaintStyle =
      switch values[controls.style] {
      case 2: .onTransparent
      case 3: .revealOriginal
      default: .onOriginal
      }
    return .strokes(strokes(values, space, style), style)
  }

  private static func strokes(
    _ values: EffectProperties,
    _ space: EffectSpace,
    _ style: PaintStyle
  ) -> [StrokeItem] {
    let size = max(0, values[controls.size]) * 2
    let opacity = values[controls.opacity]
    guard size > 0, opacity > 0 else { return [] }
    let color = style == .revealOriginal ? Color.white : values[controls.color]
    let window = TrimWindow(
      start: values.fraction(controls.start),
      end: values.fraction(controls.end)
    )
    return paths(values, space).filter(hasLength).map { path in
      StrokeItem(
        path: PathResource(path.applying(space.layer).trimmed(to: window)),
        style: StrokeStyle(width: size, cap: .round, join: .round, dashes: dots(values, size)),
        paint: .solid(color.opacity(opacity > 1 ? opacity.fraction : opacity)),
        transform: space.transform
      )
    }
  }

  /// The selected path, or all.
  private static func paths(_ values: EffectProperties, _ space: EffectSpace) -> [BezierPath] {
    guard !values[controls.allMasks] else { return space.maskPaths }
    let index = (Int(exactly: values[controls.path].rounded()) ?? 0) - 1
    return space.maskPaths.indices.contains(index) ? [space.maskPaths[index]] : []
  }

  /// Whether the brush has a way to go: a mask that has shrunk to a point is not a dot.
  private static func hasLength(_ path: BezierPath) -> Bool {
    let box = path.controlBounds
    return box.width > 0 || box.height > 0
  }

  /// Dots of the brush, where they do not overlap.
  private static func dots(_ values: EffectProperties, _ size: Double) -> Dashes? {
    let gap = size * values[controls.spacing] / 100
    return gap > size ? Dashes([0, gap]) : nil
  }
}

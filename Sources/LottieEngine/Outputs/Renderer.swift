import LottieGeometry
import LottieModel
import LottieScene

/// The output of a paint node: the paint, and the path above it.
final class Renderer {
  /// The way the path is painted.
  enum Instruction {
    /// Filled.
    case fill(FillRule)
    /// Stroked.
    case stroke(StrokeStyle)
  }

  private let painted: PaintedPath
  private let opacityLimit: OpacityLimit
  private(set) var instruction = Instruction.fill(.nonZero)
  private(set) var paint = Paint.solid(.clear)
  /// 0…1, multiplied with the paint's.
  private(set) var opacity = 0.0
  private var instructionGeneration: Generation = 0
  /// Whether an override hides it.
  var isHidden = false

  /// Creates an output; `painted` are the paths above the node, as one.
  init(_ painted: PaintedPath, _ dialect: Dialect) {
    self.painted = painted
    opacityLimit = OpacityLimit(dialect)
  }

  /// The path that is painted.
  var path: PathResource { painted.path }

  /// Generation of its last change.
  var generation: Generation { max(path.generation, instructionGeneration) }

  /// Sets the paint.
  ///
  /// `opacity`: 0…1, multiplied with the paint's.
  func set(
    _ instruction: Instruction,
    paint: Paint,
    opacity: Double,
    generation now: Generation
  ) {
    self.instruction = instruction
    self.paint = paint
    self.opacity = opacityLimit(opacity)
    instructionGeneration = now
  }

  /// The item to draw; nil when nothing is visible, unless `keepsInvisible`.
  ///
  /// `generation`: The last change of what it is drawn in: its map, its opacity, its blend mode.
  func content(
    transform: Affine,
    opacity outer: Double,
    blend: BlendMode,
    generation: Generation,
    keepsInvisible: Bool
  ) -> DisplayItem.Content? {
    let opacity = opacity * outer
    guard !isHidden, opacity > 0 || keepsInvisible, !path.bounds.isEmpty else { return nil }
    let paint: Paint =
      switch paint {
      case .solid(let color): .solid(color.opacity(opacity))
      case .gradient(let gradient, _): .gradient(gradient, opacity: opacity)
      }
    switch instruction {
    case .fill(let rule):
      var fill = FillItem(path: path, rule: rule, paint: paint, transform: transform, blend: blend)
      fill.lookGeneration = max(instructionGeneration, generation)
      return .fill(fill)
    case .stroke(let style):
      guard style.width > 0 else { return nil }
      return .stroke(
        StrokeItem(path: path, style: style, paint: paint, transform: transform, blend: blend)
      )
    }
  }
}

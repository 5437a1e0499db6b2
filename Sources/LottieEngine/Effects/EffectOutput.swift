import LottieGeometry
import LottieScene

/// The result of an effect for a layer's contents.
enum EffectOutput {
  /// Filters the pixels.
  case filter(Filter)
  /// Clips to the inside of a path.
  case wipe(MaskItem)
  /// Transforms and fades.
  case place(Affine, opacity: Double)
  /// Strokes are painted over it, replace it, or reveal it.
  case strokes([StrokeItem], StrokeEffect.PaintStyle)
  /// Applies another layer as matte.
  case matte(MatteItem.Mode, isInverted: Bool)
  /// No change.
  case none
}

/// The coordinate space of an effect.
struct EffectSpace {
  /// Layer coordinates to those of the composition.
  let matrix: Affine
  /// The coordinates of the effect's points to those of the composition: the layer's, or of shapes
  /// and texts, whose transform After Effects applies before their effects, the parent composition's.
  let points: Affine
  /// Size of the layer.
  let size: Size
  /// Whether the layer is bounded by its size, as solids are, and shapes are not.
  let hasEdges: Bool
  /// Seconds since the layer's start.
  let time: Double
  /// The paths of the layer's masks, in layer coordinates, unused masks included.
  let maskPaths: [BezierPath]

  /// Where the layer is, in the coordinates of points.
  var box: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// Computes an effect's output from its controls.
protocol EffectRule: SendableMetatype {
  /// The output for the current values of the controls.
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput
  /// Whether the output depends on the time, by the current values of the controls.
  static func depends(onTime controls: EffectProperties) -> Bool
}

extension EffectRule {
  /// It does not, as for most effects.
  static func depends(onTime controls: EffectProperties) -> Bool { false }
}

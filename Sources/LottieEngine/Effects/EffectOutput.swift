import LottieGeometry
import LottieScene

/// What an effect does to what a layer shows.
enum EffectOutput {
  /// Its pixels are changed.
  case filter(Filter)
  /// Only the inside of a path shows.
  case wipe(MaskItem)
  /// It is moved, and faded.
  case place(Affine, opacity: Double)
  /// Strokes are painted over it, replace it, or reveal it.
  case strokes([StrokeItem], StrokeEffect.PaintStyle)
  /// It shows through another layer.
  case matte(MatteItem.Mode, isInverted: Bool)
  /// Nothing.
  case none
}

/// The space that an effect works in.
struct EffectSpace {
  /// Layer coordinates to those of the composition.
  let matrix: Affine
  /// Extent of the layer from its origin.
  let size: Size
  /// Whether the layer ends at its extent, as solids do, and shapes do not.
  let hasEdges: Bool
  /// The paths of the layer's masks, in layer coordinates, those of masks that are not used included.
  let maskPaths: [BezierPath]
}

/// A rule that makes an effect's output of its controls.
protocol EffectRule: SendableMetatype {
  /// The output for the values that the controls have now.
  static func output(_ controls: EffectProperties, _ space: EffectSpace) -> EffectOutput
}

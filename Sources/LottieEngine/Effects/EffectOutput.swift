import LottieGeometry
import LottieModel
import LottieScene

/// The result of an effect for a layer's contents.
enum EffectOutput {
  /// Filters the pixels.
  case filter(Filter)
  /// Clips to the inside of a path.
  case wipe(MaskItem)
  /// Shows it as far as the alpha of a fill.
  case fade(FillItem)
  /// Transforms, in the effect's coordinates, and fades.
  case place(Affine, opacity: Double)
  /// Strokes are painted over it, replace it, or reveal it.
  case strokes([StrokeItem], StrokeEffect.PaintStyle)
  /// Applies another layer as matte.
  case matte(MatteItem.Mode, isInverted: Bool)
  /// Moves pixels by the colors of another layer, and cuts the result at the bounds that the content had.
  case displace(DisplaceFilter, EffectMap, isCut: Bool)
  /// Shows it at other times as well.
  case echo(Echo)
  /// No change.
  case none
}

/// The contents of a layer at the present time and at others.
struct Echo {
  /// The way the times are combined.
  enum Mixing {
    /// Each lies in front of the one before.
    case inFront
    /// Each lies behind the one before.
    case behind
    /// Pixel by pixel.
    case pixels(SampleMixing)
  }

  /// Seconds from each time to the next.
  let step: Double
  /// Number of times besides the present one.
  let count: Int
  /// Opacity of the present one.
  let intensity: Double
  /// The opacity of each of the others, compared to the one before.
  let decay: Double
  let mixing: Mixing
}

/// The placement of the layer an effect refers to on the layer with the effect.
enum EffectMap {
  /// Its middle on the other's.
  case center
  /// As large as the other.
  case stretch
  /// From the same corner on.
  case corner

  /// The coordinates of a layer of a size to those of the one it lies on.
  func matrix(_ size: Size, on other: Size) -> Affine {
    switch self {
    case .center:
      .translation((other.width - size.width) / 2, (other.height - size.height) / 2)
    case .stretch:
      size.width > 0 && size.height > 0
        ? .scale(other.width / size.width, other.height / size.height) : .identity
    case .corner: .identity
    }
  }
}

/// The coordinate space of an effect: that of the layer, or of shapes and texts, whose transform After Effects
/// applies before their effects, that of the layer's composition.
struct EffectSpace {
  /// The effect's coordinates, of all its points, distances and directions, to those of the root composition.
  let transform: Affine
  /// Layer coordinates to the effect's.
  let layer: Affine
  /// Size of the layer.
  let size: Size
  /// Whether the layer is bounded by its size, as solids are, and shapes are not.
  let hasEdges: Bool
  /// The frame of the animation in the effect's coordinates, where a rule of another player has blurs repeat what is at
  /// its edges; else nil.
  let canvas: Rect?
  /// Whether blurs and tints mix colors in linear light, by a rule of another player.
  let filtersInLight: Bool
  /// Seconds since the layer's start.
  let time: Double
  /// The paths of the layer's masks, in layer coordinates, unused masks included.
  let maskPaths: [BezierPath]

  /// The box of the layer, in the effect's coordinates.
  var box: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// Computes an effect's output from its controls.
protocol EffectRule: SendableMetatype {
  associatedtype Controls: EffectControls
  /// The definitions of the controls.
  static var controls: Controls { get }
  /// The output for the current values of the controls.
  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput
  /// The control that names another layer by its number; nil for most.
  static var layer: NumberControl? { get }
  /// Whether the output depends on the time, by the current values of the controls.
  static func depends(onTime values: EffectProperties) -> Bool
}

extension EffectRule {
  /// It needs no other layer.
  static var layer: NumberControl? { nil }

  /// It does not, as for most effects.
  static func depends(onTime values: EffectProperties) -> Bool { false }
}

import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a mask.
final class MaskNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .mask }
  let location: JSONLocation
  var shape: NodeValue<BezierPath>
  var opacity: NodeValue<Double>
  var expansion: NodeValue<Double>
  var feather: NodeValue<Vector3D>
  var animated: [any AnyNodeProperty]

  init(_ model: Mask, _ context: NodeContext) {
    location = context.location
    shape = NodeValue(model.shape, context)
    opacity = NodeValue(model.opacity, context)
    expansion = NodeValue(model.expansion, context)
    feather = NodeValue(model.feather, context)
    animated = [].adding(shape).adding(opacity).adding(expansion).adding(feather)
  }

  var values: [MemberValue] {
    [
      value(.maskShape, \.shape), value(.opacity, \.opacity), value(.expansion, \.expansion),
      value(.feather, \.feather),
    ]
  }
}

/// A mask of a layer.
final class MaskNode: AnimatorNode {
  let keypathName: String
  let isNonstandard = true
  private let properties: MaskNodeProperties
  private let mode: MaskItem.Mode
  private let isInverted: Bool
  private let isOpaque: Bool
  private var path = PathResource(BezierPath())
  /// Generation of its last change.
  private(set) var generation: Generation = 0

  /// Creates an active mask; nil for mode "none".
  init?(_ model: Mask, _ context: NodeContext) {
    switch model.mode {
    case .none: return nil
    case .add: mode = .add
    case .subtract: mode = .subtract
    case .intersect: mode = .intersect
    case .lighten: mode = .lighten
    case .darken: mode = .darken
    case .difference: mode = .difference
    }
    keypathName = model.name
    isInverted = model.isInverted
    isOpaque = context.dialect.contains(.opaqueMasks)
    properties = MaskNodeProperties(model, context.at(model.location, name: model.name))
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    self.generation = generation
    if path.path != properties.shape.value {
      path = PathResource(properties.shape.value, generation: generation)
    }
  }

  /// The mask at the frame of the last update.
  ///
  /// `transform` maps layer coordinates to composition coordinates.
  func item(_ transform: Affine) -> MaskItem {
    // After Effects' feather is the width of the soft edge; a blur's edge is about four standard
    // deviations wide.
    let feather = properties.feather.value
    let opacity = properties.opacity.value
    return MaskItem(
      path: path,
      transform: transform,
      mode: mode,
      isInverted: isInverted,
      opacity: min(max(isOpaque ? opacity : opacity.fraction, 0), 1),
      expansion: properties.expansion.value,
      feather: Point(max(feather.x, 0) / 4, max(feather.y, 0) / 4)
    )
  }
}

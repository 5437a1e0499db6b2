import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a solid.
final class SolidNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .solidLayer }
  let location: JSONLocation
  var color: NodeValue<Color>
  var animated: [any AnyNodeProperty] = []

  init(_ model: SolidLayer, _ context: NodeContext) {
    location = context.location
    color = .constant(model.color)
  }

  var values: [MemberValue] { [value(.solidColor, \.color)] }
}

/// The contents of a solid layer: a rectangle of one color.
final class SolidCompositionLayer: LayerContents {
  let isSingle = true
  let containsBlend = false
  let clip: LottieScene.Size? = nil
  private let properties: SolidNodeProperties
  private let path: PathResource
  private var generation: Generation = 0
  private let id: UInt32

  init(_ model: SolidLayer, _ context: NodeContext, id: UInt32) {
    let size = model.size
    path = PathResource(BezierPath(Rect(x: 0, y: 0, width: size.width, height: size.height)))
    properties = SolidNodeProperties(model, context)
    self.id = id
  }

  var keypathProperties: [KeypathProperty] { properties.keypathProperties }

  var mayChange: Bool { !properties.animated.isEmpty }

  func update(frame: Double, generation: Generation) -> Bool {
    guard properties.update(frame: frame, generation: generation) else { return false }
    self.generation = generation
    return true
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    let fill = FillItem(
      path: path,
      paint: .solid(properties.color.value.opacity(state.opacity)),
      transform: state.matrix,
      blend: state.blend
    )
    list.append(.fill(fill), id: id, generation: generation, state)
  }
}

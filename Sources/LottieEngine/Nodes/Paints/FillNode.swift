import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a fill.
final class FillNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .fill }
  let location: JSONLocation
  var opacity: NodeValue<Double>
  var color: NodeValue<Color>
  var animated: [any AnyNodeProperty]

  init(_ model: Fill, _ context: NodeContext) {
    location = context.location
    opacity = NodeValue(model.opacity, context)
    color = NodeValue(model.color, context)
    animated = [].adding(opacity).adding(color)
  }

  var values: [MemberValue] { [value(.opacity, \.opacity), value(.color, \.color)] }
}

/// Fills the paths above with a color.
final class FillNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: FillNodeProperties
  private let fillRule: FillRule

  init(_ model: Fill, _ context: NodeContext, path: PaintedPath) {
    keypathName = context.name
    renderer = Renderer(path, context.dialect)
    properties = FillNodeProperties(model, context)
    fillRule = model.fillRule
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .fill(fillRule),
      paint: .solid(properties.color.value),
      opacity: properties.opacity.value.fraction,
      generation: generation
    )
  }
}

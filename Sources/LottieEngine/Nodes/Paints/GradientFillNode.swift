import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a gradient fill.
final class GradientFillProperties: NodePropertyMap {
  var kind: ObjectKind { .gradientFill }
  let location: JSONLocation
  var opacity: NodeValue<Double>
  let gradient: GradientProperties
  var animated: [any AnyNodeProperty]

  init(_ model: GradientFill, _ context: NodeContext) {
    location = context.location
    opacity = NodeValue(model.opacity, context)
    gradient = GradientProperties(model.gradient, context)
    animated = [].adding(opacity) + gradient.animated
  }

  var values: [MemberValue] {
    [value(.opacity, \.opacity)] + gradient.values(in: self)
  }
}

/// Fills the paths above with a gradient.
final class GradientFillNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: GradientFillProperties
  private let fillRule: FillRule

  init(_ model: GradientFill, _ context: NodeContext, path: PaintedPath) {
    keypathName = context.name
    renderer = Renderer(path, context.dialect)
    properties = GradientFillProperties(model, context)
    fillRule = model.fillRule
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .fill(fillRule),
      paint: properties.gradient.paint,
      opacity: properties.opacity.value.fraction,
      generation: generation
    )
  }
}

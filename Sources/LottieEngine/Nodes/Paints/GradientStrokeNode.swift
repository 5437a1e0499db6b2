import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a gradient stroke.
final class GradientStrokeProperties: NodePropertyMap {
  var kind: ObjectKind { .gradientStroke }
  let location: JSONLocation
  var opacity: NodeValue<Double>
  let gradient: GradientProperties
  let shape: StrokeShapeProperties
  var animated: [any AnyNodeProperty]

  init(_ model: GradientStroke, _ context: NodeContext) {
    location = context.location
    opacity = NodeValue(model.opacity, context)
    gradient = GradientProperties(model.gradient, context)
    shape = StrokeShapeProperties(model.shape, context)
    animated = [].adding(opacity) + gradient.animated + shape.animated
  }

  var values: [MemberValue] {
    [value(.opacity, \.opacity)] + gradient.values(in: self) + shape.values(in: self)
  }
}

/// Strokes the paths above with a gradient.
final class GradientStrokeNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: GradientStrokeProperties

  init(_ model: GradientStroke, _ context: NodeContext, path: PaintedPath) {
    keypathName = context.name
    renderer = Renderer(path, context.dialect)
    properties = GradientStrokeProperties(model, context)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .stroke(properties.shape.style),
      paint: properties.gradient.paint,
      opacity: properties.opacity.value.fraction,
      generation: generation
    )
  }
}

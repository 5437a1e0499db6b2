import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a gradient stroke.
final class GradientStrokeProperties: NodePropertyMap {
  var opacity: NodeValue<Double>
  let gradient: GradientProperties
  let shape: StrokeShapeProperties
  var animated: [any AnyNodeProperty]

  init(_ model: GradientStroke) {
    opacity = NodeValue(model.opacity)
    gradient = GradientProperties(model.gradient)
    shape = StrokeShapeProperties(model.shape)
    animated = [].adding(opacity) + gradient.animated + shape.animated
  }

  var keypathProperties: [KeypathProperty] {
    [KeypathProperty("Opacity", .number, self, \.opacity, in: self)]
      + gradient.keypathProperties(in: self) + shape.keypathProperties(in: self)
  }
}

/// Strokes the paths above with a gradient.
final class GradientStrokeNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: GradientStrokeProperties

  init(name: String, _ model: GradientStroke, sources: [PathSource]) {
    keypathName = name
    renderer = Renderer(sources)
    properties = GradientStrokeProperties(model)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .stroke(properties.shape.style),
      paint: properties.gradient.paint,
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}

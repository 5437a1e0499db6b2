import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a gradient stroke.
final class GradientStrokeProperties {
  let opacity: NodeProperty<Double>
  let gradient: GradientProperties
  let shape: StrokeShapeProperties
  let map: NodePropertyMap

  init(_ model: GradientStroke) {
    opacity = NodeProperty(model.opacity)
    gradient = GradientProperties(model.gradient)
    shape = StrokeShapeProperties(model.shape)
    map = NodePropertyMap(shape.named(after: gradient.named(after: opacity)))
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

  var propertyMap: NodePropertyMap { properties.map }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .stroke(properties.shape.style),
      paint: properties.gradient.paint,
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}

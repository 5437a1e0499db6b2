import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a gradient fill.
final class GradientFillProperties {
  let opacity: NodeProperty<Double>
  let gradient: GradientProperties
  let map: NodePropertyMap

  init(_ model: GradientFill) {
    opacity = NodeProperty(model.opacity)
    gradient = GradientProperties(model.gradient)
    map = NodePropertyMap(gradient.named(after: opacity))
  }
}

/// Fills the paths above with a gradient.
final class GradientFillNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: GradientFillProperties
  private let fillRule: FillRule

  init(name: String, _ model: GradientFill, sources: [PathSource]) {
    keypathName = name
    renderer = Renderer(sources)
    properties = GradientFillProperties(model)
    fillRule = model.fillRule
  }

  var propertyMap: NodePropertyMap { properties.map }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .fill(fillRule),
      paint: properties.gradient.paint,
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}

import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a fill.
final class FillNodeProperties {
  let opacity: NodeProperty<Double>
  let color: NodeProperty<Color>
  let map: NodePropertyMap

  init(_ model: Fill) {
    opacity = NodeProperty(model.opacity)
    color = NodeProperty(model.color)
    map = NodePropertyMap([("Opacity", opacity), ("Color", color)])
  }
}

/// Fills the paths above with a colour.
final class FillNode: RenderNode {
  let keypathName: String
  let renderer: Renderer
  private let properties: FillNodeProperties
  private let fillRule: FillRule

  init(name: String, _ model: Fill, sources: [PathSource]) {
    keypathName = name
    renderer = Renderer(sources)
    properties = FillNodeProperties(model)
    fillRule = model.fillRule
  }

  var propertyMap: NodePropertyMap { properties.map }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .fill(fillRule),
      paint: .solid(properties.color.value),
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}

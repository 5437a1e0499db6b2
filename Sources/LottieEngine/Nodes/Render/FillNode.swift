import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a fill.
final class FillNodeProperties: NodePropertyMap {
  var opacity: NodeValue<Double>
  var color: NodeValue<Color>
  var animated: [any AnyNodeProperty]

  init(_ model: Fill) {
    opacity = NodeValue(model.opacity)
    color = NodeValue(model.color)
    animated = [].adding(opacity).adding(color)
  }

  var keypathProperties: [KeypathProperty] {
    [
      KeypathProperty("Opacity", .number, self, \.opacity, in: self),
      KeypathProperty("Color", .color, self, \.color, in: self),
    ]
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

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .fill(fillRule),
      paint: .solid(properties.color.value),
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}

import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a gradient fill.
final class GradientFillProperties: NodePropertyMap {
  var opacity: NodeValue<Double>
  let gradient: GradientProperties
  var animated: [any AnyNodeProperty]

  init(_ model: GradientFill) {
    opacity = NodeValue(model.opacity)
    gradient = GradientProperties(model.gradient)
    animated = [].adding(opacity) + gradient.animated
  }

  var keypathProperties: [KeypathProperty] {
    [KeypathProperty("Opacity", .number, self, \.opacity, in: self)]
      + gradient.keypathProperties(in: self)
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

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    renderer.set(
      .fill(fillRule),
      paint: properties.gradient.paint,
      opacity: properties.opacity.value / 100,
      generation: generation
    )
  }
}

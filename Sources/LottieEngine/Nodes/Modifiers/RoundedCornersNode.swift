import LottieGeometry
import LottieModel
import LottieScene

/// Properties of rounded corners.
final class RoundedCornersProperties {
  let radius: NodeProperty<Double>
  let map: NodePropertyMap

  init(_ model: RoundedCorners) {
    radius = NodeProperty(model.radius)
    map = NodePropertyMap([("Radius", radius)])
  }
}

/// Rounds the corners of the paths above.
final class RoundedCornersNode: ModifierNode {
  let keypathName: String
  private let properties: RoundedCornersProperties
  private var radius = 0.0

  init(name: String, _ model: RoundedCorners) {
    keypathName = name
    properties = RoundedCornersProperties(model)
  }

  var propertyMap: NodePropertyMap { properties.map }

  func rebuildOutputs(frame: Double, generation: Generation) {
    radius = properties.radius.value
  }

  func modify(_ paths: inout [BezierPath]) {
    guard radius > 0 else { return }
    paths = paths.map { $0.roundedCorners(radius: radius) }
  }
}

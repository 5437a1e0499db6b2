import LottieGeometry
import LottieModel
import LottieScene

/// Properties of rounded corners.
final class RoundedCornersProperties: NodePropertyMap {
  var radius: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: RoundedCorners) {
    radius = NodeValue(model.radius)
    animated = [].adding(radius)
  }

  var keypathProperties: [KeypathProperty] {
    [
      KeypathProperty("Radius", .number, self, \.radius, in: self)
    ]
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

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    radius = properties.radius.value
  }

  func modify(_ paths: inout [BezierPath]) {
    guard radius > 0 else { return }
    paths = paths.map { $0.roundedCorners(radius: radius) }
  }
}

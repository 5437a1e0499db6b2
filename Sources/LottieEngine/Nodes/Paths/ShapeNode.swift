import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a free path.
final class ShapeNodeProperties: NodePropertyMap {
  var path: NodeValue<BezierPath>
  var animated: [any AnyNodeProperty]

  init(_ model: Path) {
    path = NodeValue(model.path)
    animated = [].adding(path)
  }

  var keypathProperties: [KeypathProperty] {
    [
      KeypathProperty("Path", .path, self, \.path, in: self)
    ]
  }
}

/// Makes a path from the document's vertices.
final class ShapeNode: PathNode {
  let keypathName: String
  let output = PathOutput()
  private let properties: ShapeNodeProperties
  private let direction: PathDirection

  init(name: String, _ model: Path) {
    keypathName = name
    properties = ShapeNodeProperties(model)
    direction = model.direction
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let path = properties.path.value
    output.setSource(
      direction == .counterClockwise ? path.reversed : path,
      generation: generation
    )
  }
}

import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a free path.
final class ShapeNodeProperties {
  let path: NodeProperty<BezierPath>
  let map: NodePropertyMap

  init(_ model: Path) {
    path = NodeProperty(model.path)
    map = NodePropertyMap([("Path", path)])
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

  var propertyMap: NodePropertyMap { properties.map }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let path = properties.path.value
    output.setSource(
      direction == .counterClockwise ? path.reversed : path,
      generation: generation
    )
  }
}

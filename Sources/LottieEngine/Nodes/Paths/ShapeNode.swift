import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a free path.
final class ShapeNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .path }
  let location: JSONLocation
  var path: NodeValue<BezierPath>
  var animated: [any AnyNodeProperty]

  init(_ model: Path, _ context: NodeContext) {
    location = context.location
    path = NodeValue(model.path, context)
    animated = [].adding(path)
  }

  var values: [MemberValue] { [value(.path, \.path)] }
}

/// Makes a path from the document's vertices.
final class ShapeNode: PathNode {
  let keypathName: String
  let output = PathOutput()
  private let properties: ShapeNodeProperties
  private let direction: PathDirection

  init(_ model: Path, _ context: NodeContext) {
    keypathName = context.name
    properties = ShapeNodeProperties(model, context)
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

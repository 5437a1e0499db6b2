import LottieGeometry
import LottieModel
import LottieScene

/// Properties of an ellipse.
final class EllipseNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .ellipse }
  let location: JSONLocation
  var position: NodeValue<Vector3D>
  var size: NodeValue<Vector3D>
  var animated: [any AnyNodeProperty]

  init(_ model: Ellipse, _ context: NodeContext) {
    location = context.location
    position = NodeValue(model.position, context)
    size = NodeValue(model.size, context)
    animated = [].adding(position).adding(size)
  }

  var values: [MemberValue] { [value(.position, \.position), value(.size, \.size)] }
}

/// Makes an ellipse of four curves that starts on top.
final class EllipseNode: PathNode {
  let keypathName: String
  let output = PathOutput()
  private let properties: EllipseNodeProperties
  private let direction: PathDirection

  init(_ model: Ellipse, _ context: NodeContext) {
    keypathName = context.name
    properties = EllipseNodeProperties(model, context)
    direction = model.direction
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let center = properties.position.value.point
    let size = properties.size.value
    let sign: Double = direction == .counterClockwise ? -1 : 1
    let radius = Point(size.x / 2 * sign, size.y / 2)
    let handle = Point(radius.x * circleHandle, radius.y * circleHandle)
    func vertex(_ x: Double, _ y: Double) -> CurveVertex {
      let point = center + Point(radius.x * x, radius.y * y)
      let tangent = Point(-handle.x * y, handle.y * x)
      return CurveVertex(point, in: point - tangent, out: point + tangent)
    }
    output.setSource(
      BezierPath([vertex(0, -1), vertex(1, 0), vertex(0, 1), vertex(-1, 0)], isClosed: true),
      generation: generation
    )
  }
}

/// Length of a handle for a quarter of the unit circle, with After Effects' rounding.
let circleHandle = 0.5519

import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a rectangle.
final class RectNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .rectangle }
  let location: JSONLocation
  var position: NodeValue<Vector3D>
  var size: NodeValue<Vector3D>
  var roundness: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: Rectangle, _ context: NodeContext) {
    location = context.location
    position = NodeValue(model.position, context)
    size = NodeValue(model.size, context)
    roundness = NodeValue(model.cornerRadius, context)
    animated = [].adding(position).adding(size).adding(roundness)
  }

  var values: [MemberValue] {
    [
      value(.position, \.position),
      value(.size, \.size),
      value(.roundness, \.roundness),
    ]
  }
}

/// Makes a rectangle that starts at the top right, with optional rounded corners.
final class RectNode: PathNode {
  let keypathName: String
  let output = PathOutput()
  private let properties: RectNodeProperties
  private let direction: PathDirection

  init(_ model: Rectangle, _ context: NodeContext) {
    keypathName = context.name
    properties = RectNodeProperties(model, context)
    direction = model.direction
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let center = properties.position.value.point
    let half = properties.size.value.point * 0.5
    let limit = min(abs(half.x), abs(half.y))
    let radius = min(max(properties.roundness.value, 0), limit)
    let corners = [Point(1, -1), Point(1, 1), Point(-1, 1), Point(-1, -1)]
    var vertices: [CurveVertex] = []
    vertices.reserveCapacity(8)
    for corner in corners {
      vertices += RectNode.corner(center, half: half, toward: corner, radius: radius)
    }
    // The path starts at the end of the first corner.
    if radius > 0 { vertices.append(vertices.removeFirst()) }
    let path = BezierPath(vertices, isClosed: true)
    output.setSource(
      direction == .counterClockwise ? path.reversed : path,
      generation: generation
    )
  }

  /// A corner as one vertex, or as the two ends of a quarter circle.
  private static func corner(
    _ center: Point,
    half: Point,
    toward sign: Point,
    radius: Double
  ) -> [CurveVertex] {
    let point = center + Point(half.x * sign.x, half.y * sign.y)
    guard radius > 0 else { return [CurveVertex(point)] }
    // Clockwise, the edge before the top right corner runs along x, that before the bottom right
    // corner along y, and so on alternately.
    let isVertical = sign.x == sign.y
    let inward = Point(half.x < 0 ? sign.x : -sign.x, half.y < 0 ? sign.y : -sign.y) * radius
    let before = isVertical ? Point(0, inward.y) : Point(inward.x, 0)
    let after = isVertical ? Point(inward.x, 0) : Point(0, inward.y)
    let (start, end) = (point + before, point + after)
    return [
      CurveVertex(start, in: start, out: start - before * circleHandle),
      CurveVertex(end, in: end - after * circleHandle, out: end),
    ]
  }
}

import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a star or a polygon.
final class StarNodeProperties: NodePropertyMap {
  var position: NodeValue<Vector3D>
  var outerRadius: NodeValue<Double>
  var outerRoundness: NodeValue<Double>
  var innerRadius: NodeValue<Double>
  var innerRoundness: NodeValue<Double>
  var rotation: NodeValue<Double>
  var points: NodeValue<Double>
  var animated: [any AnyNodeProperty]
  private let kind: Star.Kind

  init(_ model: Star) {
    position = NodeValue(model.position)
    outerRadius = NodeValue(model.outerRadius)
    outerRoundness = NodeValue(model.outerRoundness)
    innerRadius = NodeValue(model.innerRadius)
    innerRoundness = NodeValue(model.innerRoundness)
    rotation = NodeValue(model.rotation)
    points = NodeValue(model.points)
    kind = model.kind
    animated = [].adding(position).adding(outerRadius).adding(outerRoundness).adding(innerRadius)
      .adding(innerRoundness).adding(rotation).adding(points)
  }

  var keypathProperties: [KeypathProperty] {
    let inner = [
      KeypathProperty("Inner Radius", .number, self, \.innerRadius, in: self),
      KeypathProperty("Inner Roundedness", .number, self, \.innerRoundness, in: self),
    ]
    return [
      KeypathProperty("Position", .point, self, \.position, in: self),
      KeypathProperty("Outer Radius", .number, self, \.outerRadius, in: self),
      KeypathProperty("Outer Roundedness", .number, self, \.outerRoundness, in: self),
    ] + (kind == .star ? inner : []) + [
      KeypathProperty("Rotation", .number, self, \.rotation, in: self),
      KeypathProperty("Points", .number, self, \.points, in: self),
    ]
  }
}

/// Makes a star: points and notches in turn.
final class StarNode: PathNode {
  let keypathName: String
  let output = PathOutput()
  private let properties: StarNodeProperties
  private let direction: PathDirection

  init(name: String, _ model: Star) {
    keypathName = name
    properties = StarNodeProperties(model)
    direction = model.direction
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    var ring = PolygonRing(properties, direction)
    ring.vertexCount *= 2
    // Half a step's arc on the ring of each radius: lottie-web's length of a full handle.
    let handle = 2 * Double.pi / Double(max(ring.vertexCount, 1) * 2)
    let outer = (properties.outerRadius.value, properties.outerRoundness.value / 100)
    let inner = (properties.innerRadius.value, properties.innerRoundness.value / 100)
    output.setSource(
      ring.path { i in
        let (radius, roundness) = i % 2 == 0 ? outer : inner
        return (radius, radius * handle * roundness)
      },
      generation: generation
    )
  }
}

/// Makes a regular polygon.
final class PolygonNode: PathNode {
  let keypathName: String
  let output = PathOutput()
  private let properties: StarNodeProperties
  private let direction: PathDirection

  init(name: String, _ model: Star) {
    keypathName = name
    properties = StarNodeProperties(model)
    direction = model.direction
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let ring = PolygonRing(properties, direction)
    let radius = properties.outerRadius.value
    let handle = 2 * Double.pi * radius / Double(max(ring.vertexCount, 1) * 4)
    let length = handle * properties.outerRoundness.value / 100
    output.setSource(ring.path { _ in (radius, length) }, generation: generation)
  }
}

/// Vertices at equal angles about a centre, the first on top before rotation.
private struct PolygonRing {
  /// Beyond this number of points a star is drawn with fewer.
  private static let maximumPoints = 10_000.0

  var vertexCount: Int
  let center: Point
  let rotation: Double
  let sign: Double

  init(_ properties: StarNodeProperties, _ direction: PathDirection) {
    let points = properties.points.value.rounded(.down)
    vertexCount = points >= 1 ? Int(min(points, PolygonRing.maximumPoints)) : 0
    center = properties.position.value.point
    rotation = properties.rotation.value * .pi / 180 - .pi / 2
    sign = direction == .counterClockwise ? -1 : 1
  }

  /// The path through the vertices, of each of which distance from the centre and length of the
  /// handles are given.
  func path(_ vertex: (Int) -> (radius: Double, handle: Double)) -> BezierPath {
    let vertices = (0..<vertexCount).map { i in
      let angle = rotation + sign * 2 * .pi * Double(i) / Double(vertexCount)
      let direction = Point(cos(angle), sin(angle))
      let (radius, handle) = vertex(i)
      let point = center + direction * radius
      let tangent = Point(-direction.y, direction.x) * (handle * sign)
      return CurveVertex(point, in: point - tangent, out: point + tangent)
    }
    return BezierPath(vertices, isClosed: true)
  }
}

import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a star or a polygon.
final class StarNodeProperties {
  let position: NodeProperty<Vector3D>
  let outerRadius: NodeProperty<Double>
  let outerRoundness: NodeProperty<Double>
  let innerRadius: NodeProperty<Double>
  let innerRoundness: NodeProperty<Double>
  let rotation: NodeProperty<Double>
  let points: NodeProperty<Double>
  let map: NodePropertyMap

  init(_ model: Star) {
    position = NodeProperty(model.position)
    outerRadius = NodeProperty(model.outerRadius)
    outerRoundness = NodeProperty(model.outerRoundness)
    innerRadius = NodeProperty(model.innerRadius)
    innerRoundness = NodeProperty(model.innerRoundness)
    rotation = NodeProperty(model.rotation)
    points = NodeProperty(model.points)
    map =
      model.kind == .star
      ? NodePropertyMap([
        ("Position", position),
        ("Outer Radius", outerRadius),
        ("Outer Roundedness", outerRoundness),
        ("Inner Radius", innerRadius),
        ("Inner Roundedness", innerRoundness),
        ("Rotation", rotation),
        ("Points", points),
      ])
      : NodePropertyMap([
        ("Position", position),
        ("Outer Radius", outerRadius),
        ("Outer Roundedness", outerRoundness),
        ("Rotation", rotation),
        ("Points", points),
      ])
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

  var propertyMap: NodePropertyMap { properties.map }

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

  var propertyMap: NodePropertyMap { properties.map }

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

  /// - Parameter vertex: Distance from the centre and length of the handles of a vertex.
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

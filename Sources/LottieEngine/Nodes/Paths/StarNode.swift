import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a star or a polygon.
final class StarNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .star }
  let location: JSONLocation
  var position: NodeValue<Vector3D>
  var outerRadius: NodeValue<Double>
  var outerRoundness: NodeValue<Double>
  var innerRadius: NodeValue<Double>
  var innerRoundness: NodeValue<Double>
  var rotation: NodeValue<Double>
  var points: NodeValue<Double>
  var animated: [any AnyNodeProperty]
  private let isStar: Bool
  private let rounding: FloatingPointRoundingRule?
  /// Whether paths end with a line of no length to where they began, as in skottie, which Round Corners shows.
  let repeatsFirst: Bool

  init(_ model: Star, _ context: NodeContext) {
    location = context.location
    position = NodeValue(model.position, context)
    outerRadius = NodeValue(model.outerRadius, context)
    outerRoundness = NodeValue(model.outerRoundness, context)
    innerRadius = NodeValue(model.innerRadius, context)
    innerRoundness = NodeValue(model.innerRoundness, context)
    rotation = NodeValue(model.rotation, context)
    points = NodeValue(model.points, context)
    isStar = model.kind == .star
    rounding =
      context.dialect.contains(.pointsDown)
      ? .down : context.dialect.contains(.pointsRounded) ? .toNearestOrAwayFromZero : nil
    repeatsFirst = context.dialect.contains(.quadraticCorners)
    animated = [].adding(position).adding(outerRadius).adding(outerRoundness).adding(innerRadius)
      .adding(innerRoundness).adding(rotation).adding(points)
  }

  /// The number of points that is drawn.
  var pointCount: Double { rounding.map(points.value.rounded) ?? points.value }

  var values: [MemberValue] {
    let inner = [value(.innerRadius, \.innerRadius), value(.innerRoundedness, \.innerRoundness)]
    return [
      value(.position, \.position),
      value(.outerRadius, \.outerRadius),
      value(.outerRoundedness, \.outerRoundness),
      value(.rotation, \.rotation),
      value(.points, \.points),
    ] + (isStar ? inner : [])
  }
}

/// Makes a star: alternating outer and inner points; a fraction is a point that grows between others.
final class StarNode: PathNode {
  let keypathName: String
  let output = PathOutput()
  private let properties: StarNodeProperties
  private let direction: PathDirection
  private let isNative: Bool

  init(_ model: Star, _ context: NodeContext) {
    keypathName = context.name
    properties = StarNodeProperties(model, context)
    direction = model.direction
    isNative = context.dialect.contains(.nativeStars)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    if isNative {
      output.setSource(NativeStar(properties, direction).star, generation: generation)
      return
    }
    var ring = PolygonRing(properties, direction)
    if let partial = ring.partialPoint {
      return output.setSource(ring.path(withPart: partial, properties), generation: generation)
    }
    ring.vertexCount *= 2
    // Half a step's arc at each radius: lottie-web's length of a full handle.
    let handle = 2 * Double.pi / Double(max(ring.vertexCount, 1) * 2)
    let outer = (properties.outerRadius.value, properties.outerRoundness.value.fraction)
    let inner = (properties.innerRadius.value, properties.innerRoundness.value.fraction)
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
  private let isNative: Bool

  init(_ model: Star, _ context: NodeContext) {
    keypathName = context.name
    properties = StarNodeProperties(model, context)
    direction = model.direction
    isNative = !context.dialect.isDisjoint(with: [.nativeStars, .nativePolygons])
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    if isNative {
      output.setSource(NativeStar(properties, direction).polygon, generation: generation)
      return
    }
    let ring = PolygonRing(properties, direction)
    let radius = properties.outerRadius.value
    let handle = 2 * Double.pi * radius / Double(max(ring.vertexCount, 1) * 4)
    let length = handle * properties.outerRoundness.value / 100
    output.setSource(ring.path { _ in (radius, length) }, generation: generation)
  }
}

/// Vertices at equal angles about a center, the first at the top before rotation.
struct PolygonRing {
  /// Maximum points of a star; one with more is drawn with this many.
  static let maximumPoints = 10_000.0

  var vertexCount: Int
  private let points: Double
  let center: Point
  let rotation: Double
  let sign: Double
  private let repeatsFirst: Bool

  init(_ properties: StarNodeProperties, _ direction: PathDirection) {
    self.points = properties.pointCount
    let points = points.rounded(.down)
    vertexCount = points >= 1 ? Int(min(points, PolygonRing.maximumPoints)) : 0
    center = properties.position.value.point
    rotation = properties.rotation.value * .pi / 180 - .pi / 2
    sign = direction == .counterClockwise ? -1 : 1
    repeatsFirst = properties.repeatsFirst
  }

  /// The fraction of a star's last point; nil for a whole number of points.
  var partialPoint: Double? {
    guard points > 1, points < PolygonRing.maximumPoints else { return nil }
    let part = points - points.rounded(.down)
    return part > 1e-6 ? part : nil
  }

  /// The path of a star of which one point is not whole: it is as much narrower and less far out.
  func path(withPart part: Double, _ properties: StarNodeProperties) -> BezierPath {
    let step = 2 * Double.pi / points
    let outer = (properties.outerRadius.value, properties.outerRoundness.value.fraction)
    let inner = (properties.innerRadius.value, properties.innerRoundness.value.fraction)
    // Half a step's arc at each radius, as of whole stars.
    let handle = step / 4
    var angle = step / 2 * (1 - part)
    let count = 2 * (vertexCount + 1)
    let vertices = (0..<count).map { i -> CurveVertex in
      let (radius, roundness) = i % 2 == 0 ? outer : inner
      let vertex =
        i == 0
        ? vertex(angle, inner.0 + (outer.0 - inner.0) * part, radius * handle * roundness * part)
        : vertex(angle, radius, radius * handle * roundness)
      angle += i == 0 || i == count - 1 ? step / 2 * part : step / 2
      return vertex
    }
    return BezierPath(vertices, isClosed: true)
  }

  /// A vertex at an angle from the first one's, in radians.
  private func vertex(_ turn: Double, _ radius: Double, _ handle: Double) -> CurveVertex {
    let angle = rotation + sign * turn
    let direction = Point(cos(angle), sin(angle))
    let point = center + direction * radius
    let tangent = Point(-direction.y, direction.x) * (handle * sign)
    return CurveVertex(point, in: point - tangent, out: point + tangent)
  }

  /// The path through vertices with given distances from the center and given lengths of handles.
  func path(_ vertex: (Int) -> (radius: Double, handle: Double)) -> BezierPath {
    var vertices = (0..<vertexCount).map { i in
      let (radius, handle) = vertex(i)
      return self.vertex(2 * .pi * Double(i) / Double(vertexCount), radius, handle)
    }
    if repeatsFirst, let first = vertices.first {
      vertices.append(CurveVertex(first.point, in: first.inTangent, out: first.point))
      vertices[0].inTangent = first.point
    }
    return BezierPath(vertices, isClosed: true)
  }
}

import LottieGeometry
import LottieModel

/// Stars and polygons as lottie-ios's main thread and lottie-android make them: another length of handles, and a
/// last point that grows with the fraction of the number of points.
struct NativeStar {
  /// The length of a full handle, of the radius: of stars, and of polygons.
  private static let starHandle = 0.47829
  private static let polygonHandle = 0.25
  private static let maximumPoints = 10_000.0

  private let properties: StarNodeProperties
  private let isReversed: Bool
  private let points: Double

  init(_ properties: StarNodeProperties, _ direction: PathDirection) {
    self.properties = properties
    isReversed = direction == .counterClockwise
    points = min(properties.points.value, NativeStar.maximumPoints)
  }

  /// The angle of the first point, in radians.
  private var start: Double { (properties.rotation.value - 90) * .pi / 180 }

  /// A vertex at an angle and a distance from the center, with handles at right angles.
  private func vertex(_ angle: Double, _ radius: Double, _ handle: Double) -> CurveVertex {
    let direction = Point(cos(angle), sin(angle))
    let point = properties.position.value.point + direction * radius
    // Handles follow the clock, whatever the direction is.
    let along = Point(-direction.y, direction.x) * handle
    return CurveVertex(point, in: point - along, out: point + along)
  }

  /// A regular polygon, always clockwise.
  var polygon: BezierPath {
    let radius = properties.outerRadius.value
    let handle = radius * properties.outerRoundness.value.fraction * NativeStar.polygonHandle
    let count = points >= 1 ? Int(points) : 0
    let vertices = (0..<count).map { i in
      vertex(start + 2 * .pi * Double(i) / Double(count), radius, handle)
    }
    return BezierPath(vertices, isClosed: true)
  }

  /// A star.
  var star: BezierPath {
    guard points >= 1 else { return BezierPath([], isClosed: true) }
    let outer = properties.outerRadius.value
    let inner = properties.innerRadius.value
    let outerHandle = outer * properties.outerRoundness.value.fraction * NativeStar.starHandle
    let innerHandle = inner * properties.innerRoundness.value.fraction * NativeStar.starHandle
    let step = 2 * .pi / points * (isReversed ? -1 : 1)
    let part = points - points.rounded(.down)
    var angle = start
    var vertices: [CurveVertex] = []
    if part != 0 {
      angle += step / 2 * (1 - part)
      vertices.append(vertex(angle, inner + part * (outer - inner), outerHandle * part))
      angle += step * part / 2
    } else {
      vertices.append(vertex(angle, outer, outerHandle))
      angle += step / 2
    }
    let count = Int(points.rounded(.up)) * 2
    for i in 0..<(count - 1) {
      let isOuter = i % 2 == 1
      vertices.append(
        vertex(angle, isOuter ? outer : inner, isOuter ? outerHandle : innerHandle)
      )
      angle += part != 0 && i == count - 2 ? step * part / 2 : step / 2
    }
    return BezierPath(vertices, isClosed: true)
  }
}

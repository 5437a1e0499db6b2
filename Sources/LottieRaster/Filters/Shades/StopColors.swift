import LottieGeometry
import LottieScene

/// One color everywhere.
struct OneColor: PlaceColor {
  private let vector: SIMD4<Float>

  init(_ color: Color) { vector = PixelVector.floats(color.premultipliedPixel) }

  @inline(__always)
  func color(at point: SIMD2<Double>) -> SIMD4<Float> { vector }
}

/// A gradient around a center.
struct StopColors: PlaceColor {
  private let table: GradientTable
  private let shape: ShadeStops.Shape
  private let center: SIMD2<Double>
  /// Leads from a way in the plane to shares of the reach, along and across it.
  private let along: SIMD2<Double>

  /// Creates the colors of a gradient; nil without stops.
  init?(_ gradient: ShadeStops) {
    guard !gradient.stops.isEmpty else { return nil }
    let square = gradient.reach.dot(gradient.reach)
    let isFlat = !(square > 0) || !square.isFinite
    table = GradientTable(gradient.stops)
    shape = isFlat ? .linear : gradient.shape
    center = SIMD2(gradient.center.x, gradient.center.y)
    along = isFlat ? .zero : SIMD2(gradient.reach.x / square, gradient.reach.y / square)
  }

  func color(at point: SIMD2<Double>) -> SIMD4<Float> {
    let way = point - center
    let (u, v) = ((way * along).sum(), way.y * along.x - way.x * along.y)
    let share: Double
    switch shape {
    case .linear: share = along == .zero ? 1 : (u + 1) / 2
    case .radial: share = (u * u + v * v).squareRoot()
    case .angle:
      let turn = atan2(v, u) / (2 * .pi)
      share = turn < 0 ? turn + 1 : turn
    case .reflected: share = abs(u)
    case .diamond: share = abs(u) + abs(v)
    }
    let index = max(0, min(share * Double(GradientTable.size), Double(GradientTable.size - 1)))
    return PixelVector.floats(table.colors[Int(index)])
  }
}

import LottieGeometry

/// A position in the table that grows with the angle around a center, clockwise on screen.
struct ConicGradientSampler {
  /// The pixel (0, 0) from the center, and what a column and a row add; turned so that the gradient
  /// begins on the x axis.
  private let origin: SIMD2<Float>
  private let perColumn: SIMD2<Float>
  private let perRow: SIMD2<Float>

  init?(center: Point, degrees: Double, toItem m: Affine) {
    guard m.isFinite, center.isFinite, degrees.isFinite else { return nil }
    let map = m.then(.translation(-center.x, -center.y)).then(.rotation(degrees: -degrees))
    // Only directions count: one step a pixel at most, so that numbers stay small.
    let size = max(abs(map.a), abs(map.b), abs(map.c), abs(map.d))
    guard size > 0, map.isFinite else { return nil }
    let first = map.apply(Point(0.5, 0.5))
    origin = SIMD2(Float(first.x / size), Float(first.y / size))
    perColumn = SIMD2(Float(map.a / size), Float(map.b / size))
    perRow = SIMD2(Float(map.c / size), Float(map.d / size))
  }

  func shade(
    _ row: UnsafeMutablePointer<UInt32>,
    x: Int,
    y: Int,
    count: Int,
    colors: UnsafePointer<UInt32>
  ) {
    let start = origin + perRow * Float(y)
    for i in 0..<count {
      let point = start + perColumn * Float(x &+ i)
      let position = Self.turns(point.x, point.y) * Float(GradientTable.size)
      row[i] = colors[Int(max(0, min(position, Float(GradientTable.size - 1))))]
    }
  }

  /// The angle of a direction in turns, 0…1, to 2·10⁻⁶.
  ///
  /// M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions" (1964), 4.4.49.
  @inline(__always)
  private static func turns(_ x: Float, _ y: Float) -> Float {
    let (width, height) = (abs(x), abs(y))
    let longer = max(width, height)
    guard longer > 0 else { return 0 }
    let z = min(width, height) / longer
    let s = z * z
    var sum: Float = 0.020_835_1
    sum = sum * s - 0.085_133
    sum = sum * s + 0.180_141
    sum = sum * s - 0.330_299_5
    sum = sum * s + 0.999_866
    var turns = z * sum * (0.5 / .pi)
    if height > width { turns = 0.25 - turns }
    if x < 0 { turns = 0.5 - turns }
    return y < 0 ? 1 - turns : turns
  }
}

// Radial gradients: the larger root of the focal equation, SVG 2 §14.2.3
// <https://www.w3.org/TR/SVG2/pservers.html#RadialGradients>, four pixels at a time. Roots by
// Newton's method: `squareRoot()` of a vector is four separate calls.

import LottieGeometry

/// A position in the table that grows with the distance from a focus.
struct RadialGradientSampler {
  // With p from the focus f, both in radii, and a = 1 − f², the position is
  // t = (p·f + √((p·f)² + a·p²)) ÷ a. Scaled by √a ÷ a · 1024, p gives t in entries of the table as
  // p·g + √((p·g)² + p²), where g = f ÷ √a.

  /// The pixel (0, 0), and what a column and a row add, scaled.
  private let origin: SIMD2<Float>
  private let perColumn: SIMD2<Float>
  private let perRow: SIMD2<Float>
  /// g; zero if the focus is the center.
  private let focus: SIMD2<Float>

  init?(center: Point, radius: Double, focus focusPoint: Point, toItem m: Affine) {
    guard radius > 0, radius.isFinite, m.isFinite, center.isFinite else { return nil }
    var f = (focusPoint - center) * (1 / radius)
    if !f.isFinite { f = .zero }
    let reach = f.length
    if reach > 0.999 { f = f * (0.999 / reach) }
    let root = (1 - f.dot(f)).squareRoot()
    let scale = Double(GradientTable.size) / root
    let first = ((m.apply(Point(0.5, 0.5)) - center) * (1 / radius) - f) * scale
    let unit = scale / radius
    origin = SIMD2(Float(first.x), Float(first.y))
    perColumn = SIMD2(Float(m.a * unit), Float(m.b * unit))
    perRow = SIMD2(Float(m.c * unit), Float(m.d * unit))
    focus = SIMD2(Float(f.x / root), Float(f.y / root))
  }

  func shade(
    _ row: UnsafeMutablePointer<UInt32>,
    x: Int,
    y: Int,
    count: Int,
    colors: UnsafePointer<UInt32>
  ) {
    if focus == .zero {
      shade(row, x, y, count, colors, isCenterd: true)
    } else {
      shade(row, x, y, count, colors, isCenterd: false)
    }
  }

  /// Four pixels at a time.
  @inline(__always)
  private func shade(
    _ row: UnsafeMutablePointer<UInt32>,
    _ x: Int,
    _ y: Int,
    _ count: Int,
    _ colors: UnsafePointer<UInt32>,
    isCenterd: Bool
  ) {
    let start = origin + perRow * Float(y)
    var columns = SIMD4<Float>(0, 1, 2, 3) + Float(x)
    var i = 0
    while i < count {
      let (px, py) = (columns * perColumn.x + start.x, columns * perColumn.y + start.y)
      let square = px * px + py * py
      let t =
        isCenterd ? Self.centered(square) : Self.focal(px * focus.x + py * focus.y, square)
      // Entry n holds the color of n…n + 1; adding 2²³ rounds to whole numbers.
      let bits = unsafeBitCast((t - 0.5) + 8_388_608, to: SIMD2<UInt64>.self)
      columns += 4
      let rest = count &- i
      row[i] = colors[Int(truncatingIfNeeded: bits.x & 1023)]
      if rest > 3 {
        row[i &+ 1] = colors[Int(truncatingIfNeeded: (bits.x &>> 32) & 1023)]
        row[i &+ 2] = colors[Int(truncatingIfNeeded: bits.y & 1023)]
        row[i &+ 3] = colors[Int(truncatingIfNeeded: (bits.y &>> 32) & 1023)]
      } else {
        if rest > 1 { row[i &+ 1] = colors[Int(truncatingIfNeeded: (bits.x &>> 32) & 1023)] }
        if rest > 2 { row[i &+ 2] = colors[Int(truncatingIfNeeded: bits.y & 1023)] }
      }
      i &+= 4
    }
  }

  /// The distance, 0.5…1023.5, from its square if the focus is the center.
  @inline(__always)
  private static func centered(_ square: SIMD4<Float>) -> SIMD4<Float> {
    root(clamped(square, 0.25, 1023.5 * 1023.5))
  }

  /// The root p·g + √((p·g)² + p²), 0.5…1023.5.
  @inline(__always)
  private static func focal(_ b: SIMD4<Float>, _ square: SIMD4<Float>) -> SIMD4<Float> {
    clamped(b + root(clamped(b * b + square, 0, 1e30)), 0.5, 1023.5)
  }

  /// NaN gives the upper end.
  @inline(__always)
  private static func clamped(_ v: SIMD4<Float>, _ low: Float, _ high: Float) -> SIMD4<Float> {
    let (minimum, maximum) = (SIMD4(repeating: low), SIMD4(repeating: high))
    let lower = v.replacing(with: maximum, where: .!(v .< maximum))
    return lower.replacing(with: minimum, where: lower .< minimum)
  }

  /// Square roots of 0…10³⁰, to a few units in the last place.
  ///
  /// First guess of 1 ÷ √x: C. Lomont, "Fast inverse square root" (2003).
  @inline(__always)
  private static func root(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let guess = SIMD4<UInt32>(repeating: 0x5f37_5a86)
    let half = x * 0.5
    var inverse = unsafeBitCast(
      guess &- (unsafeBitCast(x, to: SIMD4<UInt32>.self) &>> 1),
      to: SIMD4<Float>.self
    )
    inverse *= 1.5 - half * inverse * inverse
    inverse *= 1.5 - half * inverse * inverse
    let near = x * inverse
    return near + (x - near * near) * (inverse * 0.5)
  }
}

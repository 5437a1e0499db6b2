// Gradients evaluated from absolute pixel coordinates, so that a pixel's colour does not depend on
// where a row was begun. Linear: 64-bit fixed point. Radial: the larger root of the focal equation,
// SVG 2 §14.2.3 <https://www.w3.org/TR/SVG2/pservers.html#RadialGradients>.

import LottieGeometry
import LottieScene

/// Colours of a gradient for pixels.
struct GradientShader {
  let table: GradientTable
  private let kind: Kind

  private enum Kind {
    case linear(LinearWalk)
    case radial(RadialWalk)
  }

  /// A shader, or nil where the gradient has no extent: then the last colour is drawn.
  ///
  /// `toItem` leads from pixels to the gradient's coordinates.
  init?(_ gradient: Gradient, table: GradientTable, toItem: Affine) {
    self.table = table
    switch gradient.shape {
    case .linear(let start, let end):
      guard let walk = LinearWalk(start: start, end: end, toItem: toItem) else { return nil }
      kind = .linear(walk)
    case .radial(let center, let radius, let focus):
      guard let walk = RadialWalk(center: center, radius: radius, focus: focus, toItem: toItem)
      else { return nil }
      kind = .radial(walk)
    }
  }

  /// The colours of a row's pixels.
  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    switch kind {
    case .linear(let walk): walk.shade(row, x: x, y: y, count: count, colors: table.colors)
    case .radial(let walk): walk.shade(row, x: x, y: y, count: count, colors: table.colors)
    }
  }
}

/// A position in the table that grows evenly in x and y: 24 fractional bits.
struct LinearWalk {
  private let perColumn: Int64
  private let perRow: Int64
  private let origin: Int64

  init?(start: Point, end: Point, toItem m: Affine) {
    let axis = end - start
    let square = axis.dot(axis)
    guard square > 0, square.isFinite, m.isFinite else { return nil }
    var u = (m.a * axis.x + m.b * axis.y) / square * 1024
    var v = (m.c * axis.x + m.d * axis.y) / square * 1024
    let first = m.apply(Point(0.5, 0.5)) - start
    var w = first.dot(axis) / square * 1024
    guard u.isFinite, v.isFinite, w.isFinite else { return nil }
    // Steeper than this is an edge inside a pixel: keep its place, not its slope.
    let limit = Double(1 << 21)
    let steepest = max(abs(u), abs(v))
    if steepest > limit {
      let k = limit / steepest
      (u, v, w) = (u * k, v * k, (w - 512) * k + 512)
    }
    perColumn = Int64((u * 16_777_216).rounded())
    perRow = Int64((v * 16_777_216).rounded())
    origin = Int64((max(-1e11, min(1e11, w)) * 16_777_216).rounded())
  }

  @inline(__always)
  func shade(
    _ row: UnsafeMutablePointer<UInt32>,
    x: Int,
    y: Int,
    count: Int,
    colors: UnsafePointer<UInt32>
  ) {
    var t = origin &+ perColumn &* Int64(x) &+ perRow &* Int64(y)
    let step = perColumn
    let end = t &+ step &* Int64(count &- 1)
    let most: Int64 = 1023
    if t >= 0, end >= 0, t &>> 24 <= most, end &>> 24 <= most {
      if step == 0 {
        row.update(repeating: colors[Int(t &>> 24)], count: count)
        return
      }
      for i in 0..<count {
        row[i] = colors[Int(truncatingIfNeeded: t &>> 24)]
        t &+= step
      }
      return
    }
    for i in 0..<count {
      let index = t &>> 24
      row[i] = colors[Int(truncatingIfNeeded: index < 0 ? 0 : index > most ? most : index)]
      t &+= step
    }
  }
}

/// A position in the table that grows with the distance from a focus.
struct RadialWalk {
  /// The pixel (0, 0), and what a column and a row add, in units of the radius from the focus.
  private let origin: SIMD2<Float>
  private let perColumn: SIMD2<Float>
  private let perRow: SIMD2<Float>
  /// The focus in units of the radius from the centre.
  private let focus: SIMD2<Float>
  private let a: Float

  init?(center: Point, radius: Double, focus focusPoint: Point, toItem m: Affine) {
    guard radius > 0, radius.isFinite, m.isFinite, center.isFinite else { return nil }
    var f = (focusPoint - center) * (1 / radius)
    if !f.isFinite { f = .zero }
    let reach = f.length
    if reach > 0.999 { f = f * (0.999 / reach) }
    let first = (m.apply(Point(0.5, 0.5)) - center) * (1 / radius) - f
    origin = SIMD2(Float(first.x), Float(first.y))
    perColumn = SIMD2(Float(m.a / radius), Float(m.b / radius))
    perRow = SIMD2(Float(m.c / radius), Float(m.d / radius))
    focus = SIMD2(Float(f.x), Float(f.y))
    a = Float(1 - f.dot(f))
  }

  @inline(__always)
  func shade(
    _ row: UnsafeMutablePointer<UInt32>,
    x: Int,
    y: Int,
    count: Int,
    colors: UnsafePointer<UInt32>
  ) {
    let start = origin + perRow * Float(y)
    var columns = SIMD4<Float>(0, 1, 2, 3) + Float(x)
    var i = 0
    while i < count {
      let px = columns * perColumn.x + start.x
      let py = columns * perColumn.y + start.y
      let index = indices(px, py)
      columns += 4
      let rest = count &- i
      row[i] = colors[Int(index.x)]
      if rest > 1 { row[i &+ 1] = colors[Int(index.y)] }
      if rest > 2 { row[i &+ 2] = colors[Int(index.z)] }
      if rest > 3 { row[i &+ 3] = colors[Int(index.w)] }
      i &+= 4
    }
  }

  /// Table positions of four vectors from the focus.
  @inline(__always)
  private func indices(_ px: SIMD4<Float>, _ py: SIMD4<Float>) -> SIMD4<UInt32> {
    let square = px * px + py * py
    let b = px * focus.x + py * focus.y
    var t = (b + (b * b + square * a).squareRoot()) / a
    t = t * 1024 - 0.5
    let most = SIMD4<Float>(repeating: 1023)
    t = t.replacing(with: most, where: .!(t .< most))
    t = t.replacing(with: SIMD4<Float>.zero, where: t .< SIMD4<Float>.zero)
    let bits = unsafeBitCast(t + 8_388_608, to: SIMD4<UInt32>.self)
    return bits & SIMD4(repeating: 1023)
  }
}

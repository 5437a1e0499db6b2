// Gradients evaluated from absolute pixel coordinates, so that a pixel's color does not depend on
// where a row was begun. Linear: 64-bit fixed point. Others: see RadialGradientSampler.swift and
// ConicGradientSampler.swift.

import LottieGeometry
import LottieScene

/// Colors of a gradient for pixels.
///
/// It does not own its table, so that copies cost nothing: it is good until the next table is asked
/// for.
struct GradientShader {
  private let colors: UnsafePointer<UInt32>
  /// Whether no color is transparent.
  let isOpaque: Bool
  private let kind: Kind

  private enum Kind {
    case linear(LinearGradientSampler)
    case radial(RadialGradientSampler)
    case conic(ConicGradientSampler)
  }

  /// Creates a shader; nil if the gradient has no extent: then the last color is drawn.
  ///
  /// `toItem` leads from pixels to the gradient's coordinates.
  init?(_ gradient: Gradient, table: GradientTable, toItem: Affine) {
    colors = UnsafePointer(table.colors)
    isOpaque = table.isOpaque
    switch gradient.shape {
    case .linear(let start, let end):
      guard let walk = LinearGradientSampler(start: start, end: end, toItem: toItem) else {
        return nil
      }
      kind = .linear(walk)
    case .radial(let center, let radius, let focus):
      guard
        let walk = RadialGradientSampler(
          center: center,
          radius: radius,
          focus: focus,
          toItem: toItem
        )
      else { return nil }
      kind = .radial(walk)
    case .conic(let center, let degrees):
      guard let walk = ConicGradientSampler(center: center, degrees: degrees, toItem: toItem)
      else { return nil }
      kind = .conic(walk)
    }
  }

  /// The colors of a row's pixels.
  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    switch kind {
    case .linear(let walk): walk.shade(row, x: x, y: y, count: count, colors: colors)
    case .radial(let walk): walk.shade(row, x: x, y: y, count: count, colors: colors)
    case .conic(let walk): walk.shade(row, x: x, y: y, count: count, colors: colors)
    }
  }
}

/// A position in the table that grows evenly in x and y: 24 fractional bits.
struct LinearGradientSampler {
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
    // Steeper than this is an edge inside a pixel: keep its position, not its slope.
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
    let maximum: Int64 = 1023
    if t >= 0, end >= 0, t &>> 24 <= maximum, end &>> 24 <= maximum {
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
      row[i] = colors[Int(truncatingIfNeeded: index < 0 ? 0 : index > maximum ? maximum : index)]
      t &+= step
    }
  }
}

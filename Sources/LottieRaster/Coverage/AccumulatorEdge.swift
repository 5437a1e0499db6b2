// The inner loop of the accumulator: one edge, row by row.

extension Accumulator {
  /// Adds an edge to rows counted from the top of the box.
  ///
  /// - Precondition: the rows lie in the box, the edge's columns in 0…width.
  @inline(__always)
  func addEdge(_ edge: Edge, rows: Range<Int>) {
    let (least, most) = edge.x0 < edge.x1 ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
    var x =
      edge.y0 >= Double(rows.lowerBound)
      ? edge.x0
      : min(max(edge.x0 + (Double(rows.lowerBound) - edge.y0) * edge.slope, least), most)
    var row = cells + rows.lowerBound &* stride
    var mask = bits + rows.lowerBound &* words
    var y = rows.lowerBound
    while y < rows.upperBound {
      let under = Double(y &+ 1)
      let lower = edge.y1 < under ? edge.y1 : under
      let upper = edge.y0 > Double(y) ? edge.y0 : Double(y)
      let next =
        edge.y1 <= under
        ? edge.x1 : min(max(edge.x0 + (under - edge.y0) * edge.slope, least), most)
      let height = Float(lower - upper) * edge.sign
      if x < next {
        Self.span(row, mask, Float(x), Float(next), height)
      } else {
        Self.span(row, mask, Float(next), Float(x), height)
      }
      x = next
      row += stride
      mask += words
      y &+= 1
    }
  }

  /// Adds a piece of an edge inside one row: from column `x0` to `x1`, signed height `d`.
  @inline(__always)
  private static func span(
    _ row: UnsafeMutablePointer<Float>,
    _ mask: UnsafeMutablePointer<UInt64>,
    _ x0: Float,
    _ x1: Float,
    _ d: Float
  ) {
    let first = Int(x0)
    let base = Float(first)
    if x1 <= base + 1 {
      let part = d * (0.5 * (x0 + x1) - base)
      row[first] += d - part
      row[first &+ 1] += part
      let group = first >> 2
      mask[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63)
      let other = (first &+ 1) >> 2
      mask[other >> 6] |= 1 << UInt64(truncatingIfNeeded: other & 63)
      return
    }
    wide(row, mask, x0, x1, d, first)
  }

  @inline(__always)
  private static func wide(
    _ row: UnsafeMutablePointer<Float>,
    _ mask: UnsafeMutablePointer<UInt64>,
    _ x0: Float,
    _ x1: Float,
    _ d: Float,
    _ first: Int
  ) {
    let floor1 = Int(x1)
    let last = Float(floor1) < x1 ? floor1 &+ 1 : floor1
    let s = 1 / (x1 - x0)
    let f0 = x0 - Float(first)
    let head = 0.5 * s * (1 - f0) * (1 - f0)
    let f1 = x1 - Float(last) + 1
    let tail = 0.5 * s * f1 * f1
    row[first] += d * head
    if last == first &+ 2 {
      row[first &+ 1] += d * (1 - head - tail)
    } else {
      let second = s * (1.5 - f0)
      row[first &+ 1] += d * (second - head)
      let step = d * s
      var i = first &+ 2
      while i < last &- 1 {
        row[i] += step
        i &+= 1
      }
      let reached = second + Float(last &- first &- 3) * s
      row[last &- 1] += d * (1 - reached - tail)
    }
    row[last] += d * tail
    var group = first >> 2
    while group <= last >> 2 {
      mask[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63)
      group &+= 1
    }
  }
}

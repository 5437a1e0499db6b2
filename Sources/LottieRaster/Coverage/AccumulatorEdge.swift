// The inner loop of the accumulator: one edge, row by row.

extension Accumulator {
  /// Adds an edge to rows counted from the top of the box.
  ///
  /// - Precondition: the rows lie in the box, the edge's columns in 0…width.
  @inline(__always)
  func addEdge(_ edge: Edge, rows: Range<Int>) {
    let (x0, y0, x1, y1) = (edge.x0, edge.y0, edge.x1, edge.y1)
    let slope = (x1 - x0) / (y1 - y0)
    let (least, most) = x0 < x1 ? (x0, x1) : (x1, x0)
    let start = Float(rows.lowerBound)
    var top = y0 > start ? y0 : start
    var x = y0 >= start ? x0 : Self.between(least, x0 + (start - y0) * slope, most)
    var bottom = start
    var row = cells + rows.lowerBound &* stride
    var mask = bits + rows.lowerBound &* words
    var count = rows.count
    while count > 0 {
      bottom += 1
      let isLast = y1 <= bottom
      let next = isLast ? x1 : Self.between(least, x0 + (bottom - y0) * slope, most)
      let under = isLast ? y1 : bottom
      let height = (under - top) * edge.sign
      if x < next {
        Self.span(row, mask, x, next, height)
      } else {
        Self.span(row, mask, next, x, height)
      }
      x = next
      top = under
      row += stride
      mask += words
      count &-= 1
    }
  }

  @inline(__always)
  private static func between(_ low: Float, _ value: Float, _ high: Float) -> Float {
    let raised = value > low ? value : low
    return raised < high ? raised : high
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
    let (first, base) = Self.floor(x0)
    if x1 <= base + 1 {
      let part = d * (0.5 * (x0 + x1) - base)
      let pair = UnsafeMutableRawPointer(row + first)
      let sums = pair.loadUnaligned(as: SIMD2<Float>.self) + SIMD2(d - part, part)
      pair.storeBytes(of: sums, as: SIMD2<Float>.self)
      let (group, other) = (first >> 2, (first &+ 1) >> 2)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: group)
      let otherBit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: other)
      if group >> 6 == other >> 6 {
        mask[group >> 6] |= bit | otherBit
      } else {
        mask[group >> 6] |= bit
        mask[other >> 6] |= otherBit
      }
      return
    }
    wide(row, mask, x0, x1, d, first, base)
  }

  /// The whole part of a number in 0..<2²², twice; `Int(Float)` checks its range, this does not.
  @inline(__always)
  private static func floor(_ x: Float) -> (Int, Float) {
    let shifted = x + 8_388_608
    let nearest = shifted - 8_388_608
    let index = Int(truncatingIfNeeded: shifted.bitPattern & 0x7f_ffff)
    return nearest > x ? (index &- 1, nearest - 1) : (index, nearest)
  }

  @inline(__always)
  private static func wide(
    _ row: UnsafeMutablePointer<Float>,
    _ mask: UnsafeMutablePointer<UInt64>,
    _ x0: Float,
    _ x1: Float,
    _ d: Float,
    _ first: Int,
    _ base: Float
  ) {
    let (whole, wholeBase) = floor(x1)
    let isBetween = wholeBase < x1
    let last = isBetween ? whole &+ 1 : whole
    let s = 1 / (x1 - x0)
    let f0 = x0 - base
    let head = 0.5 * s * (1 - f0) * (1 - f0)
    let f1 = isBetween ? x1 - wholeBase : 1
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

// The inner loop of the accumulator: one edge, row by row. Coordinates are integers in units of
// 2⁻²⁸ pixels: stepping from row to row is exact, so that a row gets the same values wherever
// stepping starts, and cells and fractions are a shift and a mask.

extension Accumulator {
  /// Fraction bits.
  private static let fraction: Int64 = 28

  /// A number of ±2²³ in 2⁻²⁸: in a double near 1.5 · 2²⁴ the last bit is worth that.
  @inline(__always)
  private static func fixed(_ x: Double) -> Int64 {
    Int64(bitPattern: (x + 25_165_824).bitPattern) &- 0x4178_0000_0000_0000
  }

  @inline(__always)
  private static func float(_ x: Int64) -> Float { Float(x) * (1 / 268_435_456) }

  /// Adds an edge to rows counted from the top of the box.
  ///
  /// `sign` is 1 if it runs downwards in its contour, else -1.
  ///
  /// - Precondition: `p` is not below `q`; both lie in the box, as do the rows.
  @inline(__always)
  func addEdge(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ sign: Float, rows: Range<Int>) {
    let (top, bottom) = (Self.fixed(p.y), Self.fixed(q.y))
    let first = Int(top &>> Self.fraction)
    let last = Int((bottom &- 1) &>> Self.fraction)
    if first < last {
      addTall(p, q, sign, rows: rows)
    } else if top < bottom, first >= rows.lowerBound, first < rows.upperBound {
      let height = Self.float(bottom &- top) * sign
      add(first, Self.fixed(p.x), Self.fixed(q.x), height)
    }
  }

  /// Adds an edge of several rows: a piece of the first one, whole ones, the rest.
  @inline(never)
  private func addTall(
    _ p: SIMD2<Double>,
    _ q: SIMD2<Double>,
    _ sign: Float,
    rows: Range<Int>
  ) {
    let (top, bottom) = (Self.fixed(p.y), Self.fixed(q.y))
    let (start, end) = (Self.fixed(p.x), Self.fixed(q.x))
    let first = Int(top &>> Self.fraction)
    let last = Int((bottom &- 1) &>> Self.fraction)
    let slope = (q.x - p.x) / (q.y - p.y)
    let (low, high) = start < end ? (start, end) : (end, start)
    // Where it leaves the first row; rounding may lead past its ends.
    let exit = p.x + (Double(first &+ 1) - p.y) * slope
    var x = Self.fixed(exit > -1 ? exit < 4_194_305 ? exit : 4_194_305 : -1)
    x = x < low ? low : x > high ? high : x
    if first >= rows.lowerBound, first < rows.upperBound {
      let height = Int64(first &+ 1) &<< Self.fraction &- top
      add(first, start, x, Self.float(height) * sign)
    }
    if last > first &+ 1 {
      // A step a unit too short, so that no number of them leads past the end.
      var step = Self.fixed(slope)
      step &-= step.signum()
      let from = first &+ 1 > rows.lowerBound ? first &+ 1 : rows.lowerBound
      let to = last < rows.upperBound ? last : rows.upperBound
      x &+= step &* Int64(from &- first &- 1)
      var row = from
      while row < to {
        add(row, x, x &+ step, sign)
        x &+= step
        row &+= 1
      }
    }
    if last >= rows.lowerBound, last < rows.upperBound {
      let height = bottom &- Int64(last) &<< Self.fraction
      add(last, x, end, Self.float(height) * sign)
    }
  }

  /// Adds a piece of an edge inside one row, between two columns: signed height `d`.
  @inline(__always)
  private func add(_ index: Int, _ from: Int64, _ to: Int64, _ d: Float) {
    let row = cells + (index &- base) &* stride
    let mask = bits + (index &- base) &* words
    let (first, last) = (Int(from &>> Self.fraction), Int(to &>> Self.fraction))
    guard first == last else {
      if first < last {
        Self.addWide(row, mask, from, to, d)
      } else {
        Self.addWide(row, mask, to, from, d)
      }
      return
    }
    let below: Int64 = 1 &<< Self.fraction &- 1
    let part = d * Self.float((from & below) &+ (to & below)) * 0.5
    let pair = UnsafeMutableRawPointer(row + first)
    let sums = pair.loadUnaligned(as: SIMD2<Float>.self) + SIMD2(d - part, part)
    pair.storeBytes(of: sums, as: SIMD2<Float>.self)
    let (group, other) = (first &>> 2, (first &+ 1) &>> 2)
    mask[group &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
    if group != other { mask[other &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: other) }
  }

  /// Adds a piece that passes several cells, from left to right.
  @inline(__always)
  private static func addWide(
    _ row: UnsafeMutablePointer<Float>,
    _ mask: UnsafeMutablePointer<UInt64>,
    _ from: Int64,
    _ to: Int64,
    _ d: Float
  ) {
    let below: Int64 = 1 &<< fraction &- 1
    let (first, last) = (Int(from &>> fraction), Int(to &>> fraction) &+ 1)
    let s = 1 / float(to &- from)
    let (f0, f1) = (float(from & below), float(to & below))
    let head = 0.5 * s * (1 - f0) * (1 - f0)
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
    var group = first &>> 2
    while group <= last &>> 2 {
      mask[group &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: group)
      group &+= 1
    }
  }
}

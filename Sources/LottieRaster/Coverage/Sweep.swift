// Turns sums into coverage: a running sum over the touched groups of each row; the runs between
// them have one value. Sums that are read are reset to zero.

import LottieGeometry

extension Accumulator {
  /// The coverage of the polygons in rows of a box, which are cut at its sides.
  mutating func rasterize(
    _ arena: inout LineArena,
    in box: PixelBox,
    rows: Range<Int>,
    rule: FillRule,
    into spans: CoverageSpans
  ) {
    spans.begin(
      PixelBox(minX: box.minX, minY: rows.lowerBound, maxX: box.maxX, maxY: rows.upperBound)
    )
    let height = begin(box)
    arena.measureRuns(of: rows.count > height ? 16 : nil, in: rows)
    let alike = arena.rowsAlike.clamped(to: rows)
    var row = rows.lowerBound
    while row < rows.upperBound {
      var end = min(row + height, rows.upperBound)
      let reachesAlike = alike.count > 1 && row <= alike.lowerBound && alike.lowerBound < end
      if reachesAlike { end = alike.lowerBound + 1 }
      let band = row..<end
      fill(arena, rows: band)
      sweep(spans, rows: band, rule: rule)
      row = end
      if reachesAlike {
        spans.repeatLastRow(times: alike.count - 1)
        row = alike.upperBound
      }
    }
  }

  /// Paints what the polygons cover of rows of a box with one color, mixed normally, without keeping the
  /// coverage.
  mutating func paint(
    _ arena: inout LineArena,
    in box: PixelBox,
    rows: Range<Int>,
    rule: FillRule,
    _ color: SolidColor,
    on surface: Surface
  ) {
    let height = begin(box)
    arena.measureRuns(of: rows.count > height ? 16 : nil, in: rows)
    for row in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
      let band = row..<min(row + height, rows.upperBound)
      fill(arena, rows: band)
      for y in band {
        var writer = SolidWriter(color, surface.address(box.minX, y))
        if rule == .nonZero {
          sweepRow(y - box.minY - base, &writer, isEvenOdd: false)
        } else {
          sweepRow(y - box.minY - base, &writer, isEvenOdd: true)
        }
      }
    }
  }

  /// Reads the coverage of a band into spans, and clears it.
  private func sweep(_ spans: CoverageSpans, rows: Range<Int>, rule: FillRule) {
    for y in rows {
      let index = y - box.minY - base
      spans.reserve(groups: stride / 4)
      var writer = SpanWriter(
        spans: spans.spans,
        bytes: spans.bytes,
        spanCount: spans.spanCount,
        byteCount: spans.byteCount,
        rowStart: spans.spanCount,
        left: Int32(truncatingIfNeeded: box.minX)
      )
      if rule == .nonZero {
        sweepRow(index, &writer, isEvenOdd: false)
      } else {
        sweepRow(index, &writer, isEvenOdd: true)
      }
      spans.endRow(spanCount: writer.spanCount, byteCount: writer.byteCount)
    }
  }

  /// Sweeps a row, counted from the band's first.
  @inline(__always)
  private func sweepRow(
    _ index: Int,
    _ writer: inout some CoverageWriter,
    isEvenOdd: Bool
  ) {
    let row = UnsafeMutableRawPointer(cells + index &* stride)
    let mask = bits + index &* words
    let width = box.width
    var sum: Float = 0
    var reached = 0
    for word in 0..<words {
      var rest = mask[word]
      mask[word] = 0
      while rest != 0 {
        let group = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        let x = group &* 4
        if x > reached {
          writer.run(reached, min(x, width) &- reached, Self.coverage(sum, isEvenOdd))
        }
        let address = row + x &* 4
        var v = address.loadUnaligned(as: SIMD4<Float>.self)
        address.storeBytes(of: .zero, as: SIMD4<Float>.self)
        v += SIMD4(0, v.x, v.y, v.z)
        v += SIMD4(0, 0, v.x, v.y)
        v += SIMD4(repeating: sum)
        sum = v.w
        reached = x &+ 4
        let four = Self.coverage(v, isEvenOdd, one: one)
        if reached <= width {
          writer.group(x, four)
        } else if x < width {
          writer.partialGroup(x, width &- x, four)
        }
      }
    }
    if reached < width {
      writer.run(reached, width &- reached, Self.coverage(sum, isEvenOdd))
    }
  }

  /// The coverage of one sum, 0…255.
  @inline(__always)
  private static func coverage(_ sum: Float, _ isEvenOdd: Bool) -> UInt32 {
    var a = sum.magnitude
    if isEvenOdd {
      let nearest = (a * 0.5 + 8_388_608) - 8_388_608
      a = (a - (nearest + nearest)).magnitude
    }
    a = a < 1 ? a : 1
    return (a * 255 + 8_388_608).bitPattern & 255
  }

  /// The coverage of four sums, a byte each.
  ///
  /// Adding 2²³ turns floats into whole numbers. `one`: 1, in a form the compiler does not see through;
  /// it would choose between bytes instead of taking the minimum of floats.
  @inline(__always)
  private static func coverage(
    _ sums: SIMD4<Float>,
    _ isEvenOdd: Bool,
    one: SIMD4<Float>
  ) -> UInt32 {
    let signs = SIMD4<UInt32>(repeating: 0x7fff_ffff)
    var a = unsafeBitCast(
      unsafeBitCast(sums, to: SIMD4<UInt32>.self) & signs,
      to: SIMD4<Float>.self
    )
    if isEvenOdd {
      // |a - 2·round(a/2)|: the distance to the nearest even number.
      let magic = SIMD4<Float>(repeating: 8_388_608)
      let nearest = (a * 0.5 + magic) - magic
      a = a - (nearest + nearest)
      a = unsafeBitCast(unsafeBitCast(a, to: SIMD4<UInt32>.self) & signs, to: SIMD4<Float>.self)
    }
    a = one.replacing(with: a, where: a .< one)
    let whole = a * 255 + SIMD4(repeating: 8_388_608)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(whole, to: SIMD4<UInt32>.self))
    return unsafeBitCast(bytes, to: UInt32.self)
  }
}

/// Takes the coverage of one row, from left to right; columns are counted from the left side of the box.
protocol CoverageWriter {
  /// Takes pixels of one coverage, 0…255.
  mutating func run(_ x: Int, _ length: Int, _ coverage: UInt32)
  /// Takes four pixels, a byte each, the first in the lowest.
  mutating func group(_ x: Int, _ four: UInt32)
  /// Takes the first `count` of four pixels.
  mutating func partialGroup(_ x: Int, _ count: Int, _ four: UInt32)
}

/// Writes the runs of one row, joining neighbors that are alike.
struct SpanWriter: CoverageWriter {
  let spans: UnsafeMutablePointer<CoverageSpans.Span>
  let bytes: UnsafeMutablePointer<UInt8>
  var spanCount: Int
  var byteCount: Int
  let rowStart: Int
  let left: Int32

  /// Adds pixels of one coverage.
  @inline(__always)
  mutating func run(_ x: Int, _ length: Int, _ coverage: UInt32) {
    guard coverage != 0, length > 0 else { return }
    let start = left &+ Int32(truncatingIfNeeded: x)
    let count = Int32(truncatingIfNeeded: length)
    let value = Int32(truncatingIfNeeded: coverage)
    if spanCount > rowStart {
      let last = spans[spanCount &- 1]
      if last.value == value, last.x &+ last.length == start {
        spans[spanCount &- 1].length = last.length &+ count
        return
      }
    }
    spans[spanCount] = .init(x: start, length: count, value: value)
    spanCount &+= 1
  }

  /// Adds four pixels.
  @inline(__always)
  mutating func group(_ x: Int, _ four: UInt32) {
    if four == 0 { return }
    if four == 0xffff_ffff {
      run(x, 4, 255)
      return
    }
    UnsafeMutableRawPointer(bytes + byteCount).storeBytes(of: four, as: UInt32.self)
    vary(x, 4)
  }

  /// Adds fewer than four pixels.
  @inline(never)
  mutating func partialGroup(_ x: Int, _ count: Int, _ four: UInt32) {
    let kept = four & (1 << UInt32(8 &* count) &- 1)
    if kept == 0 { return }
    UnsafeMutableRawPointer(bytes + byteCount).storeBytes(of: kept, as: UInt32.self)
    vary(x, count)
  }

  /// Adds pixels whose coverage was just written; four bytes are always taken.
  @inline(__always)
  private mutating func vary(_ x: Int, _ count: Int) {
    let start = left &+ Int32(truncatingIfNeeded: x)
    if spanCount > rowStart {
      let last = spans[spanCount &- 1]
      if last.value > 255, last.x &+ last.length == start {
        spans[spanCount &- 1].length = last.length &+ Int32(truncatingIfNeeded: count)
        byteCount &+= 4
        return
      }
    }
    spans[spanCount] = .init(
      x: start,
      length: Int32(truncatingIfNeeded: count),
      value: 256 &+ Int32(truncatingIfNeeded: byteCount)
    )
    spanCount &+= 1
    byteCount &+= 4
  }
}

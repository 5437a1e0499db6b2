import LottieScene

/// Arithmetic of rows of coverage bytes.
enum CoverageMath {
  /// Joins what is combined so far with a mask, as ``MaskItem`` says.
  static func join(
    _ c: UnsafeMutablePointer<UInt8>,
    _ m: UnsafePointer<UInt8>,
    _ mode: MaskItem.Mode,
    count: Int
  ) {
    let full = SIMD16<UInt16>(repeating: 255)
    switch mode {
    case .add: join(c, m, count) { $0 &+ $1 &- div255($0 &* $1) }
    case .subtract: join(c, m, count) { div255($0 &* (full &- $1)) }
    case .intersect: join(c, m, count) { div255($0 &* $1) }
    case .lighten: join(c, m, count) { $0.replacing(with: $1, where: $1 .> $0) }
    case .darken: join(c, m, count) { $0.replacing(with: $1, where: $1 .< $0) }
    case .difference:
      join(c, m, count) { ($0 &- $1).replacing(with: $1 &- $0, where: $1 .> $0) }
    }
  }

  /// Sixteen at a time; a last one of fewer is filled up.
  @inline(__always)
  private static func join(
    _ c: UnsafeMutablePointer<UInt8>,
    _ m: UnsafePointer<UInt8>,
    _ count: Int,
    _ body: (SIMD16<UInt16>, SIMD16<UInt16>) -> SIMD16<UInt16>
  ) {
    @inline(__always)
    func joined(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
      let words = body(SIMD16(truncatingIfNeeded: a), SIMD16(truncatingIfNeeded: b))
      return SIMD16(truncatingIfNeeded: words)
    }
    var i = 0
    while i &+ 16 <= count {
      let target = UnsafeMutableRawPointer(c + i)
      let a = target.loadUnaligned(as: SIMD16<UInt8>.self)
      let b = UnsafeRawPointer(m + i).loadUnaligned(as: SIMD16<UInt8>.self)
      target.storeBytes(of: joined(a, b), as: SIMD16<UInt8>.self)
      i &+= 16
    }
    while i < count {
      c[i] = joined(SIMD16(repeating: c[i]), SIMD16(repeating: m[i]))[0]
      i &+= 1
    }
  }

  /// The products.
  static func multiply(
    _ a: UnsafePointer<UInt8>,
    _ b: UnsafePointer<UInt8>,
    into result: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    for i in 0..<count {
      result[i] = UInt8(truncatingIfNeeded: div255(UInt32(a[i]) &* UInt32(b[i])))
    }
  }

  /// The products with one factor.
  static func multiply(
    _ a: UnsafePointer<UInt8>,
    by factor: UInt32,
    into result: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    for i in 0..<count {
      result[i] = UInt8(truncatingIfNeeded: div255(UInt32(a[i]) &* factor))
    }
  }

  /// 255 less each.
  static func invert(_ row: UnsafeMutablePointer<UInt8>, count: Int) {
    for i in 0..<count { row[i] = 255 &- row[i] }
  }

  /// A row of spans into bytes for some columns; what is not covered is left alone.
  static func write(
    _ spans: CoverageSpans,
    row y: Int,
    to line: UnsafeMutablePointer<UInt8>,
    columns: Range<Int>
  ) {
    guard y >= spans.box.minY, y < spans.box.maxY else { return }
    let row = y - spans.box.minY
    for index in Int(spans.rows[row])..<Int(spans.rows[row + 1]) {
      let span = spans.spans[index]
      let start = Int(span.x)
      let x0 = max(start, columns.lowerBound)
      let x1 = min(start + Int(span.length), columns.upperBound)
      guard x0 < x1 else { continue }
      let target = line + (x0 - columns.lowerBound)
      if span.value <= 255 {
        target.update(repeating: UInt8(truncatingIfNeeded: span.value), count: x1 - x0)
      } else {
        target.update(from: spans.bytes + (Int(span.value) - 256 + (x0 - start)), count: x1 - x0)
      }
    }
  }
}

extension CoverageMap {
  /// Sets every byte.
  func fill(_ value: UInt8) {
    bytes.update(repeating: value, count: box.area)
  }

  /// Sets the bytes to a shape's coverage, 0 where there is none.
  func set(_ spans: CoverageSpans) {
    fill(0)
    for y in max(
      box.minY,
      spans.box.minY
    )..<max(box.minY, spans.box.minY, min(box.maxY, spans.box.maxY)) {
      CoverageMath.write(
        spans,
        row: y,
        to: address(box.minX, y),
        columns: box.minX..<box.maxX
      )
    }
  }

  /// Multiplies the bytes with a clip that holds the map's box.
  func multiply(by other: ClipCoverage) {
    for y in box.minY..<box.maxY {
      let row = address(box.minX, y)
      CoverageMath.multiply(row, other.address(box.minX, y), into: row, count: box.width)
    }
  }
}

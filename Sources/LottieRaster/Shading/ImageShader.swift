// Bilinear sampling in fixed point from absolute pixel coordinates; minified images are sampled
// from a smaller copy, as Skia does with mipmaps.

import LottieGeometry

/// Samples an image.
struct ImageShader {
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int
  // Image coordinates of the center of pixel (0, 0), and the steps for columns and rows: 24
  // fractional bits, the center of the image's first pixel being 0.
  private let u: (origin: Int64, column: Int64, row: Int64)
  private let v: (origin: Int64, column: Int64, row: Int64)

  /// Creates a shader; nil for an empty image or a map that is not finite.
  ///
  /// `toImage` maps pixels to image coordinates.
  init?(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, toImage m: Affine) {
    guard width > 0, height > 0, m.isFinite else { return nil }
    self.pixels = pixels
    self.width = width
    self.height = height
    func fixed(_ value: Double) -> Int64 {
      Int64((max(-1e10, min(1e10, value)) * 16_777_216).rounded())
    }
    func slope(_ value: Double) -> Int64 {
      Int64((max(-1e6, min(1e6, value)) * 16_777_216).rounded())
    }
    let first = m.apply(Point(0.5, 0.5))
    u = (fixed(first.x - 0.5), slope(m.a), slope(m.c))
    v = (fixed(first.y - 0.5), slope(m.b), slope(m.d))
  }

  /// The colors of a row's pixels.
  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    // Half of 1/256 more: fractions are cut to eight bits.
    let half: Int64 = 1 << 15
    let position = SamplePosition(
      u: u.origin &+ u.column &* Int64(x) &+ u.row &* Int64(y) &+ half,
      v: v.origin &+ v.column &* Int64(x) &+ v.row &* Int64(y) &+ half
    )
    if v.column == 0 {
      if u.column == 1 << 24, position.fractionU | position.fractionV == 0 {
        copy(row, position, count: count)
      } else {
        shadeLevel(row, position, count: count)
      }
    } else {
      shadeTurned(row, position, count: count)
    }
  }

  /// A position in the image, 24 fractional bits.
  private struct SamplePosition {
    var u: Int64
    var v: Int64

    var column: Int { Int(truncatingIfNeeded: u &>> 24) }
    var row: Int { Int(truncatingIfNeeded: v &>> 24) }
    var fractionU: UInt16 { UInt16(truncatingIfNeeded: u &>> 16) & 255 }
    var fractionV: UInt16 { UInt16(truncatingIfNeeded: v &>> 16) & 255 }
  }

  /// A row of the image, the nearest one for those outside.
  @inline(__always)
  private func line(_ row: Int) -> UnsafePointer<UInt32> {
    pixels + (row < 0 ? 0 : row >= height ? height &- 1 : row) &* width
  }

  /// Two neighbors in a row of the image, the left one in the lower half.
  @inline(__always)
  private func pair(_ line: UnsafePointer<UInt32>, _ column: Int) -> UInt64 {
    if column >= 0, column < width &- 1 {
      return UnsafeRawPointer(line + column).loadUnaligned(as: UInt64.self)
    }
    return UInt64(line[column < 0 ? 0 : width &- 1]) &* 0x1_0000_0001
  }

  /// Pixel for pixel.
  private func copy(_ row: UnsafeMutablePointer<UInt32>, _ position: SamplePosition, count: Int) {
    let line = line(position.row)
    let first = position.column
    let start = min(max(0, -first), count)
    let end = max(start, min(count, width - first))
    row.update(repeating: line[0], count: start)
    (row + start).update(from: line + max(0, first + start), count: end - start)
    (row + end).update(repeating: line[width - 1], count: count - end)
  }

  /// Shades a row of pixels that is parallel to the rows of the image.
  private func shadeLevel(_ row: UnsafeMutablePointer<UInt32>, _ start: SamplePosition, count: Int)
  {
    let (upper, lower) = (line(start.row), line(start.row + 1))
    let below = SIMD8<UInt16>(repeating: start.fractionV)
    let above = SIMD8<UInt16>(repeating: 256) &- below
    var position = start
    for i in 0..<count {
      let column = position.column
      let top = Self.wide(pair(upper, column)) &* above
      let both = top &+ Self.wide(pair(lower, column)) &* below
      row[i] = Self.across(both, position.fractionU)
      position.u &+= u.column
    }
  }

  /// Any other row.
  private func shadeTurned(_ row: UnsafeMutablePointer<UInt32>, _ start: SamplePosition, count: Int)
  {
    var position = start
    for i in 0..<count {
      let column = position.column
      let below = SIMD8<UInt16>(repeating: position.fractionV)
      let above = SIMD8<UInt16>(repeating: 256) &- below
      let top = Self.wide(pair(line(position.row), column)) &* above
      let both = top &+ Self.wide(pair(line(position.row &+ 1), column)) &* below
      row[i] = Self.across(both, position.fractionU)
      position.u &+= u.column
      position.v &+= v.column
    }
  }

  @inline(__always)
  private static func wide(_ pair: UInt64) -> SIMD8<UInt16> {
    SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(pair, to: SIMD8<UInt8>.self))
  }

  /// Interpolates two neighbors at f/256; both in 256ths.
  @inline(__always)
  private static func across(_ both: SIMD8<UInt16>, _ f: UInt16) -> UInt32 {
    let half = SIMD8<UInt16>(repeating: 128)
    let pair = (both &+ half) &>> 8
    let right = SIMD4<UInt16>(repeating: f)
    let left = SIMD4<UInt16>(repeating: 256) &- right
    let sum = pair.lowHalf &* left &+ pair.highHalf &* right &+ half.lowHalf
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum &>> 8), to: UInt32.self)
  }
}

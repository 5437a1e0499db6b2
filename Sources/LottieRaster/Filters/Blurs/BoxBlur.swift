// A Gaussian blur as three box blurs in each direction, with integer sums: SVG 1.1 §15.17
// feGaussianBlur, <https://www.w3.org/TR/SVG11/filters.html#feGaussianBlurElement>. The cost does
// not depend on the radius, nor the result on where the image is cut.

/// Three box blurs along one axis.
struct BoxBlur {
  /// Extent of the box before and after a pixel, for each pass.
  private let passes: [(before: Int, behind: Int)]
  /// Weight of the next pixel at each end of each box, 0…1.
  private let edge: Float
  /// The distance over which the blur spreads a pixel.
  let margin: Int

  /// Creates the blur nearest to a standard deviation, in pixels; 0 changes nothing.
  init(sigma: Double) {
    edge = 0
    let d = sigma > 0 ? Int(min(sigma, 1000) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) : 0
    guard d > 1 else {
      passes = []
      margin = 0
      return
    }
    let half = d / 2
    if d % 2 == 1 {
      passes = [(half, half), (half, half), (half, half)]
    } else {
      passes = [(half, half - 1), (half - 1, half), (half, half)]
    }
    margin = passes.reduce(0) { $0 + max($1.before, $1.behind) }
  }

  /// Creates boxes that extend so many pixels, which may be fractional, to each side of a pixel.
  ///
  /// With radii below 2,000 sums stay exact.
  init(radius: Double, passes count: Int) {
    let whole = Int(radius)
    edge = Float(radius - Double(whole))
    passes = Array(repeating: (whole, whole), count: radius > 0 ? count : 0)
    margin = passes.count * (edge > 0 ? whole + 1 : whole)
  }

  /// Eight lines side by side.
  ///
  /// Values are 16ths of a step of coverage, whole numbers; sums of up to 1,881 of them stay below
  /// 2²⁴, where floats are exact.
  typealias Lines = SIMD8<Float>

  /// Steps that values between passes have for each step of coverage.
  static var fineSteps: Float { 16 }

  /// Lines done at once.
  private static let lanes = 8

  /// Blurs a map into another whose box lies inside, `margin` away from its edges.
  static func blur(
    _ source: CoverageMap,
    _ horizontal: BoxBlur,
    _ vertical: BoxBlur,
    into result: CoverageMap,
    _ pool: inout BufferPool
  ) {
    blur(source, horizontal, vertical, result.box, &pool) { lines, target, kept in
      let bytes = SIMD8<UInt8>(truncatingIfNeeded: whole(lines * (1 / fineSteps)))
      if kept == lanes {
        UnsafeMutableRawPointer(result.bytes + target).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
      } else {
        for lane in 0..<kept { result.bytes[target + lane] = bytes[lane] }
      }
    }
  }

  /// The same with a result in `fineSteps` of a step of coverage, whose rows are those of a box.
  static func blur(
    _ source: CoverageMap,
    _ horizontal: BoxBlur,
    _ vertical: BoxBlur,
    into result: UnsafeMutablePointer<UInt16>,
    _ box: PixelBox,
    _ pool: inout BufferPool
  ) {
    blur(source, horizontal, vertical, box, &pool) { lines, target, kept in
      let values = whole(lines)
      for lane in 0..<kept { result[target + lane] = values[lane] }
    }
  }

  /// Blurs in both directions, eight values at a time.
  ///
  /// `store`: Receives eight values of a row, the index of the first, and the number of them that are
  /// in the row.
  @inline(__always)
  private static func blur(
    _ source: CoverageMap,
    _ horizontal: BoxBlur,
    _ vertical: BoxBlur,
    _ box: PixelBox,
    _ pool: inout BufferPool,
    _ store: (Lines, Int, Int) -> Void
  ) {
    let (width, rows) = (box.width, source.box.height)
    let length = max(source.box.width, rows) + 1
    let memory = pool.take(length * 2 * MemoryLayout<Lines>.stride)
    // The transposed result, blurred along the rows.
    let middle = pool.take((width + lanes) * (rows + lanes) * 2)
    defer {
      pool.give(middle)
      pool.give(memory)
    }
    guard let lines = memory.bindMemory(to: Lines.self).baseAddress,
      let columns = middle.bindMemory(to: UInt16.self).baseAddress
    else { return }
    let pitch = rows + lanes
    blurRows(source, horizontal, box, into: columns, pitch, lines, lines + length)
    for x in stride(from: 0, to: width, by: lanes) {
      // Lanes past the last column hold what happens to lie there, and are not stored.
      for y in 0..<rows { lines[y] = gathered(columns + x * pitch + y, pitch) }
      let done = vertical.apply(lines, lines + length, count: rows) + (box.minY - source.box.minY)
      let kept = min(lanes, width - x)
      for y in 0..<box.height { store(done[y], y * width + x, kept) }
    }
  }

  private static func blurRows(
    _ source: CoverageMap,
    _ blur: BoxBlur,
    _ box: PixelBox,
    into columns: UnsafeMutablePointer<UInt16>,
    _ pitch: Int,
    _ a: UnsafeMutablePointer<Lines>,
    _ b: UnsafeMutablePointer<Lines>
  ) {
    let (count, rows) = (source.box.width, source.box.height)
    for y in stride(from: 0, to: rows, by: lanes) {
      let first = source.bytes + y * count
      let step = y + lanes <= rows ? count : 0
      for x in 0..<count { a[x] = gathered(first + x, step) * fineSteps }
      if step == 0 {
        for lane in 0..<(rows - y) {
          for x in 0..<count { a[x][lane] = Float(first[lane * count + x]) * fineSteps }
        }
      }
      let done = blur.apply(a, b, count: count) + (box.minX - source.box.minX)
      for x in 0..<box.width {
        UnsafeMutableRawPointer(columns + x * pitch + y)
          .storeBytes(of: whole(done[x]), as: SIMD8<UInt16>.self)
      }
    }
  }

  /// Eight numbers, a step apart.
  @inline(__always)
  private static func gathered<Value: FixedWidthInteger & UnsignedInteger>(
    _ first: UnsafePointer<Value>,
    _ step: Int
  ) -> Lines {
    let low = SIMD4<UInt32>(
      UInt32(truncatingIfNeeded: first[0]),
      UInt32(truncatingIfNeeded: first[step]),
      UInt32(truncatingIfNeeded: first[2 &* step]),
      UInt32(truncatingIfNeeded: first[3 &* step])
    )
    let high = SIMD4<UInt32>(
      UInt32(truncatingIfNeeded: first[4 &* step]),
      UInt32(truncatingIfNeeded: first[5 &* step]),
      UInt32(truncatingIfNeeded: first[6 &* step]),
      UInt32(truncatingIfNeeded: first[7 &* step])
    )
    let exponent = SIMD8<UInt32>(repeating: 0x4b00_0000)
    let bits = SIMD8<UInt32>(lowHalf: low, highHalf: high) | exponent
    return unsafeBitCast(bits, to: Lines.self) - 8_388_608
  }

  /// The nearest whole numbers.
  @inline(__always)
  static func whole(_ lines: Lines) -> SIMD8<UInt16> {
    let bits = unsafeBitCast(lines + 8_388_608, to: SIMD8<UInt32>.self)
    return SIMD8<UInt16>(truncatingIfNeeded: bits)
  }

  /// Blurs lines back and forth between two buffers.
  ///
  /// - Returns: The buffer that holds the result.
  func apply(
    _ a: UnsafeMutablePointer<Lines>,
    _ b: UnsafeMutablePointer<Lines>,
    count: Int
  ) -> UnsafeMutablePointer<Lines> {
    var (from, to) = (a, b)
    for pass in passes {
      if edge == 0 {
        Self.box(from, to, count: count, pass)
      } else {
        Self.box(from, to, count: count, reach: pass.before, edge: edge)
      }
      swap(&from, &to)
    }
    return from
  }

  /// One box blur of lines, with a part of the next pixel at each end of the box.
  private static func box(
    _ source: UnsafePointer<Lines>,
    _ result: UnsafeMutablePointer<Lines>,
    count: Int,
    reach: Int,
    edge: Float
  ) {
    let share = 1 / (Float(2 * reach + 1) + 2 * edge)
    var sum = Lines.zero
    for i in 0..<min(reach, count) { sum += source[i] }
    for i in 0..<count {
      if i &+ reach < count { sum += source[i &+ reach] }
      var ends = Lines.zero
      if i > reach { ends += source[i &- reach &- 1] }
      if i &+ reach &+ 1 < count { ends += source[i &+ reach &+ 1] }
      result[i] = ((sum + ends * edge) * share + 8_388_608) - 8_388_608
      if i >= reach { sum -= source[i &- reach] }
    }
  }

  /// One box blur of lines; zero lies beyond their ends.
  private static func box(
    _ source: UnsafePointer<Lines>,
    _ result: UnsafeMutablePointer<Lines>,
    count: Int,
    _ pass: (before: Int, behind: Int)
  ) {
    let share = 1 / Float(pass.before + pass.behind + 1)
    var sum = Lines.zero
    for i in 0..<min(pass.behind, count) { sum += source[i] }
    for i in 0..<count {
      if i &+ pass.behind < count { sum += source[i &+ pass.behind] }
      result[i] = (sum * share + 8_388_608) - 8_388_608
      if i >= pass.before { sum -= source[i &- pass.before] }
    }
  }
}

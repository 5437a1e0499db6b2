// A Gaussian blur as three box blurs each way, sums in whole numbers: SVG 1.1 §15.17 feGaussianBlur,
// <https://www.w3.org/TR/SVG11/filters.html#feGaussianBlurElement>. The work does not depend on the
// radius, the result not on where the picture is cut.

/// Three box blurs along one axis.
struct BoxBlur {
  /// For each pass how far before and behind a pixel the box reaches.
  private let passes: [(before: Int, behind: Int)]
  /// How far a pixel is seen.
  let reach: Int

  /// The blur nearest to a standard deviation, in pixels; 0 changes nothing.
  init(sigma: Double) {
    let d = sigma > 0 ? Int(min(sigma, 1000) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5) : 0
    guard d > 1 else {
      passes = []
      reach = 0
      return
    }
    let half = d / 2
    if d % 2 == 1 {
      passes = [(half, half), (half, half), (half, half)]
    } else {
      passes = [(half, half - 1), (half - 1, half), (half, half)]
    }
    reach = passes.reduce(0) { $0 + max($1.before, $1.behind) }
  }

  /// Blurs a map into another whose box lies inside, `reach` away from its edges.
  static func blur(
    _ source: CoverageMap,
    _ horizontal: BoxBlur,
    _ vertical: BoxBlur,
    into result: CoverageMap,
    _ pool: inout BufferPool
  ) {
    let (width, rows) = (result.box.width, source.box.height)
    let length = max(source.box.width, rows) + 1
    let lines = pool.take(length * 8)
    let middle = pool.take(width * rows * 2)
    let a = lines.bindMemory(to: UInt32.self)
    let half = middle.bindMemory(to: UInt16.self)
    guard var from = a.baseAddress, let between = half.baseAddress else { return }
    var to = from + length
    for y in 0..<rows {
      let row = source.address(source.box.minX, source.box.minY + y)
      for x in 0..<source.box.width { from[x] = UInt32(row[x]) * 257 }
      for pass in horizontal.passes {
        box(from, to, count: source.box.width, pass)
        swap(&from, &to)
      }
      let skip = result.box.minX - source.box.minX
      for x in 0..<width { between[y * width + x] = UInt16(truncatingIfNeeded: from[x + skip]) }
    }
    for x in 0..<width {
      for y in 0..<rows { from[y] = UInt32(between[y * width + x]) }
      for pass in vertical.passes {
        box(from, to, count: rows, pass)
        swap(&from, &to)
      }
      let skip = result.box.minY - source.box.minY
      for y in 0..<result.box.height {
        result.bytes[y * width + x] = UInt8(truncatingIfNeeded: (from[y + skip] + 128) / 257)
      }
    }
    pool.give(middle)
    pool.give(lines)
  }

  /// One box blur of a line; zero lies beyond its ends.
  private static func box(
    _ source: UnsafePointer<UInt32>,
    _ result: UnsafeMutablePointer<UInt32>,
    count: Int,
    _ pass: (before: Int, behind: Int)
  ) {
    let size = UInt32(pass.before + pass.behind + 1)
    var sum: UInt32 = size / 2
    for i in 0..<min(pass.behind, count) { sum &+= source[i] }
    for i in 0..<count {
      if i + pass.behind < count { sum &+= source[i + pass.behind] }
      result[i] = sum / size
      if i >= pass.before { sum &-= source[i - pass.before] }
    }
  }
}

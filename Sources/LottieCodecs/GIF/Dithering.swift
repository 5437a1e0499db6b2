/// An ordered pattern of 8 × 8 thresholds: <https://en.wikipedia.org/wiki/Ordered_dithering>.
struct BayerPattern {
  /// Offsets to add to a channel.
  private let offsets: [Int32]

  /// Creates a pattern whose strength follows the distance between the colors of a palette.
  init(_ palette: ColorPalette) {
    let spread = min(48, 512 / max(2, Double(palette.colors.count).squareRoot().rounded()))
    offsets = (0..<64).map { index in
      let (x, y) = (index % 8, index / 8)
      let threshold = BayerPattern.threshold(x, y)
      return Int32(((Double(threshold) + 0.5) / 64 - 0.5) * Double(spread))
    }
  }

  /// The bits of x ^ y and y, interlaced from the lowest up.
  private static func threshold(_ x: Int, _ y: Int) -> Int {
    (0..<3).reduce(0) { value, bit in
      let a = (x ^ y) >> bit & 1
      let b = y >> bit & 1
      return value << 2 | a << 1 | b
    }
  }

  /// An opaque color plus the offset of its position in the pattern.
  @inline(__always)
  func moved(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let offset = offsets[(y & 7) << 3 | x & 7]
    return opaque(channels(pixel) &+ offset)
  }
}

/// A pixel of red, green and blue, brought into their range.
@inline(__always)
private func opaque(_ color: SIMD4<Int32>) -> UInt32 {
  let byte = SIMD4<UInt32>(
    truncatingIfNeeded: color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  )
  return byte.x | byte.y << 8 | byte.z << 16 | 0xFF00_0000
}

/// Floyd and Steinberg's error diffusion, row by row from the left.
struct ErrorDiffusion {
  /// Errors in sixteenths of a step, from one pixel before the row to one after it.
  private var current: [SIMD4<Int32>]
  private var next: [SIMD4<Int32>]

  init(width: Int) {
    current = Array(repeating: .zero, count: width + 2)
    next = current
  }

  /// An opaque color plus the error diffused to its pixel.
  @inline(__always)
  mutating func moved(_ pixel: UInt32, x: Int) -> UInt32 {
    opaque(channels(pixel) &+ current[x + 1] / 16)
  }

  /// Diffuses the difference: 7 to the right, 3, 5 and 1 below.
  @inline(__always)
  mutating func spread(from wanted: UInt32, to shown: UInt32, x: Int) {
    let error = channels(wanted) &- channels(shown)
    current[x + 2] &+= error &* 7
    next[x] &+= error &* 3
    next[x + 1] &+= error &* 5
    next[x + 2] &+= error
  }

  /// Goes on with the next row.
  mutating func startRow() {
    swap(&current, &next)
    for index in next.indices { next[index] = .zero }
  }
}

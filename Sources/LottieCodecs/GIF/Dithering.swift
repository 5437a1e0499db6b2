/// An ordered pattern of 8 × 8 thresholds: <https://en.wikipedia.org/wiki/Ordered_dithering>.
struct BayerPattern {
  /// Offsets to add to a channel.
  private let offsets: [Int]

  /// A pattern as strong as the colours of a palette are far apart.
  init(_ palette: ColorPalette) {
    let spread = min(48, 512 / max(2, Double(palette.colors.count).squareRoot().rounded()))
    offsets = (0..<64).map { index in
      let (x, y) = (index % 8, index / 8)
      let threshold = BayerPattern.threshold(x, y)
      return Int(((Double(threshold) + 0.5) / 64 - 0.5) * Double(spread))
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

  /// A colour moved by the offset of its place.
  func moved(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let offset = offsets[(y & 7) << 3 | x & 7]
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let value = Int(pixel >> shift & 255) + offset
      result |= UInt32(min(max(value, 0), 255)) << shift
    }
    return result
  }
}

/// Floyd and Steinberg's error diffusion, row by row from the left.
struct ErrorDiffusion {
  private let width: Int
  private var current: [SIMD3<Int32>]
  private var next: [SIMD3<Int32>]
  private var lastX = -1

  init(width: Int) {
    self.width = width
    current = Array(repeating: .zero, count: width + 2)
    next = current
  }

  /// A colour with what others left for its place, in sixteenths.
  mutating func moved(_ pixel: UInt32, x: Int) -> UInt32 {
    if x <= lastX { startRow() }
    lastX = x
    let error = current[x + 1]
    var result: UInt32 = 0xFF00_0000
    for channel in 0..<3 {
      let shift = UInt32(channel * 8)
      let value = Int32(pixel >> shift & 255) + error[channel] / 16
      result |= UInt32(min(max(value, 0), 255)) << shift
    }
    return result
  }

  /// Hands the difference on: 7 to the right, 3, 5 and 1 below.
  mutating func spread(from wanted: UInt32, to shown: UInt32, x: Int) {
    var error = SIMD3<Int32>()
    for channel in 0..<3 {
      let shift = UInt32(channel * 8)
      error[channel] = Int32(wanted >> shift & 255) - Int32(shown >> shift & 255)
    }
    current[x + 2] &+= error &* 7
    next[x] &+= error &* 3
    next[x + 1] &+= error &* 5
    next[x + 2] &+= error
  }

  private mutating func startRow() {
    swap(&current, &next)
    for index in next.indices { next[index] = .zero }
  }
}

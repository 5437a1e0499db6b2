internal import LottieScene

// Locally sorted search (P. Heckbert, "Color image quantization for frame buffer display", 1982), in two
// steps: a region of 32 steps a side keeps the colors that can be nearest to anything in it, a cell
// of 8 those of its region's. Exact: the outcome is that of comparing with all colors.

/// Finds the color of a palette that is nearest to another, its cost included; one for each worker.
///
/// Green has the largest weight, as in the eye; of equally near colors the first is taken.
struct ColorLookup {
  /// The weights of red, green and blue in a squared distance.
  static let weights = SIMD4<Int32>(2, 4, 3, 0)

  let palette: ColorPalette
  /// The color lists, one after another: each entry is a color with its palette index in the
  /// alpha byte.
  ///
  /// The whole palette comes first.
  private var members: [UInt32]
  /// Start of the list of each cell in `members`, times 256, plus its length; 0 before it is made.
  private var cells = [UInt32](repeating: 0, count: 1 << 15)
  private var regions = [UInt32](repeating: 0, count: 1 << 9)
  private let costs: [Int32]

  init(_ palette: ColorPalette) {
    self.palette = palette
    costs = palette.costs
    members = palette.colors.enumerated().map { $1 & 0xFF_FFFF | UInt32($0) << 24 }
  }

  /// The index of the palette's color for an opaque pixel.
  @inline(__always)
  mutating func nearest(to pixel: UInt32) -> UInt8 {
    let cell = cube(of: pixel, bits: 5)
    let list = cells[cell] == 0 ? fillCell(cell) : cells[cell]
    return nearest(to: pixel, of: list)
  }

  /// The same for a pixel that is asked for once: makes no list for its cell.
  mutating func nearestOnce(to pixel: UInt32) -> UInt8 {
    let region = cube(of: pixel, bits: 3)
    let list = regions[region] == 0 ? fillRegion(region) : regions[region]
    return nearest(to: pixel, of: list)
  }

  /// The lower byte of what is compared is the index: the first of equals wins, and no branch is
  /// guessed wrongly.
  @inline(__always)
  private func nearest(to pixel: UInt32, of list: UInt32) -> UInt8 {
    members.withUnsafeBufferPointer { members in
      costs.withUnsafeBufferPointer { costs in
        let start = Int(list >> 8)
        var best = Int32.max
        for index in start..<start + Int(list & 255) {
          let member = members[index]
          let place = member >> 24
          let distance = weightedDistance(pixel, member) &+ costs[Int(place)]
          best = min(best, distance << 8 | Int32(place))
        }
        return UInt8(truncatingIfNeeded: best)
      }
    }
  }

  private mutating func fillCell(_ cell: Int) -> UInt32 {
    let position = SIMD4(Int32(cell >> 10), Int32(cell >> 5 & 31), Int32(cell & 31), 0)
    let part = position &>> 2
    let region = Int(part.x << 6 | part.y << 3 | part.z)
    let list = regions[region] == 0 ? fillRegion(region) : regions[region]
    cells[cell] = keep(list, near: position &* 8, side: 8)
    return cells[cell]
  }

  private mutating func fillRegion(_ region: Int) -> UInt32 {
    let position = SIMD4(Int32(region >> 6), Int32(region >> 3 & 7), Int32(region & 7), 0)
    regions[region] = keep(UInt32(palette.colors.count), near: position &* 32, side: 32)
    return regions[region]
  }

  /// Keeps the colors of a list that can be nearest to some point of a cube.
  private mutating func keep(_ list: UInt32, near low: SIMD4<Int32>, side: Int32) -> UInt32 {
    let high = low &+ (side - 1)
    let range = Int(list >> 8)..<Int(list >> 8) + Int(list & 255)
    var limit = Int32.max
    for index in range {
      let color = channels(members[index])
      let cost = costs[Int(members[index] >> 24)]
      limit = min(limit, weighed(pointwiseMax(color &- low, high &- color)) + cost)
    }
    let start = members.count
    for index in range {
      let color = channels(members[index])
      let gap = pointwiseMax(pointwiseMax(low &- color, color &- high), .zero)
      if weighed(gap) + costs[Int(members[index] >> 24)] <= limit { members.append(members[index]) }
    }
    return UInt32(start) << 8 | UInt32(members.count - start)
  }
}

/// The upper bits of red, green and blue.
@inline(__always)
private func cube(of pixel: UInt32, bits: UInt32) -> Int {
  let mask: UInt32 = 1 << bits - 1
  let red = pixel >> (8 - bits) & mask
  let green = pixel >> (16 - bits) & mask
  let blue = pixel >> (24 - bits) & mask
  return Int((red << bits | green) << bits | blue)
}

/// Red, green and blue of a pixel, and nothing.
@inline(__always)
func channels(_ pixel: UInt32) -> SIMD4<Int32> {
  SIMD4(Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), 0)
}

/// The squared length of a difference; the fourth part does not count.
@inline(__always)
private func weighed(_ d: SIMD4<Int32>) -> Int32 { (d &* d &* ColorLookup.weights).wrappedSum() }

/// The squared distance of two colors, weighted.
@inline(__always)
func weightedDistance(_ a: UInt32, _ b: UInt32) -> Int32 {
  let red = Int32(a & 255) &- Int32(b & 255)
  let green = Int32(a >> 8 & 255) &- Int32(b >> 8 & 255)
  let blue = Int32(a >> 16 & 255) &- Int32(b >> 16 & 255)
  return 2 &* red &* red &+ 4 &* green &* green &+ 3 &* blue &* blue
}

/// The squared distance of two colors, channels alike.
@inline(__always)
func squaredDistance(_ a: UInt32, _ b: UInt32) -> Int {
  let red = Int(a & 255) &- Int(b & 255)
  let green = Int(a >> 8 & 255) &- Int(b >> 8 & 255)
  let blue = Int(a >> 16 & 255) &- Int(b >> 16 & 255)
  return red &* red &+ green &* green &+ blue &* blue
}

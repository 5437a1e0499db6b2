internal import LottieScene

// Colors are chosen by variance-minimizing cuts (X. Wu, "Color quantization by dynamic programming and
// principal analysis", 1992, in its simple greedy form) of a histogram with 32 steps a channel, then
// moved to the means of what falls to them, twice.

/// Counts colors and chooses a palette.
struct ColorCensus {
  /// Pixels of an image that are counted, half as many to twice as many; sums of a hundred such
  /// images fit.
  static let sampleSize = 1 << 16
  /// Images that are counted.
  static let maximumSamples = 100

  /// Sums of red, green and blue, and how many.
  private var bins = [SIMD4<UInt32>](repeating: .zero, count: 1 << 15)
  /// The colors themselves, as long as a palette holds them.
  private var exact = ColorSet()

  /// Counts the pixels of an image that are not transparent: of large ones, a lattice of them.
  ///
  /// - Precondition: At most `maximumSamples` are added.
  mutating func add(_ pixmap: Pixmap, _ cut: AlphaCut) {
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      exact.add(pixels, cut)
      bins.withUnsafeMutableBufferPointer { bins in
        Lattice.visit(pixmap, about: Self.sampleSize) { index in
          let pixel = cut(pixels[index])
          guard pixel != 0 else { return }
          let (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
          bins[Int((r >> 3) << 10 | (g >> 3) << 5 | b >> 3)] &+= SIMD4(r, g, b, 1)
        }
      }
    }
  }

  /// The palette: all colors if they are few.
  ///
  /// - Parameter count: The maximum number.
  /// - Returns: The colors.
  func palette(of count: Int) -> ColorPalette {
    if let colors = exact.colors, colors.count <= count { return ColorPalette(colors.sorted()) }
    let used = bins.compactMap { $0.w > 0 ? SIMD4<Double>($0) : nil }
    var cuts = ColorCuts(used)
    var centers = cuts.means(of: count)
    for _ in 0..<2 { centers = ColorCensus.moved(centers, used) }
    return ColorPalette(centers)
  }

  /// Each color at the mean of the bins nearest to it.
  private static func moved(_ centers: [UInt32], _ bins: [SIMD4<Double>]) -> [UInt32] {
    var lookup = ColorLookup(ColorPalette(centers))
    var sums = [SIMD4<Double>](repeating: .zero, count: centers.count)
    for bin in bins { sums[Int(lookup.nearestOnce(to: bin.meanColor))] += bin }
    return Set(zip(centers, sums).map { $1.w > 0 ? $1.meanColor : $0 }).sorted()
  }
}

extension SIMD4<Double> {
  /// The mean of a sum of colors whose fourth part is their number.
  var mean: SIMD4<Double> { self / w }

  /// That as a pixel.
  fileprivate var meanColor: UInt32 {
    let byte = SIMD4<UInt32>(mean.rounded(.toNearestOrAwayFromZero))
    return byte.x | byte.y << 8 | byte.z << 16 | 0xFF00_0000
  }
}

/// Cuts a list of bins until there are enough parts.
private struct ColorCuts {
  private struct Part {
    var range: Range<Int>
    var mean: SIMD4<Double>
    /// Sum of squared distances from the mean, by channel.
    var variance: SIMD4<Double>
    var error: Double { variance.x + variance.y + variance.z }
  }

  private var bins: [SIMD4<Double>]

  init(_ bins: [SIMD4<Double>]) { self.bins = bins }

  /// The mean colors of so many parts; fewer when bins are.
  mutating func means(of count: Int) -> [UInt32] {
    var parts = [part(bins.indices)]
    while parts.count < count,
      let worst = parts.indices.max(by: { parts[$0].error < parts[$1].error }),
      parts[worst].range.count > 1, parts[worst].error > 0
    {
      let (low, high) = halves(of: parts[worst])
      parts[worst] = part(low)
      parts.append(part(high))
    }
    return Set(parts.map { $0.mean.meanColor }).sorted()
  }

  private func part(_ range: Range<Int>) -> Part {
    let sum = bins[range].reduce(.zero, +)
    let mean = sum.mean
    let variance = bins[range].reduce(SIMD4<Double>.zero) { total, bin in
      let d = bin.mean - mean
      return total + d * d * bin.w * SIMD4(2, 4, 3, 0)
    }
    return Part(range: range, mean: mean, variance: variance)
  }

  /// Both sides of the mean along the channel that varies most.
  private mutating func halves(of part: Part) -> (Range<Int>, Range<Int>) {
    let axis = (0..<3).max { part.variance[$0] < part.variance[$1] } ?? 0
    let mean = part.mean[axis]
    let middle = bins[part.range].partition { $0[axis] > mean * $0.w }
    let isCut = part.range.lowerBound < middle && middle < part.range.upperBound
    let cut = isCut ? middle : part.range.lowerBound + 1
    return (part.range.lowerBound..<cut, cut..<part.range.upperBound)
  }
}

/// Colors as long as they are at most 255.
private struct ColorSet {
  /// The colors, by hash; 0 is none.
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var count = 0

  /// Nil when there are more.
  var colors: [UInt32]? { count > 255 ? nil : slots.filter { $0 != 0 } }

  mutating func add(_ pixels: UnsafeBufferPointer<UInt32>, _ cut: AlphaCut) {
    var last: UInt32 = 0
    for pixel in pixels where pixel != last {
      last = pixel
      insert(cut(pixel))
      if count > 255 { return }
    }
  }

  private mutating func insert(_ color: UInt32) {
    guard color != 0 else { return }
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      if slots[slot] == color { return }
      slot = (slot + 1) & 1023
    }
    slots[slot] = color
    count += 1
  }
}

/// Pixels sampled evenly from an image.
enum Lattice {
  /// Visits every n-th pixel, so that about `count` are visited; all pixels of a small image.
  @inline(__always)
  static func visit(_ pixmap: Pixmap, about count: Int, _ body: (Int) -> Void) {
    let step = max(1, pixmap.width * pixmap.height / count)
    for y in 0..<pixmap.height {
      let row = y * pixmap.width
      for index in stride(from: row + y % step, to: row + pixmap.width, by: step) { body(index) }
    }
  }
}

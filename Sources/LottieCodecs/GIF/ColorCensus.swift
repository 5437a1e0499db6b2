internal import LottieScene

// Colours are chosen by variance-minimising cuts (X. Wu, "Color quantization by dynamic programming and
// principal analysis", 1992, in its simple greedy form) of a histogram with 32 steps a channel, then
// moved to the means of what falls to them, twice.

/// Counts colours and chooses those that stand for all.
struct ColorCensus {
  /// A group of like colours.
  struct Bin {
    var sum = SIMD3<Double>()
    var count = 0.0

    var mean: SIMD3<Double> { sum / count }
  }

  private var bins = [Bin](repeating: Bin(), count: 1 << 15)
  /// The colours themselves, as long as a palette holds them.
  private var exact: Set<UInt32>? = []

  /// Counts the pixels of a picture that are not transparent.
  mutating func add(_ pixels: [UInt32]) {
    var start = 0
    while start < pixels.count {
      let pixel = pixels[start]
      var end = start + 1
      while end < pixels.count, pixels[end] == pixel { end += 1 }
      if pixel >> 24 != 0 { add(pixel, Double(end - start)) }
      start = end
    }
  }

  private mutating func add(_ pixel: UInt32, _ count: Double) {
    let (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    let bin = Int((r >> 3) << 10 | (g >> 3) << 5 | b >> 3)
    bins[bin].sum += SIMD3(Double(r), Double(g), Double(b)) * count
    bins[bin].count += count
    guard exact != nil, exact?.contains(pixel) == false else { return }
    exact?.insert(pixel)
    if let size = exact?.count, size > 255 { exact = nil }
  }

  /// The colours that stand for all: each of them if they are few.
  ///
  /// - Parameter count: How many at most.
  /// - Returns: The colours.
  func palette(of count: Int) -> ColorPalette {
    if let exact, exact.count <= count { return ColorPalette(exact.sorted()) }
    let used = bins.filter { $0.count > 0 }
    var centers = ColorBox.split(used, into: count).map(\.mean)
    for _ in 0..<2 { centers = ColorCensus.moved(centers, used) }
    let colors = Set(centers.map(ColorCensus.pixel))
    return ColorPalette(colors.sorted())
  }

  /// Each centre at the mean of the bins nearest to it.
  private static func moved(_ centers: [SIMD3<Double>], _ bins: [Bin]) -> [SIMD3<Double>] {
    var sums = [Bin](repeating: Bin(), count: centers.count)
    let palette = ColorPalette(centers.map(pixel))
    for bin in bins {
      let mean = bin.mean
      let place = palette.nearest(red: Int32(mean.x), green: Int32(mean.y), blue: Int32(mean.z))
      sums[place].sum += bin.sum
      sums[place].count += bin.count
    }
    return zip(centers, sums).map { center, sum in sum.count > 0 ? sum.mean : center }
  }

  private static func pixel(_ color: SIMD3<Double>) -> UInt32 {
    let byte = color.rounded(.toNearestOrAwayFromZero).clamped(
      lowerBound: SIMD3(repeating: 0),
      upperBound: SIMD3(repeating: 255)
    )
    return UInt32(byte.x) | UInt32(byte.y) << 8 | UInt32(byte.z) << 16 | 0xFF00_0000
  }
}

/// Bins that one colour shall stand for.
private struct ColorBox {
  private let bins: [ColorCensus.Bin]
  let mean: SIMD3<Double>
  /// Sum of squared distances from the mean, by channel.
  private let variance: SIMD3<Double>

  private init(_ bins: [ColorCensus.Bin]) {
    self.bins = bins
    let sum = bins.reduce(SIMD3<Double>()) { $0 + $1.sum }
    let count = bins.reduce(0) { $0 + $1.count }
    let mean = sum / max(count, 1)
    self.mean = mean
    variance = bins.reduce(SIMD3<Double>()) { total, bin in
      let d = bin.mean - mean
      return total + d * d * bin.count * SIMD3(2, 4, 3)
    }
  }

  private var error: Double { variance.sum() }

  /// Cuts the box of the greatest error until there are enough.
  static func split(_ bins: [ColorCensus.Bin], into count: Int) -> [ColorBox] {
    var boxes = [ColorBox(bins)]
    while boxes.count < count,
      let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
      boxes[worst].bins.count > 1, boxes[worst].error > 0
    {
      let (low, high) = boxes[worst].halves
      boxes[worst] = low
      boxes.append(high)
    }
    return boxes
  }

  /// Both sides of the mean along the channel that varies most.
  private var halves: (ColorBox, ColorBox) {
    let axis = (0..<3).max { variance[$0] < variance[$1] } ?? 0
    let low = bins.filter { $0.mean[axis] <= mean[axis] }
    let high = bins.filter { $0.mean[axis] > mean[axis] }
    guard !low.isEmpty, !high.isEmpty else {
      return (ColorBox(Array(bins[..<1])), ColorBox(Array(bins[1...])))
    }
    return (ColorBox(low), ColorBox(high))
  }
}

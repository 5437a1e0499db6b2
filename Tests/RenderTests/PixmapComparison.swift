import LottieScene

/// The pixels in which two images of one size differ.
///
/// Colors are compared straight, as a PNG has them, and not at all where one is transparent. Where
/// alpha is small a step of premultiplied color is many of straight color, so that premultiplied
/// bytes within 1 count as equal too.
struct PixmapComparison {
  /// Pixels with a channel that differs by more than 1.
  private(set) var pixels = 0
  /// The greatest difference of a channel among them.
  private(set) var difference = 0
  /// Differences times eight, opaque.
  private(set) var pixmap: Pixmap

  init(_ a: Pixmap, _ b: Pixmap) {
    pixmap = Pixmap(width: a.width, height: a.height, fill: 0xFF00_0000)
    for i in a.pixels.indices where a.pixels[i] != b.pixels[i] {
      let stored = PixmapComparison.differences(a.pixels[i].channels, b.pixels[i].channels)
      guard (stored.max() ?? 0) > 1 else { continue }
      let straight = PixmapComparison.differences(a.pixels[i].straight, b.pixels[i].straight)
      pixels += 1
      difference = max(difference, straight.max() ?? 0)
      let shown = straight.map { UInt32(min(255, $0 * 8)) }
      pixmap.pixels[i] =
        max(shown[0], shown[3]) | max(shown[1], shown[3]) << 8 | max(shown[2], shown[3]) << 16
        | 0xFF00_0000
    }
  }

  static func differences(_ a: [Int], _ b: [Int]) -> [Int] {
    if a[3] == 0 || b[3] == 0 { return [0, 0, 0, abs(a[3] - b[3])] }
    return zip(a, b).map { abs($0 - $1) }
  }
}

extension UInt32 {
  /// Red, green, blue, alpha as they are stored.
  var channels: [Int] { [0, 8, 16, 24].map { Int(self >> $0 & 0xFF) } }

  /// Red, green, blue, alpha, not premultiplied.
  var straight: [Int] {
    let (parts, alpha) = (channels, Int(self >> 24))
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return parts[..<3].map { Swift.min(255, ($0 * 255 + alpha / 2) / alpha) } + [alpha]
  }
}

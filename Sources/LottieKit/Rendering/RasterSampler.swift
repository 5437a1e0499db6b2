package import LottieEngine
import LottieGeometry
import LottieRaster
package import LottieScene

/// Averages lists by drawing them small: coverage is exact, so that size matters little.
package struct RasterSampler: ImageSampler {
  private static let maximumSide = 64.0
  private static let budget = DrawingBudget(work: 100_000_000, layerBytes: 64 << 20)

  /// Creates a sampler; all are alike.
  package init() {}

  /// The mean color of a list, over the whole of its size.
  package func mean(of list: DisplayList) -> ImageMean {
    let width = Int(max(1, min(list.size.width.rounded(.up), Self.maximumSide)))
    let height = Int(max(1, min(list.size.height.rounded(.up), Self.maximumSide)))
    let rasterizer = Rasterizer(width: width, height: height)
    rasterizer.isIncremental = false
    rasterizer.budget = Self.budget
    let view = Affine.scale(Double(width) / list.size.width, Double(height) / list.size.height)
    _ = rasterizer.draw(list, view: view)
    let color = rasterizer.withRows { Self.mean($0) }
    let isWhole = rasterizer.omissions.isEmpty
    return ImageMean(color: color, work: isWhole ? rasterizer.estimatedWork : .max)
  }

  /// Calls a closure with a stack that is large enough for the deepest document.
  package func withLargeStack<Result>(_ body: () -> Result) -> Result {
    WorkerThreads.withLargeStack(body)
  }

  /// The mean of the colors, weighted by alpha, and the mean alpha.
  private static func mean(_ rows: PixelRows) -> Color {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for pixel in rows.pixels {
      red += Int(pixel & 0xFF)
      green += Int(pixel >> 8 & 0xFF)
      blue += Int(pixel >> 16 & 0xFF)
      alpha += Int(pixel >> 24)
    }
    guard alpha > 0 else { return .clear }
    func share(_ sum: Int) -> Double { min(1, Double(sum) / Double(alpha)) }
    return Color(
      red: share(red),
      green: share(green),
      blue: share(blue),
      alpha: Double(alpha) / Double(255 * rows.pixels.count)
    )
  }
}

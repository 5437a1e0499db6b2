import LottieScene

/// The paint of spans.
struct Ink {
  var source: Source
  /// Factor of everything, 0…255; a solid color has its own alpha on top.
  var alpha: UInt32
  /// Blend mode with what lies below.
  var blend: BlendMode

  enum Source {
    case solid(SolidColor)
    case gradient(GradientShader)
    case image(ImageShader)
  }

  /// The premultiplied colors of a row's pixels, the factor applied.
  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    switch source {
    case .solid(let color):
      row.update(repeating: scaled(color.full, color.alpha), count: count)
      return
    case .gradient(let shader): shader.shade(row, x: x, y: y, count: count)
    case .image(let shader): shader.shade(row, x: x, y: y, count: count)
    }
    SourceOver.scale(row, count: count, by: alpha)
  }

  /// Whether pixels are opaque and simply replace what lies below.
  var replaces: Bool {
    guard alpha == 255, blend == .normal else { return false }
    if case .gradient(let shader) = source { return shader.isOpaque }
    return false
  }
}

extension Color {
  /// The color as the rasterizer mixes it, its alpha times a factor of 255ths.
  func solid(alpha factor: UInt32) -> SolidColor {
    let full =
      UInt32(Color.byte(red)) | UInt32(Color.byte(green)) << 8 | UInt32(Color.byte(blue)) << 16
      | 0xff00_0000
    let a = alpha > 0 ? min(alpha, 1) : 0
    return SolidColor(full: full, alpha: UInt32(a * Double(factor) + 0.5))
  }
}

import LottieScene

/// The glow of bright parts.
///
/// After Effects' formula is not public: here what is above the threshold is kept in proportion.
enum Glowing {
  /// Makes dark pixels transparent, and others the more the nearer they are to the threshold.
  static func keepBright(_ surface: Surface, above threshold: Float) {
    let level = max(0, min(threshold, 0.999))
    let box = surface.box
    for y in box.minY..<box.maxY {
      let row = surface.address(box.minX, y)
      for x in 0..<box.width where row[x] >= 1 << 24 {
        let color = PixelVector.floats(row[x])
        let brightness = max(color.x, color.y, color.z) / color.w
        row[x] = PixelVector.pixel(color * max(0, (brightness - level) / (1 - level)))
      }
    }
  }

  /// Blends a surface with its glow.
  static func mix(_ light: Surface, _ glow: GlowFilter, with result: Surface) {
    let box = result.box
    let intensity = Float(max(0, min(glow.intensity, 255)))
    for y in box.minY..<box.maxY {
      let (row, source) = (result.address(box.minX, y), light.address(box.minX, y))
      for x in 0..<box.width {
        source[x] = PixelVector.pixel(PixelVector.floats(source[x]) * intensity)
      }
      switch glow.order {
      case .above: BlendRow.draw(source, on: row, count: box.width, mode: glow.blend)
      case .below:
        BlendRow.draw(row, on: source, count: box.width, mode: glow.blend)
        row.update(from: source, count: box.width)
      case .alone: row.update(from: source, count: box.width)
      }
    }
  }
}

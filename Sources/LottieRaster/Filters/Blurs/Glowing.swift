import LottieGeometry
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

extension GlowFilter: RasterFilter {
  private func boxes(_ view: Affine) -> (x: BoxBlur, y: BoxBlur) {
    let sigma = FilterMargin.sigma(sigma, transform.then(view))
    return (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
  }

  func reach(_ margins: FilterMargin) -> FilterReach {
    let (x, y) = boxes(margins.view)
    return FilterReach(x: x.margin, y: y.margin)
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    (60 * part.wide.area, 12 * part.wide.area + 8 * part.wide.height * part.result.width)
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let painter = drawing.painter
    let (x, y) = boxes(drawing.margins.view)
    let (wide, memory) = painter.takeSurface(result.box.outset(x.margin, y.margin))
    let (light, more) = painter.takeSurface(result.box)
    defer {
      painter.release(more)
      painter.release(memory)
    }
    source.copy(to: wide)
    Glowing.keepBright(wide, above: Float(threshold))
    PixelBlur.blur(wide, x, y, into: light, &painter.pool)
    source.copy(to: result)
    Glowing.mix(light, self, with: result)
  }
}

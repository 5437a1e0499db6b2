import LottieGeometry
import LottieScene

extension Painter {
  /// Largest distance of chords from curves, in pixels.
  static let fillTolerance = 0.04
  /// The same, of stroke outlines.
  static let strokeTolerance = 0.1

  func drawFill(_ item: FillItem, _ index: Int, on canvas: Canvas) {
    let map = item.transform.then(view)
    guard let ink = ink(item.paint, item.blend, map, canvas) else { return }
    arena.removeAll()
    arena.append(item.path.path, map, tolerance: Self.fillTolerance)
    paintArena(rule: item.rule, ink, on: canvas)
  }

  func drawStroke(_ item: StrokeItem, _ index: Int, on canvas: Canvas) {
    let map = item.transform.then(view)
    guard let ink = ink(item.paint, item.blend, map, canvas) else { return }
    let scale = map.maxScale
    guard scale > 0, scale.isFinite else { return }
    stroker.stroke(item.path.path, style: item.style, tolerance: Self.strokeTolerance / scale)
    arena.removeAll()
    arena.append(stroker.outline, map)
    paintArena(rule: .nonZero, ink, on: canvas)
  }

  func drawImage(_ item: ImageItem, _ index: Int, on canvas: Canvas) {
    let map = item.transform.then(view)
    let source = item.image.pixmap
    guard source.width > 0, source.height > 0, item.size.width > 0, item.size.height > 0 else {
      return
    }
    let pixelMap = Affine.scale(
      item.size.width / Double(source.width),
      item.size.height / Double(source.height)
    ).then(map)
    let picture = mips.picture(for: item.image, scale: pixelMap.meanScale)
    let levelMap = Affine.scale(
      Double(source.width) / Double(picture.width),
      Double(source.height) / Double(picture.height)
    ).then(pixelMap)
    guard let toImage = levelMap.inverse else { return }
    arena.removeAll()
    arena.append(
      Rect(minX: 0, minY: 0, maxX: item.size.width, maxY: item.size.height),
      map
    )
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let shader = ImageShader(
        base,
        width: picture.width,
        height: picture.height,
        toImage: toImage
      )
      guard let shader else { return }
      let ink = Ink(
        source: .image(shader),
        alpha: canvas.opacity,
        blend: canvas.blend ?? item.blend
      )
      paintArena(rule: .nonZero, ink, on: canvas)
    }
  }

  private func paintArena(rule: FillRule, _ ink: Ink, on canvas: Canvas) {
    let rows = canvas.scissor.minY..<canvas.scissor.maxY
    guard let spans = coverage(rule: rule, rows: rows, limit: frame) else { return }
    paint(spans, with: ink, on: canvas)
  }

  /// The ink of a paint, or nil when it would not be seen.
  private func ink(_ paint: Paint, _ blend: BlendMode, _ map: Affine, _ canvas: Canvas) -> Ink? {
    let blend = canvas.blend ?? blend
    switch paint {
    case .solid(let color):
      let solid = color.solid(alpha: canvas.opacity)
      guard solid.alpha > 0 else { return nil }
      return Ink(source: .solid(solid), alpha: 255, blend: blend)
    case .gradient(let gradient, let opacity):
      let strength = opacity > 0 ? min(opacity, 1) : 0
      let alpha = UInt32(strength * Double(canvas.opacity) + 0.5)
      guard alpha > 0, let last = gradient.stops.last, let toItem = map.inverse else { return nil }
      let table = tables.table(for: gradient.stops)
      guard let shader = GradientShader(gradient, table: table, toItem: toItem) else {
        return Ink(source: .solid(last.color.solid(alpha: alpha)), alpha: 255, blend: blend)
      }
      return Ink(source: .gradient(shader), alpha: alpha, blend: blend)
    }
  }
}

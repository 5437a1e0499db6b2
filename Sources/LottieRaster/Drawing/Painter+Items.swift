import LottieGeometry
import LottieScene

extension Painter {
  /// Largest distance of chords from curves, in pixels.
  static let fillTolerance = 0.04
  /// The same, of stroke outlines.
  static let strokeTolerance = 0.06

  func drawFill(_ item: FillItem, _ index: Int, on canvas: Canvas) {
    let map = item.transform.then(view)
    guard let ink = ink(item.paint, item.blend, map, canvas) else { return }
    let key = ShapeKey(path: item.path, map: map, outline: .fill(item.rule))
    if paintCached(key, index, ink, on: canvas) { return }
    arena.set(item.path, map, tolerance: Self.fillTolerance)
    paintArena(rule: item.rule, ink, on: canvas, index, key)
  }

  func drawStroke(_ item: StrokeItem, _ index: Int, on canvas: Canvas) {
    let map = item.transform.then(view)
    guard let ink = ink(item.paint, item.blend, map, canvas) else { return }
    let scale = map.maxScale
    guard scale > 0, scale.isFinite else { return }
    let key = ShapeKey(path: item.path, map: map, outline: .stroke(item.style))
    if paintCached(key, index, ink, on: canvas) { return }
    let visible = item.style.dashes == nil ? nil : map.inverse?.apply(canvas.limit.rect)
    stroker.stroke(
      item.path.path,
      style: item.style,
      tolerance: Self.strokeTolerance / scale,
      visible: visible
    )
    arena.removeAll()
    arena.append(stroker.outline, map)
    paintArena(rule: .nonZero, ink, on: canvas, index, key)
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
    let pixmap = mips.pixmap(for: item.image, scale: pixelMap.meanScale)
    let levelMap = Affine.scale(
      Double(source.width) / Double(pixmap.width),
      Double(source.height) / Double(pixmap.height)
    ).then(pixelMap)
    guard let toImage = levelMap.inverse else { return }
    arena.removeAll()
    arena.append(
      Rect(minX: 0, minY: 0, maxX: item.size.width, maxY: item.size.height),
      map
    )
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let shader = ImageShader(
        base,
        width: pixmap.width,
        height: pixmap.height,
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

  /// Paints a shape whose coverage is cached.
  ///
  /// - Returns: Whether it was.
  private func paintCached(_ key: ShapeKey, _ index: Int, _ ink: Ink, on canvas: Canvas) -> Bool {
    guard usesCache, canvas.limit == frame,
      let spans = cache.spans(at: records[index].slot, key)
    else { return false }
    paint(spans, with: ink, on: canvas)
    return true
  }

  /// Paints the shape in the arena; one that did not change since the last list is cached.
  private func paintArena(
    rule: FillRule,
    _ ink: Ink,
    on canvas: Canvas,
    _ index: Int,
    _ key: ShapeKey
  ) {
    guard canvas.caches, records[index].unchangedShapeFrames > 0 else {
      paintArena(rule: rule, ink, on: canvas)
      return
    }
    let rows = frame.minY..<frame.maxY
    guard let spans = coverage(rule: rule, rows: rows, limit: frame) else { return }
    cache.remove(records[index].slot)
    records[index].slot = cache.insert(spans.compactCopy(), key)
    paint(spans, with: ink, on: canvas)
  }

  private func paintArena(rule: FillRule, _ ink: Ink, on canvas: Canvas) {
    if paintDirectly(rule: rule, ink, on: canvas) { return }
    let rows = canvas.scissor.minY..<canvas.scissor.maxY
    guard let spans = coverage(rule: rule, rows: rows, limit: canvas.limit) else { return }
    paint(spans, with: ink, on: canvas)
  }

  /// Paints the shape in the arena while its coverage is computed, where nothing else is done to that.
  ///
  /// - Returns: Whether it could.
  private func paintDirectly(rule: FillRule, _ ink: Ink, on canvas: Canvas) -> Bool {
    guard case .solid(let color) = ink.source, ink.blend == .normal, color.alpha > 0,
      arena.rowsAlike.count <= 1, let box = coveredBox(limit: canvas.limit)
    else { return false }
    let seen = box.intersection(canvas.scissor)
    if seen.isEmpty { return true }
    guard seen.minX == box.minX, seen.maxX == box.maxX,
      canvas.clip.map({ $0.inner.contains(seen) }) ?? true
    else { return false }
    let rows = seen.minY..<seen.maxY
    accumulator.paint(&arena, in: box, rows: rows, rule: rule, color, on: canvas.surface)
    return true
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

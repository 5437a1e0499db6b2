import LottieGeometry
import LottieScene

extension BlurFilter: RasterFilter {
  func reach(_ margins: FilterMargin) -> FilterReach {
    let sigma = FilterMargin.sigma(sigma, transform.then(margins.view))
    return FilterReach(x: BoxBlur(sigma: sigma.x).margin, y: BoxBlur(sigma: sigma.y).margin)
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    (25 * part.wide.area, 4 * part.wide.area + PixelBlur.bytes(part.wide, part.result))
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let map = transform.then(drawing.margins.view)
    let sigma = FilterMargin.sigma(sigma, map)
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    drawing.painter.blur(
      source,
      x,
      y,
      repeating: repeatedEdge,
      inLight: isInLight,
      of: map,
      into: result
    )
  }
}

extension Painter {
  /// Blurs a surface by boxes along both axes; `edge` is the box whose edge pixels are repeated, in the coordinates that
  /// `map` maps to pixels.
  func blur(
    _ source: Surface,
    _ x: BoxBlur,
    _ y: BoxBlur,
    repeating edge: Rect?,
    inLight: Bool = false,
    of map: Affine,
    into result: Surface
  ) {
    let (wide, buffer) = takeSurface(result.box.outset(x.margin, y.margin))
    defer { release(buffer) }
    source.copy(to: wide)
    if inLight { wide.apply(LightTable.toLight) }
    defer { if inLight { result.apply(LightTable.fromLight) } }
    guard let edge, map.keepsAxes else {
      return PixelBlur.blur(wide, x, y, into: result, &pool)
    }
    // Pixels on an edge count as beyond it: they hold only a part of what is repeated.
    let box = map.apply(edge)
    wide.repeatEdges(of: box.roundedInwards)
    PixelBlur.blur(wide, x, y, into: result, &pool)
    result.clear(outside: PixelBox(touchedBy: box.insetBy(0.5), in: result.box))
  }
}

extension Rect {
  /// The whole pixels within.
  fileprivate var roundedInwards: Rect {
    Rect(
      minX: minX.rounded(.up),
      minY: minY.rounded(.up),
      maxX: maxX.rounded(.down),
      maxY: maxY.rounded(.down)
    )
  }
}

extension Surface {
  /// Sets what lies beyond a box to the pixels nearest within it.
  fileprivate func repeatEdges(of rect: Rect) {
    let inner = PixelBox(touchedBy: rect, in: box)
    guard !inner.isEmpty else { return }
    for y in inner.minY..<inner.maxY {
      let row = address(box.minX, y)
      let (first, last) = (inner.minX - box.minX, inner.maxX - box.minX - 1)
      row.update(repeating: row[first], count: first)
      (row + last).update(repeating: row[last], count: box.maxX - inner.maxX + 1)
    }
    for y in box.minY..<box.maxY where y < inner.minY || y >= inner.maxY {
      let nearest = y < inner.minY ? inner.minY : inner.maxY - 1
      address(box.minX, y).update(from: address(box.minX, nearest), count: box.width)
    }
  }

  /// Makes what lies beyond a box transparent.
  fileprivate func clear(outside inner: PixelBox) {
    guard !inner.isEmpty else { return fill(box, 0) }
    fill(PixelBox(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: inner.minY), 0)
    fill(PixelBox(minX: box.minX, minY: inner.maxY, maxX: box.maxX, maxY: box.maxY), 0)
    fill(PixelBox(minX: box.minX, minY: box.minY, maxX: inner.minX, maxY: box.maxY), 0)
    fill(PixelBox(minX: inner.maxX, minY: box.minY, maxX: box.maxX, maxY: box.maxY), 0)
  }
}

import LottieGeometry
import LottieScene

extension SatinFilter: RasterFilter {
  func reach(_ margins: FilterMargin) -> FilterReach {
    margins.of(offset, sigma, transform.then(margins.view))
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    (20 * part.wide.area + 6 * part.result.area, 5 * part.wide.area)
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let painter = drawing.painter
    let (one, memory) = painter.takeMap(result.box)
    let (other, more) = painter.takeMap(result.box)
    defer {
      painter.release(more)
      painter.release(memory)
    }
    let map = transform.then(drawing.margins.view)
    painter.copyAlpha(of: source, movedBy: offset, blurred: sigma, map, into: one)
    painter.copyAlpha(of: source, movedBy: -offset, blurred: sigma, map, into: other)
    CoverageMath.join(one.bytes, other.bytes, .difference, count: result.box.area)
    if isInverted { CoverageMath.invert(one.bytes, count: result.box.area) }
    source.copy(to: result)
    ShadowCasting.lay(one, ShadowFilter(.center, color: color, blend: blend), with: result)
  }
}

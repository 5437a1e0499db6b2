import LottieGeometry
import LottieScene

extension Painter {
  /// Combines a group's masks from first to last as ``MaskItem`` says.
  func combine(_ masks: [MaskItem], limit: PixelBox, into map: CoverageMap) {
    let startsFull = masks.first.map {
      $0.mode == .subtract || $0.mode == .intersect || $0.mode == .darken
    }
    if masks.count == 1, !(startsFull ?? false) {
      cover(masks[0], limit: limit, into: map)
      return
    }
    map.fill(startsFull == true ? 255 : 0)
    let (single, buffer) = takeMap(map.box)
    for mask in masks {
      cover(mask, limit: limit, into: single)
      CoverageMath.join(map.bytes, single.bytes, mask.mode, count: map.box.area)
    }
    release(buffer)
  }

  /// The coverage of one mask: path, outset, blur, inversion and opacity.
  private func cover(_ mask: MaskItem, limit: PixelBox, into map: CoverageMap) {
    let toPixels = mask.transform.then(view)
    let sigma = Self.sigma(mask, toPixels)
    let blur = (x: BoxBlur(sigma: sigma.x), y: BoxBlur(sigma: sigma.y))
    let margin = map.box.outset(blur.x.margin, blur.y.margin)
    let limit = limit.outset(blur.x.margin, blur.y.margin)
    if blur.x.margin == 0, blur.y.margin == 0 {
      coverSharp(mask, toPixels, limit: limit, into: map)
    } else {
      let (wide, buffer) = takeMap(margin)
      coverSharp(mask, toPixels, limit: limit, into: wide)
      BoxBlur.blur(wide, blur.x, blur.y, into: map, &pool)
      release(buffer)
    }
    if mask.isInverted { CoverageMath.invert(map.bytes, count: map.box.area) }
    let opacity = mask.opacity > 0 ? UInt32(min(mask.opacity, 1) * 255 + 0.5) : 0
    if opacity < 255 {
      CoverageMath.multiply(map.bytes, by: opacity, into: map.bytes, count: map.box.area)
    }
  }

  /// Standard deviations in pixels, at most 1,000.
  static func sigma(_ mask: MaskItem, _ m: Affine) -> Point {
    func bounded(_ value: Double) -> Double { value > 0 ? min(value, 1000) : 0 }
    let x = (m.a * m.a + m.b * m.b).squareRoot()
    let y = (m.c * m.c + m.d * m.d).squareRoot()
    return Point(bounded(mask.feather.x * x), bounded(mask.feather.y * y))
  }

  private func coverSharp(
    _ mask: MaskItem,
    _ toPixels: Affine,
    limit: PixelBox,
    into map: CoverageMap
  ) {
    let rows = map.box.minY..<map.box.maxY
    arena.removeAll()
    arena.append(mask.path.path, toPixels, tolerance: Self.fillTolerance)
    if let spans = coverage(rule: .nonZero, rows: rows, limit: limit) {
      map.set(spans)
    } else {
      map.fill(0)
    }
    guard mask.expansion != 0, mask.expansion.isFinite else { return }
    outset(mask, toPixels, limit: limit, map)
  }

  /// Adds or takes away what a disc of the expansion covers that moves along the path's edge.
  ///
  /// Outward corners of what grows are round, as in After Effects, and inward ones of what shrinks.
  private func outset(_ mask: MaskItem, _ toPixels: Affine, limit: PixelBox, _ map: CoverageMap) {
    let scale = toPixels.maxScale
    guard scale > 0, scale.isFinite else { return }
    var path = mask.path.path
    for index in path.contours.indices { path.contours[index].isClosed = true }
    let style = StrokeStyle(width: 2 * abs(mask.expansion), join: .round)
    stroker.stroke(path, style: style, tolerance: Self.strokeTolerance / scale)
    arena.removeAll()
    arena.append(stroker.outline, toPixels)
    let rows = map.box.minY..<map.box.maxY
    guard let spans = coverage(rule: .nonZero, rows: rows, limit: limit) else { return }
    let (edge, buffer) = takeMap(map.box)
    edge.set(spans)
    let mode: MaskItem.Mode = mask.expansion > 0 ? .lighten : .subtract
    CoverageMath.join(map.bytes, edge.bytes, mode, count: map.box.area)
    release(buffer)
  }
}

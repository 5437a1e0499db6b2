import LottieGeometry
import LottieScene

extension Painter {
  /// Draws the content of a group through its filters onto a layer, which is transparent.
  ///
  /// `content`: The items; `box`: the pixels they may touch, canvas edges not regarded; `map`: what a
  /// displacement goes by.
  func drawFiltered(
    _ group: GroupItem,
    _ content: Range<Int>,
    in box: PixelBox,
    limit: PixelBox,
    on layer: Surface,
    depth: Int,
    map: Surface?
  ) {
    let margins = FilterMargin(view, frame: frame)
    let reach = margins.of(group.filters)
    let regions = FilterRegions(group.filters, content: box, target: layer.box, margins)
    let isPartial = !group.filterMasks.isEmpty
    let seen = isPartial ? box.intersection(layer.box) : .empty
    let drawn = regions.content.union(seen)
    guard !drawn.isEmpty else { return }
    var (surface, buffer) = takeSurface(drawn)
    drawItems(
      content,
      on: Canvas(surface: surface, scissor: drawn, limit: reach.extend(limit), depth: depth)
    )
    let plain = isPartial ? takeSurface(layer.box) : nil
    if let plain { surface.copy(to: plain.0) }
    for (filter, box) in zip(group.filters, regions.results) {
      (surface, buffer) = apply(filter, to: surface, buffer, within: box, map: map)
    }
    surface.copy(to: layer)
    release(buffer)
    guard let (plain, memory) = plain else { return }
    mix(plain, with: layer, by: group.filterMasks, limit: limit)
    release(memory)
  }

  /// Mixes what was not filtered with what was, where masks do not show the filters.
  private func mix(_ plain: Surface, with layer: Surface, by masks: [MaskItem], limit: PixelBox) {
    let (map, memory) = takeMap(layer.box)
    defer { release(memory) }
    combine(masks, limit: limit, into: map)
    let left = layer.box.minX
    for y in layer.box.minY..<layer.box.maxY {
      let (row, before) = (layer.address(left, y), plain.address(left, y))
      let amounts = map.address(left, y)
      for x in 0..<layer.box.width { row[x] = PixelMix.mix(before[x], row[x], UInt32(amounts[x])) }
    }
  }

  /// Applies a filter.
  ///
  /// `box`: Where its result is needed.
  ///
  /// - Returns: The result, in memory that replaces the one given.
  private func apply(
    _ filter: Filter,
    to surface: Surface,
    _ buffer: UnsafeMutableRawBufferPointer,
    within box: PixelBox,
    map: Surface?
  ) -> (Surface, UnsafeMutableRawBufferPointer) {
    if case .color(let color) = filter {
      ColorFiltering.apply(color, to: surface)
      return (surface, buffer)
    }
    if case .shade(let shade) = filter {
      PlaceShading.apply(shade, to: surface, view)
      return (surface, buffer)
    }
    if case .shadow(let shadow) = filter, isUnseen(shadow) { return (surface, buffer) }
    defer { release(buffer) }
    let (result, memory) = takeSurface(box)
    guard !result.box.isEmpty else { return (result, memory) }
    switch filter {
    case .color, .shade: break
    case .warp(let warp): self.warp(surface, warp, into: result)
    case .blur(let blur): self.blur(surface, blur, into: result)
    case .box(let box): blur(surface, box, into: result)
    case .line(let line): blur(surface, line, into: result)
    case .choke(let choke): self.choke(surface, choke, into: result)
    case .sharpen(let amount): Sharpening.sharpen(surface, by: Float(amount), into: result)
    case .glow(let glow): add(glow, to: surface, into: result)
    case .displace(let filter): Displacing.apply(filter, to: surface, by: map, view, into: result)
    case .shadow(let shadow): cast(shadow, of: surface, into: result)
    case .outline(let outline): draw(outline, of: surface, into: result)
    case .satin(let satin): lay(satin, on: surface, into: result)
    case .bevel(let bevel): light(bevel, surface, into: result)
    }
    return (result, memory)
  }

  private func warp(_ source: Surface, _ filter: WarpFilter, into result: Surface) {
    let area = FilterMargin(view, frame: frame).area(filter) ?? result.box
    Warping.apply(filter, to: source, area, view, into: result)
  }

  private func blur(_ source: Surface, _ filter: BlurFilter, into result: Surface) {
    let map = filter.transform.then(view)
    let sigma = FilterMargin.sigma(filter.sigma, map)
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    blur(source, x, y, repeating: filter.repeatedEdge, of: map, into: result)
  }

  private func blur(_ source: Surface, _ filter: BoxFilter, into result: Surface) {
    let map = filter.transform.then(view)
    let (x, y) = FilterMargin.boxes(filter, map)
    blur(source, x, y, repeating: filter.repeatedEdge, of: map, into: result)
  }

  private func blur(
    _ source: Surface,
    _ x: BoxBlur,
    _ y: BoxBlur,
    repeating edge: Rect?,
    of map: Affine,
    into result: Surface
  ) {
    let (wide, buffer) = takeSurface(result.box.outset(x.margin, y.margin))
    defer { release(buffer) }
    source.copy(to: wide)
    guard let edge, map.keepsAxes else {
      return PixelBlur.blur(wide, x, y, into: result, &pool)
    }
    // Pixels on an edge count as beyond it: they hold only a part of what is repeated.
    let box = map.apply(edge)
    wide.repeatEdges(of: box.roundedInwards)
    PixelBlur.blur(wide, x, y, into: result, &pool)
    result.clear(outside: PixelBox(touchedBy: box.insetBy(0.5), in: result.box))
  }

  private func blur(_ source: Surface, _ filter: LineFilter, into result: Surface) {
    let blur = LineBlur(filter.transform.then(view).applyVector(filter.sigma))
    guard blur.reach != FilterReach() else { return source.copy(to: result) }
    let boxes = blur.boxes(for: result.box)
    let (wide, memory) = takeSurface(boxes.source)
    let (blurred, more) = takeSurface(boxes.result)
    defer {
      release(more)
      release(memory)
    }
    blur.blur(source, wide, blurred, into: result, &pool)
  }

  private func add(_ glow: GlowFilter, to source: Surface, into result: Surface) {
    let sigma = FilterMargin.sigma(glow.sigma, glow.transform.then(view))
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    let (wide, memory) = takeSurface(result.box.outset(x.margin, y.margin))
    let (light, more) = takeSurface(result.box)
    defer {
      release(more)
      release(memory)
    }
    source.copy(to: wide)
    Glowing.keepBright(wide, above: Float(glow.threshold))
    PixelBlur.blur(wide, x, y, into: light, &pool)
    source.copy(to: result)
    Glowing.mix(light, glow, with: result)
  }

  private func choke(_ source: Surface, _ filter: ChokeFilter, into result: Surface) {
    let radius = FilterMargin(view, frame: frame).radius(filter)
    let margin = Int(abs(radius).rounded(.up))
    guard margin > 0 else { return source.copy(to: result) }
    let (wide, memory) = takeSurface(result.box.outset(margin, margin))
    let (other, more) = takeSurface(result.box)
    defer {
      release(more)
      release(memory)
    }
    source.copy(to: wide)
    Choking.choke(wide, by: radius, into: result, other, &pool)
  }

  /// Whether a shadow falls beyond the frame, so that only what casts it is seen.
  private func isUnseen(_ shadow: ShadowFilter) -> Bool {
    shadow.kind == .behind
      && FilterMargin(view, frame: frame).offset(shadow.offset, shadow.transform.then(view)) == nil
  }

  private func cast(_ shadow: ShadowFilter, of source: Surface, into result: Surface) {
    let map = shadow.transform.then(view)
    let (blurred, memory) = takeMap(result.box)
    defer { release(memory) }
    copyAlpha(of: source, movedBy: shadow.offset, blurred: shadow.sigma, map, into: blurred)
    source.copy(to: result)
    ShadowCasting.lay(blurred, shadow, with: result)
  }

  /// The alphas of a surface, moved and blurred.
  private func copyAlpha(
    of source: Surface,
    movedBy offset: Point,
    blurred deviation: Double,
    _ map: Affine,
    into result: CoverageMap
  ) {
    guard let offset = FilterMargin(view, frame: frame).offset(offset, map) else {
      return result.fill(0)
    }
    let sigma = FilterMargin.sigma(Point(deviation, deviation), map)
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    let (wide, buffer) = takeMap(result.box.outset(x.margin, y.margin))
    defer { release(buffer) }
    ShadowCasting.alphas(of: source, movedBy: offset, into: wide, &pool)
    BoxBlur.blur(wide, x, y, into: result, &pool)
  }

  private func draw(_ outline: OutlineFilter, of source: Surface, into result: Surface) {
    let (map, memory) = takeMap(result.box)
    defer { release(memory) }
    Dilation.dilate(source, by: FilterMargin(view, frame: frame).width(outline), into: map, &pool)
    source.copy(to: result)
    ShadowCasting.lay(map, ShadowFilter(.behind, color: outline.color), with: result)
  }

  private func lay(_ satin: SatinFilter, on source: Surface, into result: Surface) {
    let (one, memory) = takeMap(result.box)
    let (other, more) = takeMap(result.box)
    defer {
      release(more)
      release(memory)
    }
    let map = satin.transform.then(view)
    copyAlpha(of: source, movedBy: satin.offset, blurred: satin.sigma, map, into: one)
    copyAlpha(of: source, movedBy: -satin.offset, blurred: satin.sigma, map, into: other)
    CoverageMath.join(one.bytes, other.bytes, .difference, count: result.box.area)
    if satin.isInverted { CoverageMath.invert(one.bytes, count: result.box.area) }
    source.copy(to: result)
    let sheen = ShadowFilter(.center, color: satin.color, blend: satin.blend)
    ShadowCasting.lay(one, sheen, with: result)
  }

  private func light(_ bevel: BevelFilter, _ source: Surface, into result: Surface) {
    let map = bevel.transform.then(view)
    let sigma = FilterMargin.sigma(Point(bevel.totalSigma, bevel.totalSigma), map)
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    // A pixel more to each side, for slopes.
    let box = result.box.outset(1, 1)
    let (wide, memory) = takeMap(box.outset(x.margin, y.margin))
    let heights = pool.take(box.area * 2)
    let (highlights, more) = takeMap(result.box)
    let (shadows, rest) = takeMap(result.box)
    defer { for buffer in [memory, heights, more, rest] { release(buffer) } }
    guard let levels = heights.bindMemory(to: UInt16.self).baseAddress else { return }
    ShadowCasting.alphas(of: source, movedBy: .zero, into: wide, &pool)
    BoxBlur.blur(wide, x, y, into: levels, box, &pool)
    source.copy(to: result)
    let beveling = Beveling(bevel, map)
    if bevel.side != .outside {
      beveling.light(levels, highlights, shadows)
      lay(bevel.highlight, highlights, .center, on: result)
      lay(bevel.shadow, shadows, .center, on: result)
    }
    if bevel.side != .inside {
      beveling.light(levels, highlights, shadows, falls: bevel.side == .pillow)
      lay(bevel.highlight, highlights, .behind, on: result)
      lay(bevel.shadow, shadows, .behind, on: result)
    }
  }

  private func lay(
    _ tone: BevelFilter.Tone,
    _ map: CoverageMap,
    _ kind: ShadowFilter.Kind,
    on surface: Surface
  ) {
    ShadowCasting.lay(map, ShadowFilter(kind, color: tone.color, blend: tone.blend), with: surface)
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

  /// Copies the pixels that lie within another surface.
  func copy(to other: Surface) {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty else { return }
    for y in shared.minY..<shared.maxY {
      other.address(shared.minX, y).update(from: address(shared.minX, y), count: shared.width)
    }
  }
}

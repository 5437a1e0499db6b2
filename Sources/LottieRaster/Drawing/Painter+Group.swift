import LottieScene

extension Painter {
  /// Draws a group: directly where that gives the same result, else onto its own layer.
  func drawGroup(_ group: GroupItem, _ index: Int, on outer: Canvas) {
    guard outer.depth < Self.depthLimit else { return }
    let opacity = group.opacity > 0 ? UInt32(min(group.opacity, 1) * 255 + 0.5) : 0
    guard opacity > 0 else { return }
    var canvas = outer
    canvas.depth += 1
    var held: UnsafeMutableRawBufferPointer?
    if let clip = group.clip {
      held = enter(clip, &canvas, page: page)
      if canvas.scissor.isEmpty { return release(held) }
    }
    defer { release(held) }
    let content = (index + 1)..<records[index].end
    switch way(of: group, index) {
    case .direct: drawItems(content, on: canvas)
    case .single: drawSingle(group, content, opacity, on: canvas)
    case .layer: drawLayer(group, index, opacity, on: canvas)
    }
  }

  /// A way of drawing a group.
  enum GroupWay {
    /// Its items are drawn as if they were not in a group.
    case direct
    /// Its only item takes over what the group does.
    case single
    /// Onto a layer of its own.
    case layer
  }

  /// The way of drawing a group that is not transparent.
  func way(of group: GroupItem, _ index: Int) -> GroupWay {
    guard group.matte == nil, group.samples == 0 else { return .layer }
    let isPlain =
      group.opacity * 255 + 0.5 >= 255 && group.blend == .normal && group.masks.isEmpty
      && group.filters.isEmpty && !(group.isIsolated && records[index].hasBlend)
    return isPlain ? .direct : records[index].isSingle ? .single : .layer
  }

  /// A group of one item: the item takes over what the group does.
  private func drawSingle(
    _ group: GroupItem,
    _ content: Range<Int>,
    _ opacity: UInt32,
    on outer: Canvas
  ) {
    var canvas = outer
    canvas.opacity = div255(canvas.opacity * opacity)
    canvas.blend = canvas.blend ?? group.blend
    guard canvas.opacity > 0 else { return }
    guard !group.masks.isEmpty else {
      drawItems(content, on: canvas)
      return
    }
    let (map, buffer) = takeMap(canvas.scissor)
    defer { release(buffer) }
    combine(group.masks, limit: canvas.limit, into: map)
    if let clip = canvas.clip { map.multiply(by: clip) }
    canvas.clip = ClipCoverage(map: map)
    drawItems(content, on: canvas)
  }

  /// Draws the content onto a layer and that onto the canvas; one that did not change since the last
  /// list is cached.
  private func drawLayer(_ group: GroupItem, _ index: Int, _ opacity: UInt32, on canvas: Canvas) {
    let factor = div255(opacity * canvas.opacity)
    let blend = canvas.blend ?? group.blend
    let key = LayerKey(
      id: records[index].id,
      generation: records[index].generation,
      box: records[index].box,
      isPlain: group.filters.isEmpty && group.masks.isEmpty && group.matte == nil
    )
    if usesCache, canvas.limit == frame, let cached = cache.layer(at: records[index].slot, key) {
      compositeKept(cached.surface, factor: factor, blend: blend, on: canvas)
      return
    }
    if canvas.caches, records[index].unchangedFrames > 0, key.box.area * 20 <= RasterCache.budget {
      let layer = CachedLayer(key.box)
      drawContent(group, index, layer.surface, limit: canvas.limit, depth: canvas.depth)
      cache.remove(records[index].slot)
      records[index].slot = cache.insert(layer, key)
      compositeKept(layer.surface, factor: factor, blend: blend, on: canvas)
      return
    }
    let (layer, buffer) = takeSurface(canvas.scissor)
    defer { release(buffer) }
    drawContent(
      group,
      index,
      layer,
      limit: canvas.limit,
      depth: canvas.depth,
      caches: canvas.caches
    )
    composite(layer, factor: factor, blend: blend, on: canvas)
  }

  /// Draws the content of a group onto a layer, filters, masks and matte applied.
  private func drawContent(
    _ group: GroupItem,
    _ index: Int,
    _ layer: Surface,
    limit: PixelBox,
    depth: Int,
    caches: Bool = false
  ) {
    let content = (index + 1)..<records[index].end
    let split = group.matte.map { max(content.lowerBound, min($0.sourceEnd, content.upperBound)) }
    let start = split ?? content.lowerBound
    let inner = Canvas(
      surface: layer,
      scissor: layer.box,
      limit: limit,
      depth: depth,
      caches: caches
    )
    if group.samples > 0 {
      drawSamples(start..<content.upperBound, of: group, on: inner)
    } else if group.filters.isEmpty {
      drawItems(start..<content.upperBound, on: inner)
    } else {
      let (map, memory) = drawMap(of: group, content.lowerBound..<start, inner)
      defer { release(memory) }
      drawFiltered(
        group,
        start..<content.upperBound,
        in: records[index].contentBox,
        limit: limit,
        on: layer,
        depth: depth,
        map: map
      )
    }
    guard let coverage = layerCoverage(group, content.lowerBound..<start, inner) else { return }
    for y in layer.box.minY..<layer.box.maxY {
      let row = layer.address(layer.box.minX, y)
      let factors = coverage.0.address(layer.box.minX, y)
      SourceOver.scale(row, count: layer.box.width, by: factors)
    }
    release(coverage.1)
  }

  /// Draws what a filter of the group goes by onto a layer of its own, if there is such.
  private func drawMap(
    of group: GroupItem,
    _ source: Range<Int>,
    _ canvas: Canvas
  ) -> (Surface?, UnsafeMutableRawBufferPointer?) {
    guard group.matte?.mode == .map else { return (nil, nil) }
    let (map, memory) = takeSurface(canvas.scissor)
    var inner = canvas
    inner.surface = map
    drawItems(source, on: inner)
    return (map, memory)
  }

  /// The coverage that masks and matte leave of a layer, or nil for everything.
  private func layerCoverage(
    _ group: GroupItem,
    _ source: Range<Int>,
    _ canvas: Canvas
  ) -> (CoverageMap, UnsafeMutableRawBufferPointer)? {
    let matte = group.matte?.mode == .map ? nil : group.matte
    guard !group.masks.isEmpty || matte != nil else { return nil }
    let (map, buffer) = takeMap(canvas.scissor)
    if group.masks.isEmpty {
      map.fill(255)
    } else {
      combine(group.masks, limit: canvas.limit, into: map)
    }
    if let matte {
      let (layer, memory) = takeSurface(canvas.scissor)
      var inner = canvas
      inner.surface = layer
      drawItems(source, on: inner)
      apply(matte, layer, to: map)
      release(memory)
    }
    return (map, buffer)
  }

  /// Draws a layer as large as the scissor onto a canvas; the layer is used up.
  private func composite(_ layer: Surface, factor: UInt32, blend: BlendMode, on canvas: Canvas) {
    let (box, count) = (layer.box, layer.box.width)
    for y in box.minY..<box.maxY {
      compositeRow(layer.address(box.minX, y), box.minX, y, count, factor, blend, on: canvas)
    }
  }

  /// Draws the part of a layer inside the scissor onto a canvas, and leaves the layer as it is.
  private func compositeKept(_ layer: Surface, factor: UInt32, blend: BlendMode, on canvas: Canvas)
  {
    let box = layer.box.intersection(canvas.scissor)
    guard !box.isEmpty else { return }
    for y in box.minY..<box.maxY {
      let source = layer.address(box.minX, y)
      if blend == .normal, canvas.clip == nil {
        let target = canvas.surface.address(box.minX, y)
        SourceOver.draw(source, on: target, count: box.width, factor: factor)
      } else {
        pixelRow.update(from: source, count: box.width)
        compositeRow(pixelRow, box.minX, y, box.width, factor, blend, on: canvas)
      }
    }
  }

  /// Draws a row, which is used up.
  private func compositeRow(
    _ row: UnsafeMutablePointer<UInt32>,
    _ x: Int,
    _ y: Int,
    _ count: Int,
    _ factor: UInt32,
    _ blend: BlendMode,
    on canvas: Canvas
  ) {
    let target = canvas.surface.address(x, y)
    if let clip = canvas.clip,
      !clip.inner.contains(PixelBox(minX: x, minY: y, maxX: x + count, maxY: y + 1))
    {
      SourceOver.scale(row, count: count, by: clip.address(x, y))
    }
    if blend == .normal {
      SourceOver.draw(row, on: target, count: count, factor: factor)
    } else {
      SourceOver.scale(row, count: count, by: factor)
      BlendRow.draw(row, on: target, count: count, mode: blend)
    }
  }
}

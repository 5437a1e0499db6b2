import LottieScene

extension Painter {
  /// Draws a group: straight through when nothing keeps it as one, else onto a layer of its own.
  func drawGroup(_ group: GroupItem, _ index: Int, on outer: Canvas) {
    guard outer.depth < Self.depthLimit else { return }
    let opacity = group.opacity > 0 ? UInt32(min(group.opacity, 1) * 255 + 0.5) : 0
    guard opacity > 0 else { return }
    var canvas = outer
    canvas.depth += 1
    var held: UnsafeMutableRawBufferPointer?
    if let clip = group.clip {
      held = enter(clip, &canvas)
      if canvas.scissor.isEmpty { return release(held) }
    }
    defer { release(held) }
    let content = (index + 1)..<records[index].end
    if group.matte == nil {
      if !needsLayer(group, index, opacity) {
        drawItems(content, on: canvas)
        return
      }
      if records[index].isSingle {
        drawSingle(group, content, opacity, on: canvas)
        return
      }
    }
    drawLayer(group, content, opacity, on: canvas)
  }

  private func needsLayer(_ group: GroupItem, _ index: Int, _ opacity: UInt32) -> Bool {
    opacity < 255 || group.blend != .normal || !group.masks.isEmpty || group.matte != nil
      || (group.isIsolated && records[index].hasBlend)
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
    combine(group.masks, into: map)
    if let clip = canvas.clip { map.multiply(by: clip.map) }
    canvas.clip = ClipCoverage(map: map, inner: .empty)
    drawItems(content, on: canvas)
  }

  /// Draws the content onto a layer and that onto the canvas.
  private func drawLayer(
    _ group: GroupItem,
    _ content: Range<Int>,
    _ opacity: UInt32,
    on canvas: Canvas
  ) {
    let box = canvas.scissor
    let (layer, buffer) = takeSurface(box)
    defer { release(buffer) }
    let split = group.matte.map { max(content.lowerBound, min($0.sourceEnd, content.upperBound)) }
    let inner = Canvas(surface: layer, scissor: box, depth: canvas.depth)
    drawItems((split ?? content.lowerBound)..<content.upperBound, on: inner)
    let coverage = layerCoverage(group, content.lowerBound..<(split ?? content.lowerBound), inner)
    defer { release(coverage?.1) }
    if let coverage, let clip = canvas.clip { coverage.0.multiply(by: clip.map) }
    let factor = div255(opacity * canvas.opacity)
    composite(
      layer,
      coverage: coverage?.0 ?? canvas.clip?.map,
      factor: factor,
      blend: canvas.blend ?? group.blend,
      on: canvas.surface
    )
  }

  /// What masks and matte leave of a layer, or nil for everything.
  private func layerCoverage(
    _ group: GroupItem,
    _ source: Range<Int>,
    _ canvas: Canvas
  ) -> (CoverageMap, UnsafeMutableRawBufferPointer)? {
    guard !group.masks.isEmpty || group.matte != nil else { return nil }
    let (map, buffer) = takeMap(canvas.scissor)
    if group.masks.isEmpty { map.fill(255) } else { combine(group.masks, into: map) }
    if let matte = group.matte {
      let (layer, memory) = takeSurface(canvas.scissor)
      var inner = canvas
      inner.surface = layer
      drawItems(source, on: inner)
      apply(matte, layer, to: map)
      release(memory)
    }
    return (map, buffer)
  }

  /// Draws a layer onto a surface that holds its box.
  private func composite(
    _ layer: Surface,
    coverage: CoverageMap?,
    factor: UInt32,
    blend: BlendMode,
    on surface: Surface
  ) {
    let (box, count) = (layer.box, layer.box.width)
    for y in box.minY..<box.maxY {
      let source = layer.address(box.minX, y)
      let target = surface.address(box.minX, y)
      if let coverage {
        SourceOver.scale(source, count: count, by: coverage.address(box.minX, y))
      }
      if blend == .normal {
        SourceOver.draw(source, on: target, count: count, factor: factor)
      } else {
        SourceOver.scale(source, count: count, by: factor)
        BlendRow.draw(source, on: target, count: count, mode: blend)
      }
    }
  }
}

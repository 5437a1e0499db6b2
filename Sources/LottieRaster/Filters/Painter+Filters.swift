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
    let isPartial = !group.filterMasks.isEmpty || group.filterBlend != .normal
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
    if group.filterBlend != .normal { blend(layer, with: plain, mode: group.filterBlend) }
    if !group.filterMasks.isEmpty { mix(plain, with: layer, by: group.filterMasks, limit: limit) }
    release(memory)
  }

  /// Blends what was filtered with what was not.
  private func blend(_ layer: Surface, with plain: Surface, mode: BlendMode) {
    let width = layer.box.width
    let (blended, memory) = takeSurface(
      PixelBox(minX: layer.box.minX, minY: 0, maxX: layer.box.maxX, maxY: 1)
    )
    defer { release(memory) }
    let row = blended.address(layer.box.minX, 0)
    for y in layer.box.minY..<layer.box.maxY {
      let filtered = layer.address(layer.box.minX, y)
      row.update(from: plain.address(layer.box.minX, y), count: width)
      BlendRow.draw(filtered, on: row, count: width, mode: mode)
      filtered.update(from: row, count: width)
    }
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
  /// `box`: The pixels whose result is needed.
  ///
  /// - Returns: The result, in memory that replaces the one given.
  private func apply(
    _ filter: Filter,
    to surface: Surface,
    _ buffer: UnsafeMutableRawBufferPointer,
    within box: PixelBox,
    map: Surface?
  ) -> (Surface, UnsafeMutableRawBufferPointer) {
    let margins = FilterMargin(view, frame: frame)
    guard let filter = filter.raster, !filter.isUnseen(margins) else { return (surface, buffer) }
    if let filter = filter as? any InPlaceFilter {
      filter.apply(to: surface, view)
      return (surface, buffer)
    }
    defer { release(buffer) }
    let (result, memory) = takeSurface(box)
    guard !result.box.isEmpty else { return (result, memory) }
    filter.draw(surface, into: result, FilterDrawing(painter: self, margins: margins, map: map))
    return (result, memory)
  }
}

extension Surface {
  /// Copies the pixels that lie within another surface.
  func copy(to other: Surface) {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty else { return }
    for y in shared.minY..<shared.maxY {
      other.address(shared.minX, y).update(from: address(shared.minX, y), count: shared.width)
    }
  }
}

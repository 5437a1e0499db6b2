import LottieGeometry
import LottieScene

extension Painter {
  /// Draws the content of a group through its filters onto a layer, which is transparent.
  ///
  /// `content`: The items; `box`: the pixels they may touch, canvas edges not regarded.
  func drawFiltered(
    _ filters: [Filter],
    _ content: Range<Int>,
    in box: PixelBox,
    limit: PixelBox,
    on layer: Surface,
    depth: Int
  ) {
    let reach = FilterReach.of(filters, view)
    let first = box.intersection(layer.box.outset(reach.x, reach.y))
    guard !first.isEmpty else { return }
    var (surface, buffer) = takeSurface(first)
    drawItems(
      content,
      on: Canvas(
        surface: surface,
        scissor: first,
        limit: limit.outset(reach.x, reach.y),
        depth: depth
      )
    )
    for (i, filter) in filters.enumerated() {
      let rest = FilterReach.of(filters.dropFirst(i + 1), view)
      (surface, buffer) = apply(
        filter,
        to: surface,
        buffer,
        within: layer.box.outset(rest.x, rest.y)
      )
    }
    surface.copy(to: layer)
    release(buffer)
  }

  /// Applies a filter.
  ///
  /// `limit`: Pixels beyond are not needed.
  ///
  /// - Returns: The result, in memory that replaces the one given.
  private func apply(
    _ filter: Filter,
    to surface: Surface,
    _ buffer: UnsafeMutableRawBufferPointer,
    within limit: PixelBox
  ) -> (Surface, UnsafeMutableRawBufferPointer) {
    if case .color(let color) = filter {
      ColorFiltering.apply(color, to: surface)
      return (surface, buffer)
    }
    defer { release(buffer) }
    let reach = FilterReach.of(filter, view)
    let (result, memory) = takeSurface(
      surface.box.outset(reach.x, reach.y).intersection(limit)
    )
    guard !result.box.isEmpty else { return (result, memory) }
    switch filter {
    case .color: break
    case .blur(let blur): self.blur(surface, blur, into: result)
    case .shadow(let shadow): cast(shadow, of: surface, into: result)
    }
    return (result, memory)
  }

  private func blur(_ source: Surface, _ filter: BlurFilter, into result: Surface) {
    let sigma = FilterReach.sigma(filter.sigma, filter.transform.then(view))
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    let (wide, buffer) = takeSurface(result.box.outset(x.reach, y.reach))
    defer { release(buffer) }
    source.copy(to: wide)
    PixelBlur.blur(wide, x, y, into: result, &pool)
  }

  private func cast(_ shadow: ShadowFilter, of source: Surface, into result: Surface) {
    let map = shadow.transform.then(view)
    let sigma = FilterReach.sigma(Point(shadow.sigma, shadow.sigma), map)
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    let (wide, buffer) = takeMap(result.box.outset(x.reach, y.reach))
    let (blurred, memory) = takeMap(result.box)
    defer {
      release(memory)
      release(buffer)
    }
    ShadowCasting.alphas(of: source, movedBy: FilterReach.offset(shadow, map), into: wide)
    BoxBlur.blur(wide, x, y, into: blurred, &pool)
    source.copy(to: result)
    ShadowCasting.lay(blurred, shadow, with: result)
  }
}

extension Surface {
  /// Copies the pixels that another surface has room for.
  func copy(to other: Surface) {
    let shared = box.intersection(other.box)
    guard !shared.isEmpty else { return }
    for y in shared.minY..<shared.maxY {
      other.address(shared.minX, y).update(from: address(shared.minX, y), count: shared.width)
    }
  }
}

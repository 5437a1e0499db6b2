import LottieGeometry
import LottieScene

/// The cost of drawing the items of a frame, estimated from above before anything is drawn.
///
/// It depends on the list and the view only, not on what is cached or drawn already, so that the same
/// items are left out whichever frames were drawn before. Units of work are nanoseconds on a core of
/// 2022, rounded up.
struct FrameCost {
  private let view: Affine
  private let margins: FilterMargin

  /// A vertex of a path, flattened and sorted into rows.
  private static let vertex = 150
  /// A pixel of an edge's length.
  private static let edge = 6.0
  /// Cost of the outline of a stroke, as a multiple of its path's.
  private static let stroke = 4
  /// A dash, cut and outlined.
  private static let dash = 1_500
  /// Anything else about an item.
  private static let item = 200

  init(view: Affine, frame: PixelBox) {
    self.view = view
    margins = FilterMargin(view, frame: frame)
  }

  /// Work of an item that is not a group and touches a box.
  func work(_ content: DisplayItem.Content, in box: PixelBox) -> Int {
    switch content {
    case .fill(let fill):
      return Self.item + outline(fill.path, fill.transform, box)
        + pixels(fill.paint, fill.blend) * box.area
    case .stroke(let stroke):
      return Self.item + Self.stroke * outline(stroke.path, stroke.transform, box)
        + dashes(stroke) + pixels(stroke.paint, stroke.blend) * box.area
    case .image(let image): return Self.item + 8 * box.area + blend(image.blend) * box.area
    case .group: return Self.item
    }
  }

  /// Work and memory of a group's own layer, beside what its descendants take.
  func layer(_ group: GroupItem, _ record: ItemRecord) -> (work: Int, bytes: Int) {
    let area = record.box.area
    var work = Self.item + (2 + blend(group.blend)) * area
    var bytes = 4 * area
    for mask in group.masks {
      let own = self.mask(mask, record.box)
      work += own.work
      bytes = max(bytes, 6 * area + own.bytes)
    }
    if group.matte != nil {
      work += 4 * area
      bytes += 5 * area
    }
    if group.samples > 0 {
      work += 4 * area * group.samples
      bytes += 12 * area
    }
    guard !group.filters.isEmpty else { return (work, bytes) }
    let filtered = filters(group.filters, record)
    work += filtered.work
    bytes += filtered.bytes
    guard !group.filterMasks.isEmpty || group.filterBlend != .normal else { return (work, bytes) }
    // The pixels before the filters, and the masks.
    work += (10 + blend(group.filterBlend)) * area
    bytes += 5 * area
    for mask in group.filterMasks {
      let own = self.mask(mask, record.box)
      work += own.work
      bytes = max(bytes, 11 * area + own.bytes)
    }
    return (work, bytes)
  }

  /// The outline of a path: each curve is no longer than its control polygon, and where it leaves the
  /// box it is cut.
  private func outline(_ path: PathResource, _ transform: Affine, _ box: PixelBox) -> Int {
    let count = path.vertexCount
    // Three crossings of the box for each curve is more than one has.
    let crossing = 3 * Double(box.width + box.height) * Double(count)
    // Small paths need not be measured.
    let length =
      count <= 64 ? crossing : min(crossing, length(path, transform.then(view)))
    return Self.vertex * count + Int(Self.edge * length)
  }

  /// Work of the dashes, of which no more are drawn than the limit.
  private func dashes(_ stroke: StrokeItem) -> Int {
    guard let dashes = stroke.style.dashes else { return 0 }
    let period = dashes.lengths.reduce(0, +) / Double(max(dashes.lengths.count / 2, 1))
    let count = length(stroke.path, .identity) / period
    return count < Double(Dasher.limit) ? Int(count) * Self.dash : Dasher.limit * Self.dash
  }

  /// The length of the control polygons under a map; a large number where it is not finite.
  private func length(_ path: PathResource, _ map: Affine) -> Double {
    let length = path.controlLength * map.maxScale
    return length < 1e15 ? length : 1e15
  }

  private func pixels(_ paint: Paint, _ blend: BlendMode) -> Int {
    switch paint {
    case .solid: 1 + self.blend(blend)
    case .gradient: 4 + self.blend(blend)
    }
  }

  /// The cost of a pixel beyond source-over.
  private func blend(_ mode: BlendMode) -> Int {
    switch mode {
    case .normal: 0
    case .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion, .add:
      4
    case .colorDodge, .colorBurn, .softLight, .hardMix, .hue, .saturation, .color, .luminosity: 30
    }
  }

  /// Work of a mask of a box, and the bytes of its blur.
  private func mask(_ mask: MaskItem, _ box: PixelBox) -> (work: Int, bytes: Int) {
    let sigma = Painter.sigma(mask, mask.transform.then(view))
    let wide = box.outset(BoxBlur(sigma: sigma.x).margin, BoxBlur(sigma: sigma.y).margin)
    let edges = mask.expansion == 0 ? 1 : 1 + Self.stroke
    let sharp = edges * outline(mask.path, mask.transform, wide) + 3 * wide.area
    return wide == box ? (sharp, 0) : (sharp + 6 * wide.area, 3 * wide.area)
  }

  private func filters(_ filters: [Filter], _ record: ItemRecord) -> (work: Int, bytes: Int) {
    let regions = FilterRegions(
      filters,
      content: record.contentBox,
      target: record.box,
      margins
    )
    // Pixels, and the sums of the shapes in them.
    var work = 2 * regions.content.area
    var bytes = 9 * regions.content.area
    var source = regions.content
    for (filter, result) in zip(filters, regions.results) {
      let part = FilterPart(
        source: source,
        result: result,
        reach: margins.of(filter),
        margins: margins
      )
      let own = filter.raster?.cost(part) ?? (work: 0, bytes: 0)
      work += own.work
      bytes = max(bytes, 4 * source.area + 4 * result.area + own.bytes)
      source = result
    }
    return (work, bytes)
  }
}

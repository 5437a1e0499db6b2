import LottieGeometry
import LottieScene

/// Draws the items of a list onto pixels, and owns all memory that takes.
///
/// Properties used by the inner loops are not checked for overlapping access: one thread draws, and
/// no item is drawn by another's loop.
final class Painter {
  /// The frame: shapes are rasterized where they meet it, whatever part is drawn.
  let frame: PixelBox
  @exclusivity(unchecked) var list = DisplayList(size: Size(width: 0, height: 0))
  @exclusivity(unchecked) var records: [ItemRecord] = []
  private var oldRecords: [ItemRecord] = []
  private var matches = ItemMatches()
  private var region = DamageRegion()
  @exclusivity(unchecked) var cache = RasterCache()
  /// Whether what stays the same is kept.
  @exclusivity(unchecked) private(set) var usesCache = false
  @exclusivity(unchecked) var view = Affine.identity
  /// The edges of the list's composition; nil if the view rotates.
  @exclusivity(unchecked) private(set) var page: PageEdges?
  @exclusivity(unchecked) var pool: BufferPool
  @exclusivity(unchecked) var arena = LineArena()
  @exclusivity(unchecked) var accumulator: Accumulator
  @exclusivity(unchecked) var stroker = Stroker()
  var tables = GradientTables()
  var mips = MipCache()
  let scratch = CoverageSpans()
  /// The items left out of the list taken last because of the budget.
  var omissions: [Omission] = []
  /// Bytes of the layers that the list taken last needs at the same time.
  var layerBytes = 0
  /// The estimated work of the frame, in nanoseconds of one core.
  var work = 0
  /// Divides the time of drawing among items, while somebody asks.
  @exclusivity(unchecked) var meter: InnermostMeter<Int>?
  /// A row of pixels and a row of coverage.
  @exclusivity(unchecked) private(set) var pixelRow: UnsafeMutablePointer<UInt32>
  @exclusivity(unchecked) private(set) var byteRow: UnsafeMutablePointer<UInt8>
  private var rowCapacity: Int

  /// Deepest nesting that is drawn.
  static let depthLimit = 256

  /// Creates a painter of a frame, which uses what the frame's memory has left.
  init(frame: PixelBox, memory: inout CanvasMemory) {
    self.frame = frame
    accumulator = Accumulator(memory: &memory)
    pool = BufferPool(reserve: memory.rest)
    rowCapacity = frame.width + 16
    pixelRow = .allocate(capacity: rowCapacity)
    byteRow = .allocate(capacity: rowCapacity)
  }

  deinit {
    pool.drain()
    arena.deallocate()
    accumulator.deallocate()
    pixelRow.deallocate()
    byteRow.deallocate()
  }

  /// Starts a new list.
  ///
  /// `isKnown` says that the last list was drawn through the same view, and belongs to the same
  /// composition.
  func take(_ list: DisplayList, view: Affine, isKnown: Bool, usesCache: Bool) {
    self.list = list
    self.view = view
    page = PageEdges(list.size, view)
    self.usesCache = usesCache
    swap(&records, &oldRecords)
    if isKnown {
      matches.match(list.items, oldRecords)
    } else {
      matches = ItemMatches()
      oldRecords.removeAll(keepingCapacity: true)
      cache.removeAll()
    }
    var builder = RecordBuilder(
      items: list.items,
      view: view,
      frame: frame,
      old: oldRecords,
      matches: matches,
      records: []
    )
    swap(&builder.records, &records)
    builder.build()
    swap(&builder.records, &records)
    if isKnown { forgetChanged() }
    growRows()
  }

  /// Allocates rows around the frame, for what filters carry into it.
  private func growRows() {
    let widest = records.reduce(0) { max($0, $1.contentBox.width) } + 16
    guard widest > rowCapacity else { return }
    pixelRow.deallocate()
    byteRow.deallocate()
    rowCapacity = widest
    pixelRow = .allocate(capacity: widest)
    byteRow = .allocate(capacity: widest)
  }

  /// The pixels changed by the list taken last, its predecessor being drawn.
  func damage() -> DamageRegion {
    region.removeAll()
    ListDamage.add(records, oldRecords, matches, to: &region)
    region.simplify()
    return region
  }

  /// Gives up what was cached for items that are gone or changed.
  private func forgetChanged() {
    for index in matches.removed { cache.remove(oldRecords[index].slot) }
    for index in records.indices {
      let match = Int(matches.indices[index])
      guard match >= 0, oldRecords[match].slot >= 0 else { continue }
      if records[index].slot != oldRecords[match].slot { cache.remove(oldRecords[match].slot) }
    }
  }

  /// Draws the list's items where they meet a part of the frame.
  func draw(on surface: Surface, part: PixelBox) {
    var canvas = Canvas(surface: surface, scissor: part, limit: frame, caches: usesCache)
    let whole = Rect(minX: 0, minY: 0, maxX: list.size.width, maxY: list.size.height)
    let held = enter(ClipItem(rect: whole), &canvas, page: nil)
    defer { release(held) }
    drawItems(0..<list.items.count, on: canvas)
  }

  /// Draws some items and all they hold.
  func drawItems(_ range: Range<Int>, on canvas: Canvas) {
    var index = range.lowerBound
    while index < range.upperBound {
      let box = records[index].box
      let end = records[index].end
      if box.intersects(canvas.scissor) {
        var inner = canvas
        inner.scissor = canvas.scissor.intersection(box)
        meter?.enter(index)
        defer { meter?.leave() }
        switch list.items[index].content {
        case .fill(let item): drawFill(item, index, on: inner)
        case .stroke(let item): drawStroke(item, index, on: inner)
        case .image(let item): drawImage(item, index, on: inner)
        case .group(let group): drawGroup(group, index, on: inner)
        }
      }
      index = end
    }
  }

  /// The coverage of the shape in the arena, in memory that the next shape overwrites.
  ///
  /// Shapes are rasterized where they meet `limit`; what a row holds does not depend on `rows`.
  func coverage(rule: FillRule, rows: Range<Int>, limit: PixelBox) -> CoverageSpans? {
    guard let box = coveredBox(limit: limit) else { return nil }
    let low = max(box.minY, rows.lowerBound)
    let high = min(box.maxY, rows.upperBound)
    guard low < high else { return nil }
    accumulator.rasterize(&arena, in: box, rows: low..<high, rule: rule, into: scratch)
    return scratch
  }

  /// The pixels of `limit` that the shape in the arena touches; nil for none, or for too many.
  func coveredBox(limit: PixelBox) -> PixelBox? {
    let box = PixelBox(touchedBy: arena.bounds, in: limit)
    return box.isEmpty || max(box.width, box.height) >= Accumulator.sizeLimit ? nil : box
  }

  /// Memory for coverage of a box.
  func takeMap(_ box: PixelBox) -> (CoverageMap, UnsafeMutableRawBufferPointer) {
    let buffer = pool.take(box.area + 16)
    let bytes = buffer.bindMemory(to: UInt8.self)
    return (CoverageMap(bytes: bytes.baseAddress ?? byteRow, box: box), buffer)
  }

  /// Memory for pixels of a box, transparent.
  func takeSurface(_ box: PixelBox) -> (Surface, UnsafeMutableRawBufferPointer) {
    let buffer = pool.take(box.area * 4 + 64)
    let pixels = buffer.bindMemory(to: UInt32.self)
    let surface = Surface(pixels: pixels.baseAddress ?? pixelRow, stride: box.width, box: box)
    surface.fill(box, 0)
    return (surface, buffer)
  }

  func release(_ buffer: UnsafeMutableRawBufferPointer?) {
    if let buffer { pool.give(buffer) }
  }
}

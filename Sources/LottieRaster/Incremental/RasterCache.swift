import LottieGeometry
import LottieScene

/// Coverage of shapes and layers of groups that did not change for a while, within a budget of bytes.
///
/// Keys are compared in full, so that a stale slot does no harm.
struct RasterCache {
  private var entries: [Entry?] = []
  private var free: [Int32] = []
  private(set) var bytes = 0
  private var clock: UInt64 = 0

  /// Maximum bytes kept; a layer takes at most a fifth of them, which is one of 1,080 × 1,080.
  static let budget = 24 << 20

  private struct Entry {
    var value: Value
    var cost: Int
    var used: UInt64
  }

  private enum Value {
    case shape(ShapeKey, CoverageSpans)
    case layer(LayerKey, CachedLayer)
  }

  /// The coverage in a slot, if it is that of a shape.
  mutating func spans(at slot: Int32, _ key: ShapeKey) -> CoverageSpans? {
    guard slot >= 0, case .shape(key, let spans) = entries[Int(slot)]?.value else { return nil }
    touch(slot)
    return spans
  }

  /// The layer in a slot, if it is that of a group.
  mutating func layer(at slot: Int32, _ key: LayerKey) -> CachedLayer? {
    guard slot >= 0, case .layer(let found, let layer) = entries[Int(slot)]?.value else {
      return nil
    }
    guard found.serves(key) else { return nil }
    touch(slot)
    return layer
  }

  /// Stores coverage in a new slot.
  mutating func insert(_ spans: CoverageSpans, _ key: ShapeKey) -> Int32 {
    insert(Entry(value: .shape(key, spans), cost: spans.cost, used: clock))
  }

  /// Stores a layer in a new slot.
  mutating func insert(_ layer: CachedLayer, _ key: LayerKey) -> Int32 {
    insert(Entry(value: .layer(key, layer), cost: layer.box.area * 4, used: clock))
  }

  private mutating func touch(_ slot: Int32) {
    clock += 1
    entries[Int(slot)]?.used = clock
  }

  private mutating func insert(_ entry: Entry) -> Int32 {
    if bytes + entry.cost > Self.budget { evict(Self.budget * 3 / 4 - entry.cost) }
    clock += 1
    bytes += entry.cost
    var entry = entry
    entry.used = clock
    if let slot = free.popLast() {
      entries[Int(slot)] = entry
      return slot
    }
    entries.append(entry)
    return Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Drops what was used longest ago until no more than `rest` bytes are kept.
  private mutating func evict(_ rest: Int) {
    let order = entries.indices.filter { entries[$0] != nil }
      .sorted { (entries[$0]?.used ?? 0) < (entries[$1]?.used ?? 0) }
    for index in order {
      guard bytes > rest else { return }
      // Its item may still name the slot: the key of a later entry will not match.
      bytes -= entries[index]?.cost ?? 0
      entries[index] = nil
      free.append(Int32(truncatingIfNeeded: index))
    }
  }

  /// Frees a slot.
  mutating func remove(_ slot: Int32) {
    guard slot >= 0, let entry = entries[Int(slot)] else { return }
    bytes -= entry.cost
    entries[Int(slot)] = nil
    free.append(slot)
  }

  /// Removes everything; slots are invalid afterwards.
  mutating func removeAll() {
    entries.removeAll()
    free.removeAll()
    bytes = 0
  }
}

/// The key of a shape's coverage; the size of the frame is not part of it.
struct ShapeKey {
  var path: PathResource
  var map: Affine
  var outline: Outline

  enum Outline: Equatable {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  static func ~= (a: ShapeKey, b: ShapeKey) -> Bool {
    a.path === b.path && a.map == b.map && a.outline == b.outline
  }
}

/// The key of a group's layer, its content being unchanged.
struct LayerKey {
  var id: UInt32
  var generation: Generation
  var box: PixelBox
  /// Whether it has neither filters, masks nor a matte, so that a change of the group's own does not show.
  var isPlain: Bool

  /// Whether a layer made for this key is right for another.
  func serves(_ other: LayerKey) -> Bool {
    id == other.id && box == other.box
      && (generation == other.generation || (isPlain && other.isPlain))
  }
}

/// The pixels of a group, masks and matte applied, opacity and clip not.
final class CachedLayer {
  let box: PixelBox
  let pixels: UnsafeMutablePointer<UInt32>

  /// Creates a layer of transparent pixels.
  init(_ box: PixelBox) {
    self.box = box
    pixels = ZeroedMemory.allocate(box.area)
  }

  deinit {
    ZeroedMemory.deallocate(pixels)
  }

  var surface: Surface { Surface(pixels: pixels, stride: box.width, box: box) }
}

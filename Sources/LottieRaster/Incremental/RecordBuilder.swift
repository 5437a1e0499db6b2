import LottieGeometry
import LottieScene

/// Walks a list once, and finds the pixels each item may touch.
struct RecordBuilder {
  let items: [DisplayItem]
  let view: Affine
  let frame: PixelBox
  /// Records of the last list, drawn through the same view, and for each item its index there or -1.
  let old: [ItemRecord]
  let matches: ItemMatches
  var records: [ItemRecord]

  /// The totals of a run of items.
  private struct Sum {
    var box = PixelBox.empty
    var hasBlend = false
    var leaves = 0
    /// Whether there is a matte or a filter, so that it is not one leaf whatever their number.
    var hasMatte = false
    var unchangedFrames: UInt8 = 255
  }

  /// The context of a run of items.
  private struct Context {
    /// The group it lies in.
    var parent: UInt32
    /// Pixels that are seen of it.
    var limit: PixelBox
    /// The frame, extended by what filters carry into it.
    var region: PixelBox
    /// Whether what differs in a pixel shows in no other.
    var isLocal = true
    var depth: Int
  }

  mutating func build() {
    records.removeAll(keepingCapacity: true)
    records.reserveCapacity(items.count)
    _ = walk(0..<items.count, Context(parent: .max, limit: frame, region: frame, depth: 0))
  }

  private mutating func walk(_ range: Range<Int>, _ context: Context) -> Sum {
    var sum = Sum()
    var index = range.lowerBound
    while index < range.upperBound {
      if keepLeaf(index, context, &sum) {
        index += 1
      } else {
        index = add(index, before: range.upperBound, context, &sum)
      }
    }
    return sum
  }

  /// Adds an item whose record must be made.
  ///
  /// - Returns: The index behind it and its descendants.
  // Apart from the loop, which for most items of most lists copies a record.
  @inline(never)
  private mutating func add(
    _ index: Int,
    before end: Int,
    _ context: Context,
    _ sum: inout Sum
  ) -> Int {
    let item = items[index]
    var record = ItemRecord(
      id: item.id,
      generation: item.generation,
      parent: context.parent,
      end: index + 1
    )
    if case .group(let group) = item.content {
      record.end = max(index + 1, min(group.end, end))
      record.isGroup = true
      records.append(record)
      addGroup(group, index, context, &sum)
    } else {
      addLeaf(&record, index, context, &sum)
    }
    return record.end
  }

  /// Adds a leaf that did not change since the last list; this is all there is to do for most items.
  ///
  /// - Returns: Whether it is one.
  @inline(__always)
  private mutating func keepLeaf(_ index: Int, _ context: Context, _ sum: inout Sum) -> Bool {
    guard !matches.indices.isEmpty, !matches.hasMoved(index), context.region == frame else {
      return false
    }
    let match = Int(matches.indices[index])
    guard match >= 0, old[match].generation == items[index].generation, !old[match].isGroup,
      old[match].parent == context.parent
    else { return false }
    var record = old[match]
    let box = record.ownBox.intersection(context.limit)
    if box != record.box {
      record.box = box
      record.work = nil
    }
    record.damageBox = box
    record.changedRows = nil
    record.end = index + 1
    if record.unchangedFrames < 255 { record.unchangedFrames += 1 }
    if record.unchangedShapeFrames < 255 { record.unchangedShapeFrames += 1 }
    records.append(record)
    add(record, to: &sum)
    return true
  }

  @inline(__always)
  private func add(_ leaf: ItemRecord, to sum: inout Sum) {
    sum.box = sum.box.union(leaf.box)
    sum.hasBlend = sum.hasBlend || leaf.hasBlend
    sum.leaves += 1
    sum.unchangedFrames = min(sum.unchangedFrames, leaf.unchangedFrames)
  }

  private mutating func addLeaf(
    _ record: inout ItemRecord,
    _ index: Int,
    _ context: Context,
    _ sum: inout Sum
  ) {
    let item = items[index]
    record.ownBox = ownBox(item, index, context.region)
    record.shape = Self.shape(of: item.content)
    inherit(&record, index)
    record.box = record.ownBox.intersection(context.limit)
    record.damageBox = record.box
    record.hasBlend = Self.blend(of: item.content) != .normal
    record.isSingle = true
    record.changedRows = changedRows(item, record, index, context)
    records.append(record)
    add(record, to: &sum)
  }

  private mutating func addGroup(
    _ group: GroupItem,
    _ index: Int,
    _ context: Context,
    _ sum: inout Sum
  ) {
    let range = (index + 1)..<records[index].end
    guard context.depth < Painter.depthLimit else { return skip(range) }
    var outer = context
    outer.parent = records[index].id
    outer.limit = limit(of: group, context)
    outer.depth += 1
    outer.isLocal = context.isLocal && group.filters.isEmpty && group.samples == 0
    // Pixels around the limit may be carried into it.
    let reach = FilterMargin(view, frame: frame).of(group.filters)
    var inner = outer
    inner.region = reach.extend(outer.region)
    inner.limit = reach.extend(outer.limit)
    let split = group.matte.map { max(range.lowerBound, min($0.sourceEnd, range.upperBound)) }
    let start = split ?? range.lowerBound
    let source = walk(range.lowerBound..<start, outer)
    let content = walk(start..<range.upperBound, inner)
    var box = content.box
    if !group.filters.isEmpty {
      records[index].contentBox = box
      box = reach.extend(box).intersection(outer.limit)
      for i in start..<range.upperBound where !records[i].damageBox.isEmpty {
        records[i].damageBox = reach.extend(records[i].damageBox).intersection(outer.limit)
      }
    }
    if let matte = group.matte, !matte.isInverted { box = box.intersection(source.box) }
    finish(group, index, box, content, source, &sum)
  }

  /// Pixels that clip and masks leave of a group; none of one that is not drawn.
  private func limit(of group: GroupItem, _ context: Context) -> PixelBox {
    guard group.opacity > 0 else { return .empty }
    var limit = context.limit
    if let clip = group.clip {
      let rect = clip.transform.then(view).apply(clip.rect)
      limit = limit.intersection(PixelBox(touchedBy: rect, in: context.region))
    }
    return limit.intersection(ItemBounds.masks(group.masks, view, context.region))
  }

  /// Notes what is known of a group when its descendants are.
  private mutating func finish(
    _ group: GroupItem,
    _ index: Int,
    _ box: PixelBox,
    _ content: Sum,
    _ source: Sum,
    _ sum: inout Sum
  ) {
    let hasMatte =
      content.hasMatte || group.matte != nil || !group.filters.isEmpty || group.samples > 0
    records[index].box = box
    records[index].damageBox = box
    records[index].hasBlend = content.hasBlend || group.blend != .normal
    records[index].isSingle = content.leaves == 1 && !hasMatte
    sum.box = sum.box.union(box)
    sum.hasBlend = sum.hasBlend || records[index].hasBlend
    sum.leaves += content.leaves
    sum.hasMatte = sum.hasMatte || hasMatte
    inheritGroup(index, min(source.unchangedFrames, content.unchangedFrames))
    // A change of an inner group's own is a change of the content of the outer one.
    let isOwnChange = records[index].generation != oldRecord(index)?.generation
    sum.unchangedFrames = min(sum.unchangedFrames, isOwnChange ? 0 : records[index].unchangedFrames)
  }

  /// The record of the same item in the previous list, unless its order changed.
  private func oldRecord(_ index: Int) -> ItemRecord? {
    guard !matches.indices.isEmpty, !matches.hasMoved(index) else { return nil }
    let match = Int(matches.indices[index])
    return match >= 0 ? old[match] : nil
  }

  /// Carries over what is known of a leaf that did not change, or just its paint.
  private func inherit(_ record: inout ItemRecord, _ index: Int) {
    guard let last = oldRecord(index), !last.isGroup else { return }
    let isSame = last.generation == record.generation && last.parent == record.parent
    if isSame {
      record.unchangedFrames = last.unchangedFrames < 255 ? last.unchangedFrames + 1 : 255
    }
    if isSame || (last.shape != nil && last.shape == record.shape) {
      record.unchangedShapeFrames =
        last.unchangedShapeFrames < 255 ? last.unchangedShapeFrames + 1 : 255
      record.slot = last.slot
    }
  }

  /// The rows of the contours of a fill that changed, if nothing else of it did.
  ///
  /// Other rows have the same edges in the same order. Sums along them are rounded by where the shape
  /// begins and ends, so its sides must not have moved.
  private func changedRows(
    _ item: DisplayItem,
    _ record: ItemRecord,
    _ index: Int,
    _ context: Context
  ) -> Range<Int>? {
    guard context.isLocal, context.region == frame, case .fill(let fill) = item.content,
      let change = fill.path.change, let last = oldRecord(index), !last.isGroup,
      last.parent == record.parent, fill.lookGeneration <= last.generation,
      change.since <= last.generation
    else { return nil }
    let map = fill.transform.then(view)
    let changed = map.apply(change.box)
    guard map.keepsAxes, !changed.isEmpty else { return nil }
    let still = map.apply(change.still)
    let sides = PixelBox(touchedBy: still, in: frame)
    guard sides == PixelBox(touchedBy: still.union(changed), in: frame) else { return nil }
    let rows = PixelBox(
      touchedBy: Rect(minX: 0, minY: changed.minY, maxX: 1, maxY: changed.maxY),
      in: PixelBox(minX: 0, minY: frame.minY, maxX: 1, maxY: frame.maxY)
    )
    return rows.minY..<rows.maxY
  }

  /// The same for a group, whose descendants are known.
  private mutating func inheritGroup(_ index: Int, _ unchangedFrames: UInt8) {
    guard let last = oldRecord(index), last.isGroup, last.parent == records[index].parent else {
      return
    }
    let match = Int(matches.indices[index])
    guard last.end - match == records[index].end - index else { return }
    records[index].unchangedFrames = min(
      unchangedFrames,
      last.unchangedFrames < 255 ? last.unchangedFrames + 1 : 255
    )
    if unchangedFrames > 0 { records[index].slot = last.slot }
  }

  private static func shape(of content: DisplayItem.Content) -> ItemRecord.Shape? {
    switch content {
    case .fill(let item):
      ItemRecord.Shape(path: ObjectIdentifier(item.path), transform: item.transform)
    case .stroke(let item):
      ItemRecord.Shape(path: ObjectIdentifier(item.path), transform: item.transform)
    case .image, .group: nil
    }
  }

  /// Items nested too deeply: they are not drawn.
  private mutating func skip(_ range: Range<Int>) {
    for index in range {
      let item = items[index]
      records.append(
        ItemRecord(
          id: item.id,
          generation: item.generation,
          parent: .max,
          end: index + 1
        )
      )
    }
  }

  private func ownBox(_ item: DisplayItem, _ index: Int, _ region: PixelBox) -> PixelBox {
    let match = Int(matches.indices.isEmpty ? -1 : matches.indices[index])
    if region == frame, match >= 0, old[match].generation == item.generation, !old[match].isGroup {
      return old[match].ownBox
    }
    let rect: Rect
    switch item.content {
    case .fill(let fill): rect = ItemBounds.fill(fill.path, fill.transform.then(view))
    case .stroke(let stroke): rect = ItemBounds.stroke(stroke, stroke.transform.then(view))
    case .image(let image):
      let extent = Rect(minX: 0, minY: 0, maxX: image.size.width, maxY: image.size.height)
      rect = image.transform.then(view).apply(extent)
    case .group: rect = .empty
    }
    return PixelBox(touchedBy: rect, in: region)
  }

  private static func blend(of content: DisplayItem.Content) -> BlendMode {
    switch content {
    case .fill(let item): item.blend
    case .stroke(let item): item.blend
    case .image(let item): item.blend
    case .group(let item): item.blend
    }
  }
}

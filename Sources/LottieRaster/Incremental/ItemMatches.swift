import LottieScene

/// The matches between the items of a list and those of the last one.
struct ItemMatches {
  /// For each item its index in the last list, or -1.
  private(set) var indices: [Int32] = []
  /// For each item whether its order among the others changed; empty when none did.
  private(set) var moved: [Bool] = []
  /// Items of the last list that are gone, by index.
  private(set) var removed: [Int] = []

  /// Compares a list with the records of the last one.
  ///
  /// Items in the same order cost a comparison each. Otherwise enough items are marked as moved
  /// that the others keep their order.
  mutating func match(_ items: [DisplayItem], _ old: [ItemRecord]) {
    indices.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    var same = items.count == old.count
    if same {
      for index in items.indices where items[index].id != old[index].id {
        same = false
        break
      }
    }
    if same {
      indices.append(contentsOf: (0..<Int32(truncatingIfNeeded: items.count)))
    } else {
      matchUnordered(items, old)
    }
  }

  private mutating func matchUnordered(_ items: [DisplayItem], _ old: [ItemRecord]) {
    var positions: [UInt32: Int32] = [:]
    positions.reserveCapacity(old.count)
    for index in old.indices { positions[old[index].id] = Int32(truncatingIfNeeded: index) }
    moved = Array(repeating: false, count: items.count)
    var kept = Array(repeating: false, count: old.count)
    var last: Int32 = -1
    for index in items.indices {
      let position = positions[items[index].id] ?? -1
      indices.append(position)
      guard position >= 0 else { continue }
      moved[index] = position <= last
      kept[Int(position)] = true
      last = max(last, position)
    }
    for index in old.indices where !kept[index] { removed.append(index) }
  }

  /// Whether an item changed its order.
  func hasMoved(_ index: Int) -> Bool { !moved.isEmpty && moved[index] }
}

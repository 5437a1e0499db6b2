import LottieScene

/// The changes between two lists drawn through the same view.
enum ListDamage {
  /// Adds the old and new boxes of everything that changed.
  static func add(
    _ records: [ItemRecord],
    _ old: [ItemRecord],
    _ matches: ItemMatches,
    to region: inout DamageRegion
  ) {
    for index in matches.removed { region.add(old[index].damageBox) }
    for index in records.indices {
      let match = Int(matches.indices[index])
      guard match >= 0 else {
        region.add(records[index].damageBox)
        continue
      }
      guard differ(records[index], old[match]) || matches.hasMoved(index) else { continue }
      if let rows = records[index].changedRows, !matches.hasMoved(index) {
        var box = records[index].damageBox.union(old[match].damageBox)
        box.minY = max(box.minY, rows.lowerBound)
        box.maxY = min(box.maxY, rows.upperBound)
        region.add(box)
        continue
      }
      region.add(old[match].damageBox)
      if records[index].damageBox != old[match].damageBox {
        region.add(records[index].damageBox)
      }
    }
  }

  @inline(__always)
  private static func differ(_ new: ItemRecord, _ last: ItemRecord) -> Bool {
    new.generation != last.generation || new.parent != last.parent || new.isGroup != last.isGroup
      || (new.isGroup ? isDrawnOtherwise(new, last) : new.damageBox != last.damageBox)
  }

  /// Whether a group is drawn directly now and onto a layer before, or the reverse: roundings
  /// differ all over it.
  private static func isDrawnOtherwise(
    _ new: ItemRecord,
    _ last: ItemRecord
  ) -> Bool {
    new.isSingle != last.isSingle || new.hasBlend != last.hasBlend
  }
}

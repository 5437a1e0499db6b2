import LottieScene

/// What changed between two lists drawn through the same view.
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
      let (new, last) = (records[index], old[match])
      let changed =
        new.generation != last.generation || new.parent != last.parent
        || new.isGroup != last.isGroup || matches.hasMoved(index)
        || (new.isGroup ? isDrawnOtherwise(new, last) : new.damageBox != last.damageBox)
      guard changed else { continue }
      region.add(last.damageBox)
      if new.damageBox != last.damageBox { region.add(new.damageBox) }
    }
  }

  /// Whether a group is drawn directly now and onto a layer before, or the reverse: roundings
  /// differ all over it.
  private static func isDrawnOtherwise(_ new: ItemRecord, _ last: ItemRecord) -> Bool {
    new.isSingle != last.isSingle || new.hasBlend != last.hasBlend
  }
}

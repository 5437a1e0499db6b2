extension DisplayList {
  /// Whether two lists draw the same image, whatever their identities and generations.
  ///
  /// Lists that are not equal may still draw the same. Linear in the vertices of both; images are
  /// compared by their pixels where they are not one resource.
  package func isEqual(to other: DisplayList) -> Bool {
    size == other.size && items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0.content.isEqual(to: $1.content) }
  }
}

extension DisplayItem.Content {
  fileprivate func isEqual(to other: DisplayItem.Content) -> Bool {
    switch (self, other) {
    case (.fill(let a), .fill(let b)):
      a.transform == b.transform && a.blend == b.blend && a.rule == b.rule && a.paint == b.paint
        && a.path.isEqual(to: b.path)
    case (.stroke(let a), .stroke(let b)):
      a.transform == b.transform && a.blend == b.blend && a.style == b.style && a.paint == b.paint
        && a.path.isEqual(to: b.path)
    case (.image(let a), .image(let b)):
      a.transform == b.transform && a.blend == b.blend && a.size == b.size
        && (a.image === b.image || a.image.pixmap == b.image.pixmap)
    case (.group(let a), .group(let b)): a.isEqual(to: b)
    default: false
    }
  }
}

extension PathResource {
  fileprivate func isEqual(to other: PathResource) -> Bool {
    self === other || bounds == other.bounds && path == other.path
  }
}

extension GroupItem {
  fileprivate func isEqual(to other: GroupItem) -> Bool {
    end == other.end && opacity == other.opacity && blend == other.blend
      && isIsolated == other.isIsolated && filters == other.filters && clip == other.clip
      && samples == other.samples && mixing == other.mixing && matte == other.matte
      && filterBlend == other.filterBlend
      && GroupItem.areEqual(masks, other.masks)
      && GroupItem.areEqual(filterMasks, other.filterMasks)
  }

  private static func areEqual(_ masks: [MaskItem], _ others: [MaskItem]) -> Bool {
    masks.count == others.count && zip(masks, others).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension MaskItem {
  fileprivate func isEqual(to other: MaskItem) -> Bool {
    transform == other.transform && mode == other.mode && isInverted == other.isInverted
      && opacity == other.opacity && expansion == other.expansion && feather == other.feather
      && path.isEqual(to: other.path)
  }
}

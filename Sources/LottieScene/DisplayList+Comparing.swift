import LottieGeometry

extension DisplayList {
  /// Whether two lists draw the same image, whatever their identities and generations.
  ///
  /// Lists that are not equal may still draw the same. A clip counts where it cuts something off. Linear in the
  /// vertices of both, those of outlined strokes where clips differ; images are compared by their pixels where they
  /// are not one resource.
  ///
  /// - Parameters:
  ///   - other: The other list.
  ///   - distance: How far items may lie from their places in it, in units of the composition.
  /// - Returns: False where anything else differs.
  package func isEqual(to other: DisplayList, within distance: Double = 0) -> Bool {
    guard size == other.size, items.count == other.items.count else { return false }
    let compared = Comparison(distance: distance)
    var (ink, otherInk) = (ItemInk(items), ItemInk(other.items))
    return items.indices.allSatisfy { index in
      guard case .group(let a) = items[index].content,
        case .group(let b) = other.items[index].content
      else { return compared.areEqual(items[index].content, other.items[index].content) }
      return compared.areEqual(a, b)
        && (compared.areEqual(a.clip, b.clip)
          || !ink.cuts(a, at: index, beyond: distance)
            && !otherInk.cuts(b, at: index, beyond: distance))
    }
  }
}

/// The boxes of what the items of a list paint, each measured once.
private struct ItemInk {
  private let items: [DisplayItem]
  private var measure = InkMeasure()
  private var boxes: [Int: Rect] = [:]

  init(_ items: [DisplayItem]) { self.items = items }

  /// Whether the clip of a group cuts off more than a distance of what it shows; true where that is not known.
  mutating func cuts(_ group: GroupItem, at index: Int, beyond distance: Double) -> Bool {
    guard let clip = group.clip else { return false }
    guard group.filters.isEmpty, let inverse = clip.transform.inverse else { return true }
    let contentStart = group.matte?.sourceEnd ?? index + 1
    guard var shown = bounds(contentStart..<group.end) else { return true }
    if let matte = group.matte, !matte.isInverted {
      guard let source = bounds(index + 1..<contentStart) else { return true }
      shown = shown.intersection(source)
    }
    let visible = clip.rect.insetBy(-distance)
    return !shown.isEmpty && visible.union(inverse.apply(shown)) != visible
  }

  /// The box of what items paint; nil where a filter may paint beyond it.
  private mutating func bounds(_ range: Range<Int>) -> Rect? {
    var all = Rect.empty
    for index in range {
      if case .group(let group) = items[index].content, !group.filters.isEmpty { return nil }
      let box = boxes[index] ?? measure.bounds(of: items[index].content)
      boxes[index] = box
      all = all.union(box)
    }
    return all
  }
}

/// A comparison of items that may lie somewhat apart.
private struct Comparison {
  let distance: Double

  /// Whether two maps bring a box to the same place.
  private func areEqual(_ a: Affine, _ b: Affine, _ box: Rect) -> Bool {
    guard a != b else { return true }
    guard distance > 0, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite
    else { return false }
    return [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
      .allSatisfy { x, y in
        let (p, q) = (a.apply(Point(x, y)), b.apply(Point(x, y)))
        return abs(p.x - q.x) <= distance && abs(p.y - q.y) <= distance
      }
  }

  func areEqual(_ item: DisplayItem.Content, _ other: DisplayItem.Content) -> Bool {
    switch (item, other) {
    case (.fill(let a), .fill(let b)):
      areEqual(a.transform, b.transform, a.path.bounds) && a.blend == b.blend && a.rule == b.rule
        && a.paint == b.paint && a.path.isEqual(to: b.path)
    case (.stroke(let a), .stroke(let b)):
      areEqual(a.transform, b.transform, a.path.bounds.insetBy(-a.style.width))
        && a.blend == b.blend && a.style == b.style && a.paint == b.paint
        && a.path.isEqual(to: b.path)
    case (.image(let a), .image(let b)):
      areEqual(
        a.transform,
        b.transform,
        Rect(x: 0, y: 0, width: a.size.width, height: a.size.height)
      )
        && a.blend == b.blend && a.size == b.size
        && (a.image === b.image || a.image.pixmap == b.image.pixmap)
    default: false
    }
  }

  /// Whether groups are equal but for their clips.
  func areEqual(_ group: GroupItem, _ other: GroupItem) -> Bool {
    group.end == other.end && group.opacity == other.opacity && group.blend == other.blend
      && group.isIsolated == other.isIsolated && group.filters == other.filters
      && group.samples == other.samples && group.mixing == other.mixing
      && group.matte == other.matte && group.filterBlend == other.filterBlend
      && areEqual(group.masks, other.masks) && areEqual(group.filterMasks, other.filterMasks)
  }

  func areEqual(_ clip: ClipItem?, _ other: ClipItem?) -> Bool {
    guard let clip, let other else { return clip == other }
    return clip.rect == other.rect && areEqual(clip.transform, other.transform, clip.rect)
  }

  private func areEqual(_ masks: [MaskItem], _ others: [MaskItem]) -> Bool {
    masks.count == others.count
      && zip(masks, others).allSatisfy { a, b in
        areEqual(a.transform, b.transform, a.path.bounds) && a.mode == b.mode
          && a.isInverted == b.isInverted && a.opacity == b.opacity && a.expansion == b.expansion
          && a.feather == b.feather && a.path.isEqual(to: b.path)
      }
  }
}

extension PathResource {
  fileprivate func isEqual(to other: PathResource) -> Bool {
    self === other || bounds == other.bounds && path == other.path
  }
}

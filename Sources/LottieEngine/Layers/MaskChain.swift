import LottieGeometry
import LottieScene

/// Masks as thorvg 1.1 combines them: each is a mask of the one before it, and the first one of the layer.
///
/// With masks *a*, *b* and *c* the layer shows *a ∘ (b ∘ c)*, where ∘ is the mode of the mask on its right, and not
/// *(a ∘ b) ∘ c*. An inverted mask has another mode, and is not inverted itself. Of the first one only whether it
/// subtracts counts. Masks that subtract, or that differ, are one path where they follow one another.
struct MaskChain {
  /// A way to combine a mask with those behind it.
  private enum Method {
    case add, without, intersect, difference, lighten, darken

    init(_ mask: MaskItem) {
      self =
        switch (mask.mode, mask.isInverted) {
        case (.add, false): .add
        case (.add, true), (.subtract, false): .without
        case (.subtract, true), (.intersect, false), (.difference, true): .intersect
        case (.intersect, true), (.difference, false): .difference
        case (.lighten, _): .lighten
        case (.darken, _): .darken
        }
    }
  }

  private var links: [(mask: MaskItem, method: Method)] = []

  init(_ masks: [MaskItem]) {
    var rest = masks[...]
    while let first = rest.popFirst() {
      let method = Method(first)
      let isJoined = first.mode == .subtract || first.mode == .difference
      let others = rest.prefix {
        isJoined && $0.mode == first.mode && Method($0) == method && $0.opacity == first.opacity
      }
      rest = rest.dropFirst(others.count)
      var mask = first
      if !others.isEmpty { mask.path = ([first] + others).joinedPath() }
      links.append((mask, method))
    }
  }

  /// The same as masks that are combined from first to last.
  ///
  /// The last of the chain comes first. Where a mask takes away what is behind it, what is behind is combined as its
  /// complement, by De Morgan's laws.
  var items: [MaskItem] {
    var isComplement = links.first?.method == .without
    var items: [MaskItem] = []
    for (index, link) in links.enumerated() {
      var item = link.mask
      let next = index + 1 < links.count ? links[index + 1].method : nil
      (item.mode, item.isInverted) =
        switch (next, isComplement) {
        case (nil, false), (.add, false): (.add, false)
        case (nil, true), (.add, true): (.subtract, false)
        case (.intersect, false), (.without, false): (.intersect, false)
        case (.intersect, true), (.without, true): (.add, true)
        case (.lighten, false): (.lighten, false)
        case (.lighten, true): (.darken, true)
        case (.darken, false): (.darken, false)
        case (.darken, true): (.lighten, true)
        case (.difference, _): (.difference, false)
        }
      if next == .without { isComplement.toggle() }
      items.append(item)
    }
    return items.reversed()
  }
}

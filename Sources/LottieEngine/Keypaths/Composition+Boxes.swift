package import LottieGeometry
package import LottieModel
import LottieScene

extension Composition {
  /// The visible layers of the animation itself at a frame, from the back: their locations in the
  /// document and the boxes of what they paint, before clips, masks and mattes.
  ///
  /// Layers that paint nothing are left out. Boxes are not cut by the canvas and do not include
  /// effects. All together write no more than a list may have; what is beyond paints nothing.
  package func shownLayers(
    atFrame frame: Double
  ) -> [(location: JSONLocation, bounds: Rect)] {
    update(frame: frame)
    var ink = InkMeasure()
    var list = DisplayListBuilder(identities, animation.dialect)
    defer { identities.work += list.work + ink.work }
    return root.drawnLayers.compactMap { layer in
      let start = list.items.count
      layer.emit(into: &list, EmitState())
      let bounds = list.items.visibleBounds(of: start..<list.items.count, &ink)
      return bounds.isEmpty ? nil : (layer.model.location, bounds)
    }
  }

  /// Hides layers of the animation itself, by location in the document.
  package func hideLayers(_ isHidden: (JSONLocation) -> Bool) {
    for layer in root.keypathChildren {
      if let location = layer.location, isHidden(location) { layer.setHidden(true) }
    }
    overridesChanged()
  }
}

extension [DisplayItem] {
  /// The box of what some of them paint, before clips, masks and mattes.
  fileprivate func visibleBounds(of range: Range<Int>, _ ink: inout InkMeasure) -> Rect {
    var bounds = Rect.empty
    var i = range.lowerBound
    while i < range.upperBound {
      guard case .group(let group) = self[i].content else {
        bounds = bounds.union(ink.bounds(of: self[i].content))
        i += 1
        continue
      }
      bounds = bounds.union(visibleBounds(of: group, at: i, &ink))
      i = Swift.max(i + 1, group.end)
    }
    return bounds
  }

  private func visibleBounds(
    of group: GroupItem,
    at start: Int,
    _ ink: inout InkMeasure
  ) -> Rect {
    let end = Swift.min(endIndex, Swift.max(start + 1, group.end))
    let content = Swift.max(start + 1, Swift.min(end, group.matte?.sourceEnd ?? start + 1))
    var bounds = visibleBounds(of: content..<end, &ink)
    if let clip = group.clip { bounds = bounds.intersection(clip.transform.apply(clip.rect)) }
    if let matte = group.matte, !matte.isInverted {
      bounds = bounds.intersection(visibleBounds(of: start + 1..<content, &ink))
    }
    if group.masks.allSatisfy({ $0.mode == .add && !$0.isInverted }), !group.masks.isEmpty {
      let masked = group.masks.reduce(Rect.empty) { box, mask in
        let edge = mask.path.path.bounds.insetBy(-Swift.max(0, mask.expansion))
        return box.union(mask.transform.apply(edge))
      }
      bounds = bounds.intersection(masked)
    }
    return bounds
  }
}

public import LottieScene

extension Composition {
  /// Hides the layers, groups, fills and strokes that a keypath matches, or shows them again.
  ///
  /// A hidden layer still acts as parent and matte.
  ///
  /// - Returns: The number of matches.
  @discardableResult
  public func setHidden(_ isHidden: Bool, keypath: AnimationKeypath) -> Int {
    var count = 0
    visit { visit in
      guard visit.property == nil, visit.node.canHide, keypath.matches(visit.path) else { return }
      visit.node.setHidden(isHidden)
      count += 1
    }
    overridesChanged()
    noteOverride("hidden \(keypath.string)") { $0.setHidden(isHidden, keypath: keypath) }
    return count
  }

  /// Hides everything except what keypaths match, its contents, and its parents.
  ///
  /// - Returns: The number of layers, groups, fills and strokes that each keypath matches.
  @discardableResult
  public func showOnly(_ keypaths: [AnimationKeypath]) -> [Int] {
    var overrides = CompositionOverrides(self)
    let matches = overrides.showOnly(keypaths)
    apply(overrides)
    return matches.map(\.count)
  }

  /// Draws an image in each layer that a keypath matches: in the layer's space from its origin on,
  /// one unit per pixel, above everything else in the layer.
  ///
  /// - Returns: The number of layers that match.
  @discardableResult
  public func addOverlay(_ image: ImageResource, keypath: AnimationKeypath) -> Int {
    var overrides = CompositionOverrides(self)
    let match = overrides.overlay(image, on: keypath)
    apply(overrides)
    return match.count
  }

  /// Shows an image in the first layer that a keypath means, in place of the one of the same key; nil
  /// shows none any more.
  ///
  /// - Parameters:
  ///   - overlay: The image and where it lies.
  ///   - key: Names the overlay, always with the same keypath; not negative.
  ///   - keypath: Means the layer.
  /// - Returns: False when no layer is meant, or when there was nothing to take away.
  @discardableResult
  package func setOverlay(
    _ overlay: LayerOverlay?,
    key: Int,
    onLayerAt keypath: AnimationKeypath
  ) -> Bool {
    guard let layer = overlaidLayers[key] ?? firstLayer(keypath) else { return false }
    overlaidLayers[key] = overlay == nil ? nil : layer
    let wasShown = layer.showsSomething
    let next = listChanged()
    let isSet = layer.setOverlay(overlay, key: key, generation: next, identities)
    if layer.showsSomething != wasShown { overridesChanged() }
    noteOverride("overlay \(key)") { $0.setOverlay(overlay, key: key, onLayerAt: keypath) }
    return isSet
  }

  private func firstLayer(_ keypath: AnimationKeypath) -> CompositionLayer? {
    var layer: CompositionLayer?
    visit { visit in
      guard layer == nil, visit.property == nil, keypath.matches(visit.path) else { return }
      layer = visit.node as? CompositionLayer
    }
    return layer
  }
}

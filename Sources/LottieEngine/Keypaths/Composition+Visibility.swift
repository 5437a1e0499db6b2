public import LottieScene

extension Composition {
  /// Leaves out the layers, groups, fills and strokes that a keypath means, or draws them again.
  ///
  /// A layer that is left out still carries others and is still their matte.
  ///
  /// - Returns: How many the keypath means.
  @discardableResult
  public func setHidden(_ isHidden: Bool, keypath: AnimationKeypath) -> Int {
    var count = 0
    visit { visit in
      guard visit.property == nil, visit.node.canHide, keypath.matches(visit.path) else { return }
      visit.node.setHidden(isHidden)
      count += 1
    }
    overridesChanged()
    return count
  }

  /// Leaves out everything but what keypaths mean, what that lies in, and what lies in that.
  ///
  /// - Returns: How many layers, groups, fills and strokes each keypath means.
  @discardableResult
  public func showOnly(_ keypaths: [AnimationKeypath]) -> [Int] {
    var overrides = CompositionOverrides(self)
    let matches = overrides.showOnly(keypaths)
    apply(overrides)
    return matches.map(\.count)
  }

  /// Shows a picture in each layer that a keypath means: in the layer's space from its origin on, a
  /// pixel a unit, above everything else in the layer.
  ///
  /// - Returns: How many layers the keypath means.
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

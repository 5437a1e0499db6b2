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
    visit { node, property, path, _, _ in
      guard property == nil, keypath.matches(path), node.setHidden(isHidden) else { return }
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
    var search = VisibilitySearch(keypaths)
    for layer in root.keypathChildren { _ = search.leaves(layer) }
    overridesChanged()
    return search.counts
  }

  /// Shows a picture in each layer that a keypath means: in the layer's space from its origin on, a
  /// pixel a unit, above everything else in the layer.
  ///
  /// - Returns: How many layers the keypath means.
  @discardableResult
  public func addOverlay(_ image: ImageResource, keypath: AnimationKeypath) -> Int {
    var layers: [CompositionLayer] = []
    visit { node, property, path, _, _ in
      guard property == nil, let layer = node as? CompositionLayer, keypath.matches(path) else {
        return
      }
      layers.append(layer)
    }
    for layer in layers { layer.add(image, id: identities.next()) }
    overridesChanged()
    return layers.count
  }
}

/// Hides what has nothing to do with some keypaths.
private struct VisibilitySearch {
  private let keypaths: [AnimationKeypath]
  private(set) var counts: [Int]
  private var path: [String] = []

  init(_ keypaths: [AnimationKeypath]) {
    self.keypaths = keypaths
    counts = keypaths.map { _ in 0 }
  }

  /// Hides a node unless it is meant or holds something that is.
  ///
  /// - Returns: Whether it is left as it is.
  mutating func leaves(_ node: any KeypathSearchable) -> Bool {
    path.append(node.keypathName)
    defer { path.removeLast() }
    let meant = keypaths.indices.filter { keypaths[$0].matches(path) }
    for i in meant { counts[i] += 1 }
    guard meant.isEmpty else { return true }
    var holdsAny = false
    for child in node.keypathChildren where leaves(child) { holdsAny = true }
    if !holdsAny { _ = node.setHidden(true) }
    return holdsAny
  }
}

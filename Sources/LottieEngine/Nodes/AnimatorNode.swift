import LottieScene

/// A node with animatable properties, and an output computed from them.
///
/// A frame is two passes over the nodes of a layer. In the first each node asks its property map
/// for new values; in the second those with new values rebuild their outputs, and so do the nodes
/// whose inputs were rebuilt. A node knows neither pixels nor the document's JSON.
protocol AnimatorNode: KeypathSearchable {
  /// Its properties.
  var propertyMap: any NodePropertyMap { get }
  /// Rebuilds the output from the properties' values.
  ///
  /// `generation`: The generation of changes made now.
  func rebuildOutputs(frame: Double, generation: Generation)
}

extension AnimatorNode {
  /// Both passes for a node whose output depends on its own properties only.
  ///
  /// `force`: Rebuilds in any case, as in the first update.
  ///
  /// - Returns: Whether the output was rebuilt.
  @discardableResult
  func update(frame: Double, generation: Generation, force: Bool) -> Bool {
    let changed = propertyMap.update(frame: frame, generation: generation)
    guard changed || force else { return false }
    rebuildOutputs(frame: frame, generation: generation)
    return true
  }
}

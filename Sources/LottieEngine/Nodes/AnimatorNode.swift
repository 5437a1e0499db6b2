import LottieScene

/// Something with animatable properties, and an output built from them.
///
/// A frame is two passes over the nodes of a layer. In the first each node asks its property map for
/// new values; in the second those that got any rebuild their outputs, and so do the nodes whose
/// inputs were rebuilt. A node knows neither pixels nor the document's JSON.
protocol AnimatorNode: KeypathSearchable {
  /// Its properties.
  var propertyMap: any NodePropertyMap { get }
  /// Builds the output from the properties' values.
  ///
  /// `generation`: The generation of what changes now.
  func rebuildOutputs(frame: Double, generation: Generation)
}

extension AnimatorNode {
  /// Both passes for a node whose output depends on its own properties only.
  ///
  /// `force`: Rebuilds in any case, as the first time.
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

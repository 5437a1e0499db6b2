import LottieScene

/// The values of a node, by the names that keypaths use.
protocol NodePropertyMap: AnyObject {
  /// Names and values in lottie-ios's order.
  var keypathProperties: [KeypathProperty] { get }
  /// Those that can change; constants are never asked again.
  var animated: [any AnyNodeProperty] { get set }
}

extension NodePropertyMap {
  /// Takes the values of a frame.
  ///
  /// - Returns: Whether any differs from the one before.
  func update(frame: Double, generation: Generation) -> Bool {
    var changed = false
    for property in animated where property.update(frame: frame, generation: generation) {
      changed = true
    }
    return changed
  }

  /// Ties those with expressions to them.
  func bind(_ layer: ScriptLayer, _ graph: ScriptGraph) {
    for property in animated { property.bind(layer, graph) }
  }
}

extension [any AnyNodeProperty] {
  /// The list with a value's property, if that can change.
  ///
  /// One value at a time: packs of types are looked up at run time, for each node anew.
  func adding<Value>(_ value: NodeValue<Value>) -> Self {
    guard case .property(let property) = value else { return self }
    return self + [property]
  }
}

/// The map of a node without properties.
final class NoProperties: NodePropertyMap {
  let keypathProperties: [KeypathProperty] = []
  var animated: [any AnyNodeProperty] = []
}

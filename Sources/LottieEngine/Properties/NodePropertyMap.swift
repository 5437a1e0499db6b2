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
}

/// The properties among values that can change.
func animatedProperties<each Value>(
  _ values: repeat NodeValue<each Value>
) -> [any AnyNodeProperty] {
  var properties: [any AnyNodeProperty] = []
  for value in repeat each values {
    if case .property(let property) = value { properties.append(property) }
  }
  return properties
}

/// The map of a node without properties.
final class NoProperties: NodePropertyMap {
  let keypathProperties: [KeypathProperty] = []
  var animated: [any AnyNodeProperty] = []
}

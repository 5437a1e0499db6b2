import LottieScene

/// The properties of a node by the names that keypaths use, in lottie-ios's order.
///
/// A list and no dictionary: nothing is looked up while playing, and lists are made ten times faster.
struct NodePropertyMap {
  /// A property and its name.
  typealias Entry = (name: String, property: any AnyNodeProperty)

  let properties: [Entry]
  /// Those that can change; constants are never asked again.
  private let animated: [any AnyNodeProperty]

  init(_ properties: [Entry] = []) {
    self.properties = properties
    animated = properties.lazy.map(\.property).filter(\.isAnimated)
  }

  /// Whether any property can change.
  var isAnimated: Bool { !animated.isEmpty }

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

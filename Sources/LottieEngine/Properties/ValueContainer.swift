import LottieScene

/// The last value of a property, and the generation of its last change.
struct ValueContainer<Value: Equatable> {
  private(set) var value: Value
  private(set) var generation: Generation = 0

  init(_ value: Value) {
    self.value = value
  }

  /// Stores a value.
  ///
  /// - Returns: Whether it differs from the previous one.
  mutating func set(_ new: Value, generation now: Generation) -> Bool {
    guard new != value else { return false }
    value = new
    generation = now
    return true
  }
}

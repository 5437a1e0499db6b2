import LottieScene

/// The value that a property last got, and when it last changed.
struct ValueContainer<Value: Equatable> {
  private(set) var value: Value
  private(set) var generation: Generation = 0

  init(_ value: Value) {
    self.value = value
  }

  /// Keeps a value.
  ///
  /// - Returns: Whether it differs from the one before.
  mutating func set(_ new: Value, generation now: Generation) -> Bool {
    guard new != value else { return false }
    value = new
    generation = now
    return true
  }
}

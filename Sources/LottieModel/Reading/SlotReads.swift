/// The values of slots that were read so far: each once for all properties of its type, which share it.
///
/// Not thread-safe.
final class SlotReads {
  private struct Key: Hashable {
    let location: JSONLocation
    let type: ObjectIdentifier
  }

  /// Maximum keyframes that properties have from slots, counted at each use: they are shared, but every
  /// use looks through them.
  static let maximumKeyframes = 4_000_000
  /// Keyframes that a text document counts as, of which each layer keeps the colors.
  static let documentKeyframes = 4

  private var known: [Key: Any] = [:]
  private var count = 0
  /// The first property that exceeded the limit; nil is none.
  private(set) var excess: JSONLocation?

  /// The value of a slot, read the first time.
  ///
  /// `location`: That of the slot's value.
  func value<Value>(
    at location: JSONLocation,
    _ read: () throws(Malformed) -> Value
  ) throws(Malformed) -> Value {
    let key = Key(location: location, type: ObjectIdentifier(Value.self))
    if let result = known[key] as? Result<Value, Malformed> { return try result.get() }
    let result: Result<Value, Malformed>
    do throws(Malformed) {
      result = .success(try read())
    } catch {
      result = .failure(error)
    }
    known[key] = result
    return try result.get()
  }

  /// Counts the keyframes that a property has from a slot.
  ///
  /// - Returns: Whether the limit allows them.
  func admits(_ keyframes: Int, for property: JSONLocation) -> Bool {
    if count + keyframes <= SlotReads.maximumKeyframes {
      count += keyframes
      return true
    }
    if excess == nil { excess = property }
    return false
  }
}

import LottieModel

/// Reads the values of a document's properties for expressions; properties of a slot share theirs.
final class ScriptSources {
  private struct Key: Hashable {
    let slot: JSONLocation
    let isCompleted: Bool
    let isKeyed: Bool
  }

  private let document: JSONDocument
  private lazy var slots = document.slots
  private var known: [Key: ScriptSource] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// The values of a property.
  ///
  /// `slot`: The name of the slot that it refers to. `isCompleted`: Whether it is of a layer whose tangents
  /// are points. `isKeyed`: Whether a single keyframe counts as one.
  func source(
    at location: JSONLocation,
    _ slot: String?,
    isCompleted: Bool,
    isKeyed: Bool
  ) -> ScriptSource {
    guard let slot, let value = slots[slot] else {
      return read(location, [:], isCompleted: isCompleted, isKeyed: isKeyed)
    }
    let key = Key(slot: value, isCompleted: isCompleted, isKeyed: isKeyed)
    if let source = known[key] { return source }
    let source = read(location, [slot: value], isCompleted: isCompleted, isKeyed: isKeyed)
    known[key] = source
    return source
  }

  private func read(
    _ location: JSONLocation,
    _ slots: [String: JSONLocation],
    isCompleted: Bool,
    isKeyed: Bool
  ) -> ScriptSource {
    ScriptSource(
      document.untypedProperty(at: location, slots: slots, isCompleted: isCompleted),
      isKeyed: isKeyed
    )
  }
}

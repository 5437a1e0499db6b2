/// A set of properties in insertion order.
struct PropertySet {
  /// Smaller sets are searched linearly.
  private static let indexedFrom = 12

  private(set) var list: [ScriptProperty] = []
  private var known: Set<ObjectIdentifier> = []

  var isEmpty: Bool { list.isEmpty }

  func contains(_ property: ScriptProperty) -> Bool {
    list.count < PropertySet.indexedFrom
      ? list.contains { $0 === property } : known.contains(ObjectIdentifier(property))
  }

  mutating func insert(_ property: ScriptProperty) {
    guard !contains(property) else { return }
    list.append(property)
    if list.count == PropertySet.indexedFrom {
      known = Set(list.map(ObjectIdentifier.init))
    } else if list.count > PropertySet.indexedFrom {
      known.insert(ObjectIdentifier(property))
    }
  }

  /// Whether both share their storage; may be false for equal sets.
  private func isCopy(of other: PropertySet) -> Bool {
    list.withUnsafeBufferPointer { own in
      other.list.withUnsafeBufferPointer {
        own.baseAddress == $0.baseAddress && own.count == $0.count
      }
    }
  }

  mutating func formUnion(_ other: PropertySet) {
    guard !isEmpty else {
      self = other
      return
    }
    // The properties of a cycle often share one set.
    guard !isCopy(of: other) else { return }
    for property in other.list { insert(property) }
  }
}

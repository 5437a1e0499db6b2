/// Properties, each once, in the order they came.
struct PropertySet {
  /// Fewer than this are looked for one by one.
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

  /// Whether both still share what they hold; false may be said of equal ones.
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
    // In rings many properties have one and the same set.
    guard !isCopy(of: other) else { return }
    for property in other.list { insert(property) }
  }
}

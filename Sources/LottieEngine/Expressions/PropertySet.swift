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

  mutating func formUnion(_ other: PropertySet) {
    guard !isEmpty else {
      self = other
      return
    }
    for property in other.list { insert(property) }
  }
}

extension JSONCursor {
  /// The names of the slots used within a value: all values of `sid`.
  package var usedSlots: Set<String> { Set(slotUses.keys) }

  /// The number of uses of each slot within a value, by the values of `sid`.
  package var slotUses: [String: Int] {
    var uses: [String: Int] = [:]
    collectSlots(into: &uses)
    return uses
  }

  private func collectSlots(into uses: inout [String: Int]) {
    if isArray {
      guard let first = firstElement, first.isObject || first.isArray else { return }
      for element in elements { element.collectSlots(into: &uses) }
    } else if isObject {
      if let name = self[.slot]?.string { uses[name, default: 0] += 1 }
      for value in values where value.isObject || value.isArray {
        value.collectSlots(into: &uses)
      }
    }
  }
}

extension JSONDocument {
  /// The slot that a property takes its value from; nil when it has one of its own.
  package func slot(of property: PropertyLocation) -> String? {
    withValue(at: property.owner) { owner in
      property.paths.lazy.compactMap { owner.slot(along: $0[...]) }.first
    }
  }

  /// The value of a slot in the document, a property: its member `p`.
  package func value(ofSlot name: String) -> JSONValue? {
    withRoot { root in
      let slot = root["slots"]?.members.first { $0.name == name }
      return slot?.value["p"].map(JSONValue.init)
    }
  }
}

extension JSONCursor {
  /// The first slot that a value on a path refers to, as far as the path exists.
  fileprivate func slot(along path: ArraySlice<String>) -> String? {
    guard let key = path.first, let next = members.first(where: { $0.name == key })?.value else {
      return nil
    }
    return next[.slot]?.string ?? next.slot(along: path.dropFirst())
  }
}

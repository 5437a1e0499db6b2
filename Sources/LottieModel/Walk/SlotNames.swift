extension JSONCursor {
  /// The names of the slots used within a value: all values of `sid`.
  package var usedSlots: Set<String> {
    var names: Set<String> = []
    collectSlots(into: &names)
    return names
  }

  private func collectSlots(into names: inout Set<String>) {
    if isArray {
      guard let first = firstElement, first.isObject || first.isArray else { return }
      for element in elements { element.collectSlots(into: &names) }
    } else if isObject {
      if let name = self["sid"]?.string { names.insert(name) }
      for value in values where value.isObject || value.isArray {
        value.collectSlots(into: &names)
      }
    }
  }
}

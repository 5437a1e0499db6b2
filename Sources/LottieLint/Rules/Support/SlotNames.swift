import LottieModel

/// Names of slots that something uses.
enum SlotNames {
  /// All values of `sid` in the document.
  static func used(in document: LintDocument) -> Set<String> {
    var names: Set<String> = []
    collect(document.root, &names)
    return names
  }

  private static func collect(_ cursor: JSONCursor, _ names: inout Set<String>) {
    if cursor.isArray {
      guard let first = cursor.firstElement, first.isObject || first.isArray else { return }
      for element in cursor.elements { collect(element, &names) }
    } else if cursor.isObject {
      if let name = cursor["sid"]?.string { names.insert(name) }
      for value in cursor.values where value.isObject || value.isArray { collect(value, &names) }
    }
  }
}

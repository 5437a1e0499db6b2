package import LottieModel
package import OrderedCollections

/// A part of a document, and what it becomes.
package struct DocumentChange: Sendable {
  /// Names of members and indices of elements, from the root.
  package let path: [String]
  /// The new value; nil removes the member or the element.
  package let value: JSONValue?
}

extension JSONValue {
  /// A copy with parts changed, all at once: indices are those of this value.
  ///
  /// Linear in the parts on the way to the changes.
  ///
  /// - Precondition: No path is empty or the beginning of another.
  package func applying(_ changes: [DocumentChange]) -> JSONValue { changed(changes, depth: 0) }

  private func changed(_ changes: [DocumentChange], depth: Int) -> JSONValue {
    guard !changes.isEmpty else { return self }
    let parts = Dictionary(grouping: changes) { $0.path[depth] }
    func part(_ name: String, _ value: JSONValue) -> JSONValue? {
      guard let changes = parts[name] else { return value }
      if let last = changes.first(where: { $0.path.count == depth + 1 }) { return last.value }
      return value.changed(changes, depth: depth + 1)
    }
    switch self {
    case .array(let elements):
      return .array(elements.enumerated().compactMap { part("\($0)", $1) })
    case .object(let members):
      var result: OrderedDictionary<String, JSONValue> = [:]
      result.reserveCapacity(members.count)
      for (name, value) in members { result[name] = part(name, value) }
      // New members come last, in the order of the changes.
      for change in changes where members[change.path[depth]] == nil {
        if change.path.count == depth + 1 { result[change.path[depth]] = change.value }
      }
      return .object(result)
    default: return self
    }
  }

  /// Shows every object in it, the outer ones first.
  ///
  /// - Parameter visit: Receives an object and its path from here; false passes over what is in it.
  package func forEachObject(_ visit: ([String], OrderedDictionary<String, JSONValue>) -> Bool) {
    var path: [String] = []
    forEachObject(at: &path, visit)
  }

  /// `path`: The path of this value, which is the same afterwards.
  private func forEachObject(
    at path: inout [String],
    _ visit: ([String], OrderedDictionary<String, JSONValue>) -> Bool
  ) {
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() where element.isContainer {
        path.append("\(index)")
        element.forEachObject(at: &path, visit)
        path.removeLast()
      }
    case .object(let members):
      guard visit(path, members) else { return }
      for (name, value) in members where value.isContainer {
        path.append(name)
        value.forEachObject(at: &path, visit)
        path.removeLast()
      }
    default: break
    }
  }

  private var isContainer: Bool {
    switch self {
    case .object: true
    // Numbers are by far the most.
    case .array(let elements): elements.first?.number == nil && !elements.isEmpty
    default: false
    }
  }
}

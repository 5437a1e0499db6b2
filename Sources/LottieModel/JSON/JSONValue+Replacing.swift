import OrderedCollections

extension JSONValue {
  /// A copy with the value at a path replaced.
  ///
  /// - Parameters:
  ///   - steps: Names of members, and indices of elements from 0.
  ///   - change: Receives the current value, nil for a missing member; nil removes a member.
  /// - Returns: The value itself where the path does not exist.
  package func replacing(
    _ steps: ArraySlice<String>,
    _ change: (JSONValue?) -> JSONValue?
  ) -> JSONValue {
    guard let step = steps.first else { return change(self) ?? self }
    let rest = steps.dropFirst()
    switch self {
    case .object(var members):
      members[step] =
        rest.isEmpty ? change(members[step]) : members[step]?.replacing(rest, change)
      return .object(members)
    case .array(var elements):
      guard let index = Int(step), elements.indices.contains(index) else { return self }
      elements[index] = elements[index].replacing(rest, change)
      return .array(elements)
    default: return self
    }
  }
}

import OrderedCollections

extension JSONValue {
  /// The value with the one at the end of a way changed.
  ///
  /// - Parameters:
  ///   - steps: Names of members, and places of elements from 0.
  ///   - change: Given what is there, nil for a member that is missing; nil takes a member away.
  /// - Returns: The value itself where the way leads nowhere.
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

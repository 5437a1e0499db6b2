import LottieKit

/// Finds the names most like those of a keypath that means nothing.
struct KeypathSuggestion {
  private let names: Set<String>

  /// - Parameter paths: The paths there are.
  init(_ paths: [[String]]) {
    names = paths.reduce(into: []) { $0.formUnion($1) }
  }

  /// `; did you mean …?` with at most three names for the first of the keypath's that is not there, or
  /// nothing when all are.
  func text(for keypath: AnimationKeypath) -> String {
    guard let missing = keypath.keys.first(where: { !$0.contains("*") && !names.contains($0) })
    else { return "" }
    let near = NearestNames.sorted(missing, names.sorted()).prefix(3).map(\.name)
    return "; " + (NearestNames.question(near) ?? "there is no \"\(missing)\"")
  }
}

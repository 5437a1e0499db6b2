package import LottieKit

/// Suggests names for a keypath that matches nothing.
package struct KeypathSuggestion {
  private let names: Set<String>

  /// Collects the names of keypaths.
  ///
  /// - Parameter paths: All paths.
  package init(_ paths: [[String]]) {
    names = paths.reduce(into: []) { $0.formUnion($1) }
  }

  /// `; did you mean …?` with at most three names for the first name of the keypath that does not
  /// exist, or nothing when all exist.
  package func text(for keypath: AnimationKeypath) -> String {
    guard let missing = keypath.keys.first(where: { !$0.contains("*") && !names.contains($0) })
    else { return "" }
    let near = NearestNames.sorted(missing, names.sorted()).prefix(3).map(\.name)
    return "; " + (NearestNames.question(near) ?? "there is no \"\(missing)\"")
  }
}

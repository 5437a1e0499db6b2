package import LottieKit

/// Suggests keypaths for one that matches nothing.
package struct KeypathSuggestion {
  private let paths: [[String]]
  private let names: Set<String>

  /// Keypaths that are looked at.
  private static let maximumPaths = 20_000

  /// Collects keypaths.
  ///
  /// - Parameter paths: All of them.
  package init(_ paths: [[String]]) {
    self.paths = Array(paths.prefix(KeypathSuggestion.maximumPaths))
    names = self.paths.reduce(into: []) { $0.formUnion($1) }
  }

  /// `; did you mean …?` with at most three keypaths, each from the first layer on; or what there is not.
  package func text(for keypath: AnimationKeypath) -> String {
    let keys = keypath.keys
    guard let missing = keys.firstIndex(where: { !$0.contains("*") && !names.contains($0) }) else {
      // A layer or a group is none of its properties.
      let isOutside = paths.contains { $0.count > keys.count && $0.starts(with: keys) }
      return question(isOutside ? [keys + ["**"]] : inside(keys))
    }
    let near = NearestNames.sorted(keys[missing], names.sorted()).prefix(3).map(\.name)
    guard !near.isEmpty else { return "; there is no \"\(keys[missing])\"" }
    return question(
      near.compactMap { name in
        var corrected = keys
        corrected[missing] = name
        if keys.contains(where: { $0.contains("*") }) { return corrected }
        return inside(corrected).first ?? inside(Array(corrected[...missing])).first
          ?? inside([name]).first
      }
    )
  }

  private func question(_ paths: [[String]]) -> String {
    var texts: [String] = []
    for path in paths.map({ AnimationKeypath(keys: $0).string }) where !texts.contains(path) {
      texts.append(path)
    }
    return NearestNames.question(Array(texts.prefix(3))).map { "; " + $0 } ?? ""
  }

  /// Keypaths that end with some names, with whatever before them; otherwise those that end with the last and have the
  /// others in that order.
  private func inside(_ names: [String]) -> [[String]] {
    guard let last = names.last, names.allSatisfy({ !$0.contains("*") }) else { return [] }
    let ends = paths.filter { $0.last == last }
    let whole = ends.filter { $0.suffix(names.count).elementsEqual(names) }
    guard whole.isEmpty else { return Array(whole.prefix(3)) }
    let loose = ends.filter { path in
      var rest = names[...]
      for name in path where name == rest.first { rest = rest.dropFirst() }
      return rest.isEmpty
    }
    return Array(loose.prefix(3))
  }
}

import LottieModel

/// Names that a configuration may use, and what was meant by others.
package enum KnownNames {
  /// A rule, a group, or a pattern that means some rule.
  package static func rule(_ name: String) throws(LintConfiguration.Problem) -> String {
    let ids = RuleCatalog.all.map(\.info.id.text)
    guard !ids.contains(where: { LintOptions.matches($0, name) }) else { return name }
    throw problem("rule", name, among: ids + RuleCatalog.groups)
  }

  /// A feature, a family of features, or a pattern that means some feature.
  static func feature(_ name: String) throws(LintConfiguration.Problem) -> String {
    guard !Feature.allCases.contains(where: { LintOptions.matchesFeature($0, name) }) else {
      return name
    }
    throw problem("feature", name, among: Feature.allCases.map(\.rawValue))
  }

  /// That there is no such name, and the nearest there is.
  static func problem(
    _ kind: String,
    _ name: String,
    among known: [String]
  ) -> LintConfiguration.Problem {
    let near = known.map { (name: $0, distance: distance(name, $0)) }.min {
      $0.distance < $1.distance
    }
    let start = "there is no \(kind) \(Words.quoted(name))"
    guard let near, near.distance <= max(2, name.count / 2) else {
      let list = known.prefix(20).joined(separator: ", ")
      return LintConfiguration.Problem(message: "\(start); there is \(list)")
    }
    return LintConfiguration.Problem(message: "\(start); is \(Words.quoted(near.name)) meant?")
  }

  /// Letters to put in, take out or change: Levenshtein's distance.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased().prefix(80)), Array(b.lowercased()))
    var row = Array(0...b.count)
    for i in a.indices {
      var corner = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = corner + (a[i] == b[j] ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(change, corner + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}

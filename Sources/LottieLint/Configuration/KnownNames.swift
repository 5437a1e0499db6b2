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
    let near = NearestNames.question(NearestNames.near(name, among: known))
    return LintConfiguration.Problem(
      message: "there is no \(kind) \(Words.quoted(name)); "
        + (near ?? "there is \(known.prefix(20).joined(separator: ", "))")
    )
  }
}

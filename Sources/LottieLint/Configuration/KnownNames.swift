import LottieModel

/// Names that a configuration may use, and suggestions for unknown ones.
package enum KnownNames {
  /// A rule, a group, or a pattern that matches some rule.
  package static func rule(_ name: String) throws(LintConfiguration.Problem) -> String {
    let ids = RuleCatalog.all.map(\.info.id.text)
    guard !ids.contains(where: { LintOptions.matches($0, name) }) else { return name }
    throw problem("rule", name, among: ids + RuleCatalog.groups, listing: "lottie rules lists them")
  }

  /// A feature, a family of features, or a pattern that matches some feature.
  static func feature(_ name: String) throws(LintConfiguration.Problem) -> String {
    guard !Feature.allCases.contains(where: { LintOptions.matchesFeature($0, name) }) else {
      return name
    }
    throw problem(
      "feature",
      name,
      among: Feature.allCases.map(\.rawValue),
      listing: "lottie features --format json lists them"
    )
  }

  /// The players of names, each once.
  package static func players(
    _ names: [String]
  ) throws(LintConfiguration.Problem) -> [Player] {
    var players: [Player] = []
    for name in names {
      let found = Player.named(name)
      guard !found.isEmpty else {
        // With a version the ones that are there are named with theirs.
        let isVersioned = name.contains("@")
        func versioned(_ player: Player, _ name: String) -> String {
          isVersioned ? player.majorVersion.map { "\(name)@\($0)" } ?? name : name
        }
        let names = Player.allCases.map { versioned($0, $0.rawValue) }
        let families = Player.allCases.map { versioned($0, $0.family) }
        throw problem(
          "player",
          name,
          among: names + Set(families).subtracting(names).sorted()
        )
      }
      players += found.filter { !players.contains($0) }
    }
    return players
  }

  /// The message for an unknown name, with the nearest known one; else with `listing`, which says
  /// where names are listed, or with all of them.
  package static func problem(
    _ kind: String,
    _ name: String,
    among known: [String],
    listing: String? = nil
  ) -> LintConfiguration.Problem {
    var found = NearestNames.near(name, among: known)
    if found.isEmpty, name.count > 3 {
      // A part of a name, perhaps misspelled: "andriod" of lottie-android.
      found = known.filter { whole in
        let parts = whole.split { "-/@.".contains($0) }.map { String($0) }
        return !NearestNames.near(name, among: parts).isEmpty
      }
      if found.count > 3 { found = [] }
    }
    let near = NearestNames.question(found)
    return LintConfiguration.Problem(
      message: "there is no \(kind) \(Words.quoted(name)); "
        + (near ?? listing ?? "available: \(known.joined(separator: ", "))")
    )
  }
}

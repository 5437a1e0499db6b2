package import LottieModel

/// The verdict on how a player plays a file.
package struct PlayerVerdict: Codable, Sendable {
  /// From best to worst.
  package enum Outcome: String, Codable, Comparable, Sendable, CaseIterable {
    /// Everything is drawn, as far as known.
    case plays
    /// It uses a feature whose support by the player is unknown.
    case unknown
    /// Something looks different.
    case differs
    /// Something is missing, or entirely different.
    case loses
    /// Nothing is drawn.
    case fails

    /// The symbol in tables.
    package var symbol: String {
      switch self {
      case .plays: "✓"
      case .unknown: "?"
      case .differs: "~"
      case .loses: "✗"
      case .fails: "✗✗"
      }
    }

    /// The severity of a finding with this outcome.
    package var severity: Severity {
      switch self {
      case .plays: .off
      case .unknown: .info
      case .differs: .warning
      case .loses, .fails: .error
      }
    }

    private var rank: Int { Outcome.allCases.firstIndex(of: self) ?? 0 }

    package static func < (a: Outcome, b: Outcome) -> Bool { a.rank < b.rank }
  }

  /// The player.
  package let player: Player
  /// The outcome.
  package private(set) var outcome: Outcome
  /// The features that cause it, worst first.
  package let features: [Feature]
  /// Other rules whose findings cause it.
  package private(set) var rules: [RuleID] = []
  /// The features that it draws otherwise, but by too little to notice; no part of reports.
  package private(set) var slight: Set<Feature> = []

  private enum CodingKeys: String, CodingKey {
    case player, outcome, features, rules
  }

  /// Determines the verdict by features alone; findings may make it worse.
  private init(_ player: Player, _ hits: FeatureHits, _ circumstances: Circumstances) {
    self.player = player
    let troubles: [(Outcome, Feature)] = hits.features.compactMap { feature in
      let row = FeatureMatrix.row(feature)
      let outcome = row.outcome(in: player, circumstances)
      return outcome == .plays ? nil : (outcome, feature)
    }
    outcome = troubles.map(\.0).max() ?? .plays
    var unseen = circumstances
    unseen.visibility = [:]
    for (feature, visibility) in circumstances.visibility[player] ?? [:]
    where visibility == .slight
      && FeatureMatrix.row(feature).outcome(in: player, unseen) != .plays
    {
      slight.insert(feature)
    }
    features = Outcome.allCases.reversed().flatMap { outcome in
      troubles.filter { $0.0 == outcome }.map(\.1)
    }
  }

  /// Determines the verdict by findings about a part of a container alone.
  init(_ player: Player, _ found: [(rule: RuleID, severity: Severity)]) {
    (self.player, features, outcome) = (player, [], .plays)
    for (rule, severity) in found { take(rule, severity) }
  }

  /// The verdicts of the target players, by the features and the findings of a file.
  static func all(
    _ hits: FeatureHits,
    _ entries: [Report.Entry],
    _ document: LintDocument
  ) -> [PlayerVerdict] {
    document.options.judged.map { player in
      var verdict = PlayerVerdict(player, hits, document.circumstances)
      for entry in entries where entry.info.feature == nil {
        guard entry.players.contains(PlayerSet([player])) else { continue }
        verdict.take(entry)
      }
      return verdict
    }
  }

  /// Rules whose errors make the file, or the affected frames, unplayable.
  private static let breaking: Set<RuleID> = [
    .fileBreaking, .fileBreakingShape, .throwing, .manifestForm, .noAnimation,
  ]

  private mutating func take(_ entry: Report.Entry) {
    take(entry.info.id, entry.severity ?? entry.info.severity)
  }

  private mutating func take(_ id: RuleID, _ severity: Severity) {
    let effect: Outcome =
      switch severity {
      case .off, .info: .plays
      case .warning: id == .throwing ? .fails : .differs
      case .error: PlayerVerdict.breaking.contains(id) ? .fails : .loses
      }
    guard effect != .plays else { return }
    outcome = max(outcome, effect)
    if !rules.contains(id) { rules.append(id) }
  }
}

package import LottieModel

/// How a player does with a file.
package struct PlayerVerdict: Sendable {
  /// From best to worst.
  package enum Outcome: String, Comparable, Sendable, CaseIterable {
    /// Everything known is drawn.
    case plays
    /// Something looks different.
    case differs
    /// Something is not there.
    case losesContent = "loses content"
    /// Nothing is drawn.
    case fails

    /// The sign in tables.
    package var sign: String {
      switch self {
      case .plays: "✓"
      case .differs: "~"
      case .losesContent: "✗"
      case .fails: "✗✗"
      }
    }

    private var rank: Int { Outcome.allCases.firstIndex(of: self) ?? 0 }

    package static func < (a: Outcome, b: Outcome) -> Bool { a.rank < b.rank }
  }

  /// The player.
  package let player: Player
  /// How it does.
  package let outcome: Outcome
  /// The features that make it so, worst first.
  package let features: [Feature]

  /// The verdicts on all players.
  static func all(_ hits: FeatureHits) -> [PlayerVerdict] {
    let rows = hits.features.map(FeatureMatrix.row)
    return Player.allCases.map { player in
      let troubles: [(Outcome, Feature)] = rows.compactMap { row in
        let outcome = PlayerVerdict.outcome(row, player)
        return outcome == .plays ? nil : (outcome, row.feature)
      }
      let worst = troubles.map(\.0).max() ?? .plays
      let features = Outcome.allCases.reversed().flatMap { outcome in
        troubles.filter { $0.0 == outcome }.map(\.1)
      }
      return PlayerVerdict(player: player, outcome: worst, features: features)
    }
  }

  private static func outcome(_ row: FeatureRow, _ player: Player) -> Outcome {
    guard row.loss != .none else { return .plays }
    switch (row.effectiveSupport(by: player), row.loss(in: player)) {
    case (.lacks, .file): return .fails
    case (.lacks, .content): return .losesContent
    case (.lacks, _), (.differs, _): return .differs
    case (.plays, _), (.unknown, _): return .plays
    }
  }
}

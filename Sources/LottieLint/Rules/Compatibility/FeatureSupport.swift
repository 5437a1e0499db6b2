import LottieModel

/// `compat/<feature>`: a target player lacks a feature; one rule for each row of the matrix.
struct FeatureSupport: FeatureRule {
  let row: FeatureRow
  let info: RuleInfo

  init(_ row: FeatureRow) {
    self.row = row
    info = RuleInfo(
      RuleID(row.feature),
      .warning,
      feature: row.feature,
      "\(row.name): players that lack it.",
      explanation: row.note.isEmpty
        ? "Players differ in what they draw; `lottie features` shows who draws this." : row.note,
      example: row.feature.definition.found,
      fix: row.feature.advice
    )
  }

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard row.loss != .none, let hit = hits[row.feature],
      document.environment.reportsContainer
        || !document.environment.features.contains(row.feature)
    else { return }
    let options = document.options
    var circumstances = document.circumstances
    let visibility = circumstances.visibility
    circumstances.visibility = [:]
    let outcomes = options.targets.map { player in
      (player: player, outcome: row.outcome(in: player, circumstances))
    }
    func touched(_ wanted: FeatureVisibility) -> [(player: Player, outcome: PlayerVerdict.Outcome)]
    {
      outcomes.filter {
        $0.outcome != .plays && visibility[$0.player]?[row.feature] ?? .visible == wanted
      }
    }
    let visible = touched(.visible)
    let isSlight = visible.isEmpty
    let touched = isSlight ? touched(.slight) : visible
    guard let worst = touched.map(\.outcome).max() else { return }
    // Without targets nothing is an error.
    let severity = options.namesTargets ? worst.severity : min(worst.severity, .warning)
    let message =
      isSlight
      ? "\(row.name): drawn differently by \(FeatureSupport.names(touched)), but too little to notice"
      : row.feature.definition.clause(
        FeatureSupport.words(touched, isPlural: false),
        FeatureSupport.words(touched, isPlural: true)
      )
    let occurrences = options.listsAll ? hit.occurrences : Array(hit.occurrences.prefix(1))
    for occurrence in occurrences {
      report.add(
        info,
        at: occurrence.location,
        message,
        severity: isSlight ? .info : severity,
        players: PlayerSet(touched.map(\.player)),
        locations: options.listsAll ? [] : hit.occurrences.map(\.location),
        count: options.listsAll ? 1 : hit.count
      )
    }
  }

  private static func words(
    _ touched: [(player: Player, outcome: PlayerVerdict.Outcome)],
    isPlural: Bool
  ) -> String {
    let verbs: [(outcome: PlayerVerdict.Outcome, singular: String, plural: String)] = [
      (.fails, "breaks the file in", "break the file in"),
      (.loses, "is lost in", "are lost in"),
      (.differs, "looks different in", "look different in"),
      (.unknown, "is not known to be drawn by", "are not known to be drawn by"),
    ]
    let parts = verbs.compactMap { outcome, singular, plural -> String? in
      let players = touched.filter { $0.outcome == outcome }
      return players.isEmpty ? nil : "\(isPlural ? plural : singular) \(names(players))"
    }
    return parts.joined(separator: "; ")
  }

  private static func names(
    _ players: [(player: Player, outcome: PlayerVerdict.Outcome)]
  ) -> String {
    players.map(\.player.rawValue).joined(separator: ", ")
  }
}

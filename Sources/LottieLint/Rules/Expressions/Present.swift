import LottieModel

/// `expr/present`: expressions are used, and a player asked about has none.
struct Present: FeatureRule {
  let info = RuleInfo(
    .present,
    .off,
    "Expressions are used, and a target player does not support them.",
    explanation:
      "It uses the exported keyframes instead.",
    example: #"{"x": "var $bm_rt = wiggle(1, 20);"}"#,
    fix: "Convert expressions to keyframes in After Effects."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard let hit = hits[.expressions], let first = hit.occurrences.first else { return }
    let row = FeatureMatrix.row(.expressions)
    let players = document.options.targets.filter { row.support(by: $0) == .lacks }
    guard !players.isEmpty else { return }
    let names = players.map(\.rawValue).joined(separator: ", ")
    report.add(
      info,
      at: first.location,
      "\(Words.count(hit.count, "expression")); not evaluated by \(names)",
      players: PlayerSet(players)
    )
  }
}

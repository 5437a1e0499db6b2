import LottieModel

extension RuleID {
  package static let throwing: RuleID = "compat/throws"
}

/// `compat/throws`: a player stops with an error while it reads or draws the file.
struct PlayerStops: DocumentRule {
  let info = RuleInfo(
    .throwing,
    .error,
    "A player stops with an error and shows nothing.",
    explanation:
      "Some players need members that others do without, and take no other kind of value for them.",
    example: #"{"ty": "tm", "e": {"a": 0, "k": 50}}: a trim path without "s" in lottie-android"#,
    fix: "Write the member as the specification has it, or export again with a current Bodymovin."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let players = document.options.judged
    let android = [Player.android, .androidMergePaths].filter(players.contains)
    // What stops several players is told once.
    var others: [PlayerStop: [Player]] = [:]
    let search = StopSearch(document, for: players)
    for (players, stop) in search.stops { others[stop.defect, default: []] += players }
    if !android.isEmpty {
      let reader = AndroidReader(document)
      for (index, stop) in reader.stops.enumerated() {
        let isLast = index == reader.stops.count - 1
        let count = isLast ? reader.count - index : 1
        let players = android + (others.removeValue(forKey: stop.defect) ?? [])
        add(stop, players, count: count, document, &report)
      }
    }
    for (_, stop) in search.stops {
      guard let players = others.removeValue(forKey: stop.defect) else { continue }
      add(stop, players, document, &report)
    }
  }

  private func add(
    _ stop: PlayerStop,
    _ players: [Player],
    count: Int = 1,
    _ document: LintDocument,
    _ report: inout Report
  ) {
    var names: [String] = []
    for name in players.map(\.family) where !names.contains(name) { names.append(name) }
    let verb = names.count > 1 ? "stop" : "stops"
    report.add(
      info,
      at: stop.location,
      "\(Words.series(names)) \(verb) here: \(stop.words)",
      severity: document.options.namesTargets ? nil : .warning,
      players: PlayerSet(players),
      count: count,
      missing: stop.missing
    )
  }
}

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
    if !android.isEmpty {
      let reader = AndroidReader(document)
      for (index, stop) in reader.stops.enumerated() {
        let isLast = index == reader.stops.count - 1
        let count = isLast ? reader.count - index : 1
        add(android, stop.location, stop.words, count: count, document, &report)
      }
    }
    for stop in StopSearch(document, for: players).stops {
      add(stop.players, stop.location, stop.words, document, &report)
    }
  }

  private func add(
    _ players: [Player],
    _ location: JSONLocation,
    _ words: String,
    count: Int = 1,
    _ document: LintDocument,
    _ report: inout Report
  ) {
    var names: [String] = []
    for name in players.map(\.family) where !names.contains(name) { names.append(name) }
    let verb = names.count > 1 ? "stop" : "stops"
    report.add(
      info,
      at: location,
      "\(names.joined(separator: " and ")) \(verb) here: \(words)",
      severity: document.options.namesTargets ? nil : .warning,
      players: PlayerSet(players),
      count: count
    )
  }
}

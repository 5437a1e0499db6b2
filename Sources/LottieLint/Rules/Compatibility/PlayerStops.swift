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
    guard document.options.judged.contains(.android) else { return }
    let reader = AndroidReader(document)
    for (index, stop) in reader.stops.enumerated() {
      let isLast = index == reader.stops.count - 1
      report.add(
        info,
        at: stop.location,
        "lottie-android stops here: \(stop.words)",
        severity: document.options.namesTargets ? nil : .warning,
        players: PlayerSet([.android]),
        count: isLast ? reader.count - index : 1
      )
    }
  }
}

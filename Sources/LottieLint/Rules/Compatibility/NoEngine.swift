import LottieModel

/// `compat/ios-no-engine`: neither engine of lottie-ios plays everything.
struct NoEngine: FeatureRule {
  let info = RuleInfo(
    .noEngine,
    .error,
    "Neither engine of lottie-ios plays everything.",
    explanation:
      "A repeater needs Core Animation, a text animator the main-thread engine; a file with both loses one of them.",
    example: "a repeater and a text animator in one file",
    fix: "Bake the repeater or the text animator in After Effects."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    let players = PlayerSet(document.options.targets).intersection(PlayerSet([.ios]))
    guard !players.isEmpty else { return }
    let fallbacks: [Feature] = [
      .textAnimator, .textDocumentKeyframes, .trimOnFill, .strokeDashAnimated,
    ]
    guard let repeater = hits[.repeater]?.occurrences.first,
      let other = fallbacks.first(where: { hits[$0] != nil })
    else { return }
    let name = FeatureMatrix.row(other).name.lowercased()
    report.add(
      info,
      at: repeater.location,
      "lottie-ios draws repeaters in one engine only, and \(name) in the other only",
      players: players
    )
  }
}

import LottieModel

/// `policy/frame-rate`: the policy does not allow the frame rate.
struct PolicyFrameRate: DocumentRule {
  let info = RuleInfo(
    .policyFrameRate,
    .error,
    "The policy does not allow the frame rate.",
    explanation:
      "The configuration sets it.",
    example: "frame-rates: [30, 60]",
    fix: "Change the frame rate of the composition."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let rates = document.options.policy.frameRates
    guard !rates.isEmpty, !rates.contains(document.frameRate) else { return }
    let wanted = rates.map(Words.number).joined(separator: " or ")
    let words = "\(Words.number(document.frameRate)) frames a second, not \(wanted)"
    report.add(info, at: document.root["fr"] ?? document.root, words)
  }
}

import LottieModel

/// `policy/duration`: the duration exceeds the policy.
struct PolicyDuration: DocumentRule {
  let info = RuleInfo(
    .policyDuration,
    .error,
    "The animation is longer than the policy allows.",
    explanation:
      "The configuration sets it.",
    example: "max-duration: 3",
    fix: "Shorten the animation."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let maximum = document.options.policy.maxDuration, document.duration > maximum else {
      return
    }
    let words = "\(Words.number(document.duration)) seconds, more than \(Words.number(maximum))"
    report.add(info, at: document.root["op"] ?? document.root, words)
  }
}

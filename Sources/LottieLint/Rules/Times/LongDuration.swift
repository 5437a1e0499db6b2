import LottieModel

/// `time/long`: the animation is very long.
struct LongDuration: DocumentRule {
  let info = RuleInfo(
    .longDuration,
    .warning,
    "The animation is very long.",
    explanation:
      "Players keep all keyframes in memory.",
    example: "an animation of three minutes",
    fix: "Split it, or use a video."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.duration > document.options.limits.duration {
      let words = Words.number(document.duration.rounded())
      report.add(info, at: document.root["op"] ?? document.root, "\(words) seconds long")
    }
  }
}

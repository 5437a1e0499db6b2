import LottieModel

/// `time/zero-duration`: the animation has no duration.
struct ZeroDuration: DocumentRule {
  let info = RuleInfo(
    .zeroDuration,
    .error,
    "The animation has no duration.",
    explanation:
      "The last frame is not after the first; most players show nothing.",
    example: #"{"ip": 0, "op": 0}"#,
    fix: "Set the work area."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.outPoint <= document.inPoint {
      report.add(
        info,
        at: document.root["op"] ?? document.root,
        "the animation ends at its first frame"
      )
    }
  }
}

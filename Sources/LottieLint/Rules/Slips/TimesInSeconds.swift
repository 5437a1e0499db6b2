import LottieModel

/// Finds documents whose keyframes count seconds.
struct TimesInSeconds: DocumentRule {
  let info = RuleInfo(
    "slip/seconds",
    .warning,
    "Keyframes count seconds, not frames.",
    explanation:
      "A keyframe's time \"t\" is a frame. With times in seconds all motion is over within the first frames.",
    example: #"{"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 1.5, "s": [90]}]}"#,
    fix: "Multiply the times by the frame rate."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let seconds = (document.outPoint - document.inPoint) / document.frameRate
    // With few frames a second the two hardly differ.
    guard document.inPoint == 0, document.frameRate >= 10, seconds.isFinite, seconds > 0 else {
      return
    }
    var fraction: JSONCursor?
    var last = 0.0
    // One that is later than the animation has seconds ends the search.
    let mayCountSeconds = KeyframeLists.visit(document.root) { keyframes in
      guard keyframes.count > 1 else { return true }
      return keyframes.elements.allSatisfy { keyframe in
        guard let cursor = keyframe[.time], let time = cursor.double, time >= 0, time <= seconds
        else { return false }
        last = max(last, time)
        // Exporters write 1.00000004 for 1.
        if fraction == nil, abs(time - time.rounded()) > 0.001 { fraction = cursor }
        return true
      }
    }
    guard mayCountSeconds, let fraction else { return }
    let frame = Words.number(last)
    report.add(
      info,
      at: fraction,
      "the last keyframe of all is at frame \(frame), as if in seconds"
    )
  }
}

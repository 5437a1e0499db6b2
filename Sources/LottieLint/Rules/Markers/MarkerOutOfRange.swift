import LottieModel

/// `marker/out-of-range`: a marker lies outside the animation.
struct MarkerOutOfRange: MarkerRule {
  let info = RuleInfo(
    .markerOutOfRange,
    .warning,
    "A marker lies outside the animation.",
    explanation:
      "Playing to or from it does nothing.",
    example: "a marker at 90 in an animation of 60 frames",
    fix: "Move the marker, or shorten it."
  )

  func check(_ marker: JSONCursor, in document: LintDocument, _ report: inout Report) {
    guard let time = marker["tm"]?.double else { return }
    let end = time + max(0, marker["dr"]?.double ?? 0)
    if time < document.inPoint || time > document.outPoint || end > document.outPoint + 1 {
      let name = Words.quoted(marker["cm"]?.string ?? "")
      report.add(info, at: marker, "the marker \(name) lies outside the animation")
    }
  }
}

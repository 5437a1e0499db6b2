import LottieModel

/// `time/empty`: no layer is there at the beginning or at the end.
struct EmptyTime: CompositionRule {
  let info = RuleInfo(
    .emptyTime,
    .info,
    "No layer is visible at the start or at the end.",
    explanation:
      "The work area is longer than its contents: the animation starts late, or is empty before it repeats.",
    example: "an animation of 60 frames whose layers all end at 30",
    fix: "Trim the composition to its contents before exporting, or extend the layers."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    guard composition.isRoot, document.outPoint > document.inPoint else { return }
    var (first, last) = (Double.infinity, -Double.infinity)
    for layer in composition.layers where !layer.isHidden && !layer.isMatteSource {
      guard let type = layer.type, [0, 1, 2, 4, 5].contains(type) else { continue }
      guard let start = layer.inPoint, let end = layer.outPoint else { return }
      guard end > document.inPoint, start < document.outPoint, start < end else { continue }
      (first, last) = (min(first, start), max(last, end))
    }
    // None at all is another rule's; a frame is lost in the rounding of exporters.
    guard first < last else { return }
    let (begin, end) = (document.inPoint, document.outPoint)
    let location = document.root["layers"] ?? document.root
    if first > begin + 1 {
      report.add(info, at: location, "no layer is visible before frame \(Words.number(first))")
    }
    if last < end - 1 {
      let frames = "from frame \(Words.number(last)) to the end, \(Words.number(end))"
      report.add(info, at: location, "no layer is visible \(frames)")
    }
  }
}

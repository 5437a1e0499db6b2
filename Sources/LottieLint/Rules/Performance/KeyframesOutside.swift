import LottieModel

/// `perf/keyframes-outside`: keyframes lie outside the time the layer shows.
struct KeyframesOutside: PropertyRule {
  let info = RuleInfo(
    .keyframesOutside,
    .info,
    once: true,
    "Keyframes lie outside the layer's visible time.",
    explanation:
      "They are never reached and make the file larger.",
    example: "keyframes at 200 on a layer that ends at 60",
    fix: "Trim the keyframes to the work area before exporting."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let list = property.keyframes, list.count > 1, let start = property.layer.inPoint,
      let end = property.layer.outPoint
    else { return }

    let times = list.elements.compactMap { $0["t"]?.double }
    let outside = times.filter { $0 < start }.count - 1
    let behind = times.filter { $0 > end }.count - 1
    let count = max(0, outside) + max(0, behind)
    if count > 0 {
      report.add(info, at: list, "\(Words.count(count, "keyframe")) outside the layer's time")
    }
  }
}

import LottieModel

/// `hygiene/single-keyframe`: a property is animated with one keyframe.
struct SingleKeyframe: PropertyRule {
  let info = RuleInfo(
    .singleKeyframe,
    .info,
    once: true,
    "A property is animated with one keyframe.",
    explanation:
      "It never changes.",
    example: #"{"a": 1, "k": [{"t": 0, "s": [100]}]}"#,
    fix: "Remove the keyframe in After Effects."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard property.kind != nil, let list = property.keyframes, list.count == 1 else { return }
    report.add(info, at: list, "an animated property with one keyframe")
  }
}

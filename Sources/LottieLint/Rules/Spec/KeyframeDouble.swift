import LottieModel

/// `spec/keyframe-double`: two keyframes have the same time.
struct KeyframeDouble: KeyframeRule {
  let info = RuleInfo(
    .keyframeDouble,
    .info,
    "Two keyframes have the same time.",
    explanation:
      "There is nothing to interpolate between them; players show one or the other on that frame.",
    example: #"[{"t": 10, "s": [0]}, {"t": 10, "s": [1]}]"#,
    fix: "Remove one of them, or hold the first."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    guard let time = keyframe.cursor["t"]?.double, let before = keyframe.previous?["t"]?.double,
      time == before
    else { return }
    report.add(info, at: keyframe.cursor, "two keyframes have the time \(Words.number(time))")
  }
}

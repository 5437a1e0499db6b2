import LottieModel

/// `spec/keyframe-order`: keyframes are not in order of time.
struct KeyframeOrder: KeyframeRule {
  let info = RuleInfo(
    .keyframeOrder,
    .error,
    "Keyframes are not in order of time.",
    explanation:
      "Players search by time and find the wrong keyframe.",
    example: #"[{"t": 10, "s": [0]}, {"t": 5, "s": [1]}]"#,
    fix: "Put the keyframes in order, each later than the one before."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    guard let time = keyframe.cursor["t"]?.double, let before = keyframe.previous?["t"]?.double,
      time < before
    else { return }
    report.add(
      info,
      at: keyframe.cursor,
      "the keyframe at \(Words.number(time)) follows the one at \(Words.number(before))"
    )
  }
}

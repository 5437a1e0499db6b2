import LottieModel

/// `spec/keyframe-arity`: keyframes of one property have different numbers of values.
struct KeyframeArity: KeyframeRule {
  let info = RuleInfo(
    .keyframeArity,
    .error,
    "Keyframes of one property have different numbers of values.",
    explanation:
      "Values with two and three numbers cannot be interpolated.",
    example: #"[{"t": 0, "s": [1, 2, 3]}, {"t": 9, "s": [1]}]"#,
    fix: "Give all keyframes of the property the same number of values."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    guard property.kind == .size || property.kind == .number || property.kind == .point,
      let value = keyframe.cursor["s"], let before = keyframe.previous?["s"],
      value.isArray, before.isArray, value.count != before.count,
      min(value.count, before.count) < 2
    else { return }
    report.add(
      info,
      at: value,
      "\(Words.count(value.count, "value")) here, \(before.count) in the keyframe before"
    )
  }
}
